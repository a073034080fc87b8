import { accountApi } from '@mall/contract/account/account.api.ts';
import type { AgreementKind } from '@mall/contract/account/agreed.api.ts';
import { keyOf } from '@mall/kit/ask/ask.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { ProtocolText } from '@mall/kit/sign-in/protocol-text.tsx';
import { useLanguage } from '@mall/kit/words/language.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { ErrorState } from '@mall/ui/error-state.tsx';
import { Skeleton } from '@mall/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../kernel/words.tsx';

/** As the product's limits say. */
const maxHeight = 300;

type AgreementDialogProps = { kind: AgreementKind; onClose: () => void; onAgree: () => void };

export function AgreementDialog({ kind, onClose, onAgree }: AgreementDialogProps) {
  const t = useWords('account');
  const language = useLanguage();
  const question = { call: accountApi.protocol, request: { query: { kind } } };
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: keyOf(question, language),
    queryFn: () => browserCall(question.call, question.request, { silent: true }),
    staleTime: 600_000,
  });
  const footer = (
    <>
      <Button look="quiet" onClick={onClose}>
        {t('dialog.close')}
      </Button>
      <Button disabled={!data} onClick={onAgree}>
        {t('agree.accept')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      width={640}
      maxBodyHeight={maxHeight}
      title={data?.title ?? t(`agree.${kind}`)}
      labels={{ close: t('dialog.close') }}
      footer={footer}
      onClose={onClose}
    >
      {data && (
        // It takes the focus, so that keys can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section aria-label={data.title} tabIndex={0}>
          <ProtocolText content={data.content} />
        </section>
      )}
      {isPending && <Skeleton kind="text" lines={8} />}
      {!data && !isPending && (
        <ErrorState
          compact
          title={t('failed.title')}
          labels={{ retry: t('failed.retry') }}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  );
}
