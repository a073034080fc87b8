import { type BoughtAgain, type OrderSummary, orderAgainApi, orderApi, orderCancelApi } from '@mall/contract/order/order.api.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { browserCall } from '@mall/kit/ask/browser.ts';
import { Confirm } from '@mall/ui/confirm.tsx';
import { toast } from '@mall/ui/toast.store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../kernel/words.tsx';
import { AgainDialog } from './again-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

type Kind = 'cancel' | 'confirm' | 'remove';
export type OrderActs = {
  pay: (order: OrderSummary) => void;
  /** Several orders in one payment. */
  payTogether: (orderIds: string[]) => void;
  again: (order: OrderSummary) => void;
  cancel: (order: OrderSummary) => void;
  confirm: (order: OrderSummary) => void;
  remove: (order: OrderSummary) => void;
  /** `action:orderId` of what is being sent; `pay:together` for several. */
  busy: string | undefined;
  /** The questions that an act asks first; stands once on a page. */
  dialogs: ReactNode;
};

/** What a buyer can do with an order, with its questions and its words when done. `onRemoved`: where to go when the order is off the list. */
export const useOrderActs = ({ onRemoved }: { onRemoved?: () => void } = {}): OrderActs => {
  const t = useWords('order');
  const navigate = useNavigate();
  const answers = useQueryClient();
  const [asked, setAsked] = useState<{ kind: Kind; order: OrderSummary }>();
  const [report, setReport] = useState<BoughtAgain>();
  // Whatever became of it, what is shown of orders and their counts may be old now.
  const renew = () => answers.invalidateQueries({ predicate: ({ queryKey }) => /order|header\/info|cart/.test(String(queryKey[1])) });
  const close = () => setAsked(undefined);

  const pay = useMutation({
    mutationFn: ({ orderId }: OrderSummary) => browserCall(payApi.toPay, { params: { id: orderId } }),
    onSuccess: ({ paySn }) => navigate(`/toPay?paySn=${paySn}`),
    onError: renew,
  });
  const payTogether = useMutation({
    mutationFn: (orderIds: string[]) => browserCall(payApi.together, { body: { orderIds } }),
    onSuccess: ({ paySn }) => navigate(`/toPay?paySn=${paySn}`),
    onError: renew,
  });
  const again = useMutation({
    mutationFn: ({ orderId }: OrderSummary) => browserCall(orderAgainApi.again, { params: { id: orderId } }),
    onSuccess: (answer) => {
      if (answer.refused.length > 0) return setReport(answer);
      toast.ok(t('again.done'));
      return navigate('/shoppingCar');
    },
    onSettled: renew,
  });
  const cancel = useMutation({
    mutationFn: ({ order, reason }: { order: OrderSummary; reason: string }) =>
      browserCall(orderCancelApi.cancel, { body: { orderId: order.orderId, reason } }),
    onSuccess: () => toast.ok(t('cancel.done')),
    onSettled: () => {
      close();
      return renew();
    },
  });
  const confirm = useMutation({
    mutationFn: ({ orderId }: OrderSummary) => browserCall(orderApi.confirm, { params: { id: orderId } }),
    onSuccess: () => toast.ok(t('confirm.done')),
    onSettled: () => {
      close();
      return renew();
    },
  });
  const remove = useMutation({
    mutationFn: ({ orderId }: OrderSummary) => browserCall(orderApi.remove, { params: { id: orderId } }),
    onSuccess: () => {
      toast.ok(t('delete.done'));
      onRemoved?.();
    },
    onSettled: () => {
      close();
      return renew();
    },
  });

  const busyWith = () => {
    if (payTogether.isPending) return 'pay:together';
    if (pay.isPending) return `pay:${pay.variables.orderId}`;
    return again.isPending ? `again:${again.variables.orderId}` : undefined;
  };
  const order = asked?.order;
  const dialogs = (
    <>
      {asked?.kind === 'cancel' && order && (
        <CancelDialog order={order} busy={cancel.isPending} onCancel={(reason) => cancel.mutate({ order, reason })} onClose={close} />
      )}
      <Confirm
        open={asked?.kind === 'confirm'}
        title={t('confirm.ask')}
        labels={{ act: t('act.confirm'), back: t('confirm.back'), close: t('close') }}
        busy={confirm.isPending}
        onAct={() => order && confirm.mutate(order)}
        onClose={close}
      >
        {t(order?.payMode === 'postpay' ? 'confirm.textPostpay' : 'confirm.text')}
      </Confirm>
      <Confirm
        open={asked?.kind === 'remove'}
        tone="danger"
        title={t('delete.ask')}
        labels={{ act: t('act.delete'), back: t('delete.back'), close: t('close') }}
        busy={remove.isPending}
        onAct={() => order && remove.mutate(order)}
        onClose={close}
      >
        {t('delete.text')}
      </Confirm>
      {report && <AgainDialog report={report} onClose={() => setReport(undefined)} />}
    </>
  );
  return {
    pay: (given) => pay.mutate(given),
    payTogether: (orderIds) => payTogether.mutate(orderIds),
    again: (given) => again.mutate(given),
    cancel: (given) => setAsked({ kind: 'cancel', order: given }),
    confirm: (given) => setAsked({ kind: 'confirm', order: given }),
    remove: (given) => setAsked({ kind: 'remove', order: given }),
    busy: busyWith(),
    dialogs,
  };
};
