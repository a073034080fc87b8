import { agreedApi, type DueAgreement } from '@mall/contract/account/agreed.api.ts';
import { Button } from '@mall/ui/button.tsx';
import { Dialog } from '@mall/ui/dialog.tsx';
import { useState } from 'react';
import { useCall } from '../act/use-call.ts';
import { useKitWords } from '../words/use-kit-words.ts';
import { ProtocolText } from './protocol-text.tsx';

/** As the product's limits say. */
const maxHeight = 300;

type Props = { due: readonly DueAgreement[]; onLeave: () => void };

/** There is no third way: he agrees, or he leaves; but nobody is sent away by a slip. */
export default function AgreementsDialog({ due, onLeave }: Props) {
  const t = useKitWords();
  const [declines, setDeclines] = useState(false);
  const agree = useCall({
    call: agreedApi.agree,
    request: () => ({ body: { list: due.map(({ kind, version }) => ({ kind, version })) } }),
    changes: [agreedApi.due],
  });
  const accept = (
    <Button busy={agree.busy} onClick={() => void agree.run().catch(() => undefined)}>
      {t('agreed.accept')}
    </Button>
  );
  if (declines)
    return (
      <Dialog
        open
        title={t('agreed.decline.title')}
        labels={{ close: t('agreed.read') }}
        onClose={() => setDeclines(false)}
        footer={
          <>
            <Button look="quiet" onClick={onLeave}>
              {t('agreed.leave')}
            </Button>
            <Button onClick={() => setDeclines(false)}>{t('agreed.read')}</Button>
          </>
        }
      >
        {t('agreed.decline.text')}
      </Dialog>
    );
  return (
    <Dialog
      open
      width={640}
      maxBodyHeight={maxHeight}
      title={t('agreed.title')}
      labels={{ close: t('agreed.decline') }}
      onClose={() => setDeclines(true)}
      footer={
        <>
          <Button look="quiet" onClick={() => setDeclines(true)}>
            {t('agreed.decline')}
          </Button>
          {accept}
        </>
      }
    >
      <p>{t('agreed.text')}</p>
      {due.map(({ kind, title, content }) => (
        // It takes the focus, so that keys can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section key={kind} aria-label={title} tabIndex={0}>
          <h3>{title}</h3>
          <ProtocolText content={content} />
        </section>
      ))}
    </Dialog>
  );
}
