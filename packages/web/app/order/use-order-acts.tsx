import { acceptanceApi } from '@mall/contract/after-sale/acceptance.api.ts';
import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { AcceptDelivery } from '@mall/contract/order/acceptance.rules.ts';
import { type BoughtAgain, type OrderSummary, orderAgainApi, orderApi, orderCancelApi } from '@mall/contract/order/order.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { requestReads } from '../approval/approval.changes.ts';
import { WithdrawDialog } from '../approval/hand-on-dialogs.tsx';
import { OpinionDialog } from '../approval/opinion-dialog.tsx';
import { type Again, SubmitAgainDialog } from '../approval/submit-again-dialog.tsx';
import { useWords } from '../kernel/words.tsx';
import { cartReads } from '../shell/cart.changes.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AgainDialog } from './again-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { orderReads } from './order.changes.ts';

type OnOrder = (order: OrderSummary) => void;
export type OrderActs = Record<
  'pay' | 'again' | 'cancel' | 'confirm' | 'accept' | 'remove' | 'approve' | 'reject' | 'submitRequest' | 'withdraw',
  OnOrder
> & {
  /** Several orders in one payment. */
  payTogether: (orderIds: string[]) => void;
  /** `action:orderId` of what is being sent; `pay:together` for several. */
  busy: string | undefined;
  /** The questions that an act asks first; stands once on a page. */
  dialogs: ReactNode;
};

const byId = ({ orderId }: OrderSummary) => ({ params: { id: orderId } });

/** What a buyer can do with an order, with its questions and its words when done. `onRemoved`: where to go when the order is off the list. */
export const useOrderActs = ({ onRemoved }: { onRemoved?: () => void } = {}): OrderActs => {
  const t = useWords('order');
  const navigate = useNavigate();
  const [report, setReport] = useState<BoughtAgain>();
  const toCashier = ({ paySn }: { paySn: string }) => navigate(`/toPay?paySn=${paySn}`);

  const pay = useAct({ call: payApi.toPay, request: byId, changes: orderReads, onDone: toCashier });
  const payTogether = useAct({
    call: payApi.together,
    request: (orderIds: string[]) => ({ body: { orderIds } }),
    changes: orderReads,
    onDone: toCashier,
  });
  const again = useAct({
    call: orderAgainApi.again,
    request: byId,
    changes: [...orderReads, ...cartReads],
    done: ({ refused }) => (refused.length > 0 ? undefined : t('again.done')),
    onDone: (answer) => (answer.refused.length > 0 ? setReport(answer) : navigate('/shoppingCar')),
  });
  const cancel = useAct<typeof orderCancelApi.cancel, OrderSummary, string>({
    call: orderCancelApi.cancel,
    request: ({ orderId }, reason) => ({ body: { orderId, reason } }),
    dialog: (order, { busy, act, close }) => <CancelDialog order={order} busy={busy} onCancel={act} onClose={close} />,
    done: t('cancel.done'),
    changes: orderReads,
  });
  const confirm = useAct({
    call: orderApi.confirm,
    request: byId,
    ask: ({ payMode }) => ({
      title: t('confirm.ask'),
      text: t(payMode === 'postpay' ? 'confirm.textPostpay' : 'confirm.text'),
      act: t('act.confirm'),
      back: t('confirm.back'),
    }),
    done: t('confirm.done'),
    changes: orderReads,
  });
  const accept = useAct<typeof acceptanceApi.accept, OrderSummary, AcceptDelivery>({
    call: acceptanceApi.accept,
    request: (order, body) => ({ ...byId(order), body }),
    dialog: (order, { busy, act, close }) => <AcceptDialog order={order} busy={busy} onAccept={act} onClose={close} />,
    done: ({ afterSales }) => t(afterSales.length > 0 ? 'accept.doneClaimed' : 'accept.done'),
    changes: orderReads,
  });
  const remove = useAct({
    call: orderApi.remove,
    request: byId,
    ask: () => ({ title: t('delete.ask'), text: t('delete.text'), act: t('act.delete'), back: t('delete.back'), tone: 'danger' }),
    done: t('delete.done'),
    onDone: () => onRemoved?.(),
    changes: orderReads,
  });

  const approve = useAct({
    call: orderApprovalApi.approve,
    request: byId,
    ask: ({ totalPayable, buyer }) => ({
      title: t('approve.ask'),
      text: t('approve.text', { amount: formatCurrency(totalPayable), name: buyer?.name ?? '' }),
      act: t('act.approve'),
      back: t('approve.back'),
    }),
    done: t('approve.done'),
    changes: requestReads,
  });
  const reject = useAct<typeof orderApprovalApi.reject, OrderSummary, string>({
    call: orderApprovalApi.reject,
    request: (order, reason) => ({ ...byId(order), body: { reason } }),
    dialog: (order, { busy, act, close }) => (
      <OpinionDialog
        title={t('reject.ask')}
        text={t('reject.text', { sn: order.orderSn })}
        label={t('reject.reason')}
        act={t('reject.act')}
        back={t('reject.back')}
        tone="danger"
        required
        busy={busy}
        onGive={act}
        onClose={close}
      />
    ),
    done: t('reject.done'),
    changes: requestReads,
  });
  const submitRequest = useAct<typeof orderApprovalApi.submitRequest, OrderSummary, Again>({
    call: orderApprovalApi.submitRequest,
    request: (order, body) => ({ ...byId(order), body }),
    dialog: (order, asking) => (
      <SubmitAgainDialog
        orderId={order.orderId}
        text={order.approval?.reason ? t('submit.returned', { reason: order.approval.reason }) : t('submit.text')}
        {...asking}
      />
    ),
    done: t('submit.done'),
    changes: requestReads,
  });
  const withdraw = useAct<typeof requestApi.withdraw, OrderSummary, { reason: string; cancel: boolean }>({
    call: requestApi.withdraw,
    request: ({ approval }, body) => ({ params: { id: approval?.requestId ?? '' }, body }),
    dialog: (_, asking) => <WithdrawDialog bizType="order" {...asking} />,
    done: t('withdraw.done'),
    changes: requestReads,
  });

  const busyWith = () => {
    if (payTogether.busy) return 'pay:together';
    if (pay.subject) return `pay:${pay.subject.orderId}`;
    return again.subject && `again:${again.subject.orderId}`;
  };
  return {
    pay: pay.start,
    payTogether: payTogether.start,
    again: again.start,
    cancel: cancel.start,
    confirm: confirm.start,
    accept: accept.start,
    remove: remove.start,
    approve: approve.start,
    reject: reject.start,
    submitRequest: submitRequest.start,
    withdraw: withdraw.start,
    busy: busyWith(),
    dialogs: (
      <>
        {cancel.question}
        {confirm.question}
        {accept.question}
        {remove.question}
        {approve.question}
        {reject.question}
        {submitRequest.question}
        {withdraw.question}
        {report && <AgainDialog report={report} onClose={() => setReport(undefined)} />}
      </>
    ),
  };
};
