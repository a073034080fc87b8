import { type AfterSaleSummary, afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Confirm } from '@mall/ui/confirm.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.tsx';
import { AppealDialog } from './appeal-dialog.tsx';

type Sale = Pick<AfterSaleSummary, 'id' | 'aftersaleSn'>;
export type AfterSaleActs = {
  cancel: (sale: Sale) => void;
  confirmReceipt: (sale: Sale) => void;
  appeal: (sale: Sale) => void;
  /** The questions that an act asks first; stands once on a page. */
  dialogs: ReactNode;
};

/** Whatever became of an act, what is shown of after-sales and orders may be old now. */
export const useRenewAfterSales = (): (() => Promise<void>) => {
  const answers = useQueryClient();
  return () => answers.invalidateQueries({ predicate: ({ queryKey }) => /aftersale|\/order\//.test(String(queryKey[1])) });
};

/** What a buyer can do with an after-sale, with its questions and its words when done. */
export const useAfterSaleActs = (): AfterSaleActs => {
  const t = useWords('after-sale');
  const renew = useRenewAfterSales();
  const [asked, setAsked] = useState<{ kind: 'cancel' | 'confirmReceipt' | 'appeal'; sale: Sale }>();
  const close = () => setAsked(undefined);
  const settled = () => {
    close();
    return renew();
  };
  const cancel = useMutation({
    mutationFn: ({ id }: Sale) => browserCall(afterSaleApi.cancel, { params: { id } }),
    onSuccess: () => toast.ok(t('cancel.done')),
    onSettled: settled,
  });
  const confirm = useMutation({
    mutationFn: ({ id }: Sale) => browserCall(afterSaleApi.confirmReceipt, { params: { id } }),
    onSuccess: () => toast.ok(t('confirm.done')),
    onSettled: settled,
  });
  const sale = asked?.sale;
  const sn = sale?.aftersaleSn ?? '';
  const dialogs = (
    <>
      <Confirm
        open={asked?.kind === 'cancel'}
        tone="danger"
        title={t('cancel.ask', { sn })}
        labels={{ act: t('act.cancel'), back: t('cancel.back'), close: t('close') }}
        busy={cancel.isPending}
        onAct={() => sale && cancel.mutate(sale)}
        onClose={close}
      >
        {t('cancel.text')}
      </Confirm>
      <Confirm
        open={asked?.kind === 'confirmReceipt'}
        title={t('confirm.ask')}
        labels={{ act: t('act.confirmReceipt'), back: t('confirm.back'), close: t('close') }}
        busy={confirm.isPending}
        onAct={() => sale && confirm.mutate(sale)}
        onClose={close}
      >
        {t('confirm.text')}
      </Confirm>
      {asked?.kind === 'appeal' && sale && <AppealDialog id={sale.id} onClose={close} onDone={settled} />}
    </>
  );
  return {
    cancel: (given) => setAsked({ kind: 'cancel', sale: given }),
    confirmReceipt: (given) => setAsked({ kind: 'confirmReceipt', sale: given }),
    appeal: (given) => setAsked({ kind: 'appeal', sale: given }),
    dialogs,
  };
};
