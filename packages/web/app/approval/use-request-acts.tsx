import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import { type RequestDetail, requestApi } from '@mall/contract/approval/request.api.ts';
import type { RequestAction } from '@mall/contract/approval/request.machine.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { requestReads } from './approval.changes.ts';
import { SignerDialog, TransferDialog, WithdrawDialog } from './hand-on-dialogs.tsx';
import { OpinionDialog } from './opinion-dialog.tsx';
import { type Again, SubmitAgainDialog } from './submit-again-dialog.tsx';
import { useCaseWords } from './use-case-words.ts';

/** A request that was read, and what the reader has typed to it. */
type Read = { request: RequestDetail; opinion: string };
type OnRequest = (read: Read) => void;

export type RequestActs = Record<RequestAction | 'askApprove', OnRequest> & {
  busy: RequestAction | undefined;
  /** The questions of the acts; stands once on a page. */
  dialogs: ReactNode;
};

const to = ({ request: { requestId } }: Read) => ({ params: { id: requestId } });

/** What can be done with a request, with its questions and its words when done. `onDecided`: the reader has it no longer. */
export const useRequestActs = ({ onDecided }: { onDecided?: () => void } = {}): RequestActs => {
  const t = useWords('approval');
  const spoken = useCaseWords();
  const changes = requestReads;
  const approval = {
    call: requestApi.approve,
    request: (read: Read) => ({ ...to(read), body: { reason: read.opinion.trim(), hash: read.request.hash } }),
    done: t('done.approve'),
    onDone: () => onDecided?.(),
    changes,
  };
  const approve = useAct(approval);
  // A key is pressed by accident more easily than a button.
  const askApprove = useAct({
    ...approval,
    ask: ({ request: { title, amount } }) => ({
      title: t('approve.ask', { title }),
      text: t('approve.text', { amount: formatCurrency(amount) }),
      act: t('act.approve'),
      back: t('approve.back'),
    }),
  });
  const reject = useAct<typeof requestApi.reject, Read, string>({
    call: requestApi.reject,
    request: (read, reason) => ({ ...to(read), body: { reason, hash: read.request.hash } }),
    dialog: ({ request, opinion }, { busy, act, close }) => (
      <OpinionDialog
        title={spoken(request.bizType, 'reject.title')}
        text={spoken(request.bizType, 'reject.text', { name: request.requester.name })}
        label={t('reject.reason')}
        act={spoken(request.bizType, 'reject.act')}
        back={t('reject.back')}
        tone="danger"
        required
        first={opinion}
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
    done: t('done.reject'),
    onDone: () => onDecided?.(),
    changes,
  });
  const giveBack = useAct<typeof requestApi.return, Read, string>({
    call: requestApi.return,
    request: (read, reason) => ({ ...to(read), body: { reason, hash: read.request.hash } }),
    dialog: ({ request, opinion }, { busy, act, close }) => (
      <OpinionDialog
        title={t('return.title')}
        text={spoken(request.bizType, 'return.text', { name: request.requester.name })}
        label={t('return.reason')}
        act={t('act.return')}
        back={t('return.back')}
        required
        first={opinion}
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
    done: t('done.return'),
    onDone: () => onDecided?.(),
    changes,
  });
  const transfer = useAct<typeof requestApi.transfer, Read, { memberId: string; reason: string }>({
    call: requestApi.transfer,
    request: (read, body) => ({ ...to(read), body }),
    dialog: ({ request: { bizType } }, asking) => <TransferDialog bizType={bizType} {...asking} />,
    done: t('done.transfer'),
    onDone: () => onDecided?.(),
    changes,
  });
  const addSigner = useAct<typeof requestApi.addSigner, Read, { memberIds: string[]; when: 'before' | 'after'; reason: string }>({
    call: requestApi.addSigner,
    request: (read, body) => ({ ...to(read), body }),
    dialog: (_, asking) => <SignerDialog {...asking} />,
    done: t('done.addSigner'),
    changes,
  });
  const remind = useAct({ call: requestApi.remind, request: to, done: t('done.remind'), changes });
  const withdraw = useAct<typeof requestApi.withdraw, Read, { reason: string; cancel: boolean }>({
    call: requestApi.withdraw,
    request: (read, body) => ({ ...to(read), body }),
    dialog: ({ request: { bizType } }, asking) => <WithdrawDialog bizType={bizType} {...asking} />,
    done: t('done.withdraw'),
    changes,
  });
  const takeOver = useAct<typeof requestApi.takeOver, Read, string>({
    call: requestApi.takeOver,
    request: (read, reason) => ({ ...to(read), body: { reason } }),
    dialog: (_, { busy, act, close }) => (
      <OpinionDialog
        title={t('takeOver.title')}
        text={t('takeOver.text')}
        label={t('opinion.label')}
        act={t('act.takeOver')}
        back={t('takeOver.back')}
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
    done: t('done.takeOver'),
    changes,
  });
  const submitRequest = useAct<typeof orderApprovalApi.submitRequest, Read, Again>({
    call: orderApprovalApi.submitRequest,
    request: ({ request }, body) => ({ params: { id: request.orders[0]?.orderId ?? '' }, body }),
    dialog: ({ request }, asking) => (
      <SubmitAgainDialog orderId={request.orders[0]?.orderId ?? ''} text={t('submit.text')} first={request.word} {...asking} />
    ),
    done: t('done.submitRequest'),
    changes,
  });
  const all = { approve, reject, return: giveBack, transfer, addSigner, remind, withdraw, takeOver, submitRequest };
  const starts = Object.fromEntries(Object.entries(all).map(([name, act]) => [name, act.start])) as Record<RequestAction, OnRequest>;
  return {
    ...starts,
    askApprove: askApprove.start,
    busy: (Object.keys(all) as RequestAction[]).find((name) => all[name].busy),
    dialogs: (
      <>
        {askApprove.question}
        {reject.question}
        {giveBack.question}
        {transfer.question}
        {addSigner.question}
        {withdraw.question}
        {takeOver.question}
        {submitRequest.question}
      </>
    ),
  };
};
