import { type AfterSaleSummary, afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { afterSaleReads } from './after-sale.changes.ts';
import { type Appeal, AppealDialog } from './appeal-dialog.tsx';

type Sale = Pick<AfterSaleSummary, 'id' | 'aftersaleSn'>;
export type AfterSaleActs = Record<'cancel' | 'confirmReceipt' | 'appeal', (sale: Sale) => void> & {
  /** The questions that an act asks first; stands once on a page. */
  dialogs: ReactNode;
};

const byId = ({ id }: Sale) => ({ params: { id } });

/** What a buyer can do with an after-sale, with its questions and its words when done. */
export const useAfterSaleActs = (): AfterSaleActs => {
  const t = useWords('after-sale');
  const cancel = useAct({
    call: afterSaleApi.cancel,
    request: byId,
    ask: ({ aftersaleSn: sn }) => ({
      title: t('cancel.ask', { sn }),
      text: t('cancel.text'),
      act: t('act.cancel'),
      back: t('cancel.back'),
      tone: 'danger',
    }),
    done: t('cancel.done'),
    changes: afterSaleReads,
  });
  const confirm = useAct({
    call: afterSaleApi.confirmReceipt,
    request: byId,
    ask: () => ({ title: t('confirm.ask'), text: t('confirm.text'), act: t('act.confirmReceipt'), back: t('confirm.back') }),
    done: t('confirm.done'),
    changes: afterSaleReads,
  });
  const appeal = useAct<typeof afterSaleApi.appeal, Sale, Appeal>({
    call: afterSaleApi.appeal,
    request: ({ id }, body) => ({ params: { id }, body }),
    dialog: (_, { busy, act, close }) => <AppealDialog busy={busy} onAppeal={act} onClose={close} />,
    done: t('appeal.done'),
    changes: afterSaleReads,
  });
  return {
    cancel: cancel.start,
    confirmReceipt: confirm.start,
    appeal: appeal.start,
    dialogs: (
      <>
        {cancel.question}
        {confirm.question}
        {appeal.question}
      </>
    ),
  };
};
