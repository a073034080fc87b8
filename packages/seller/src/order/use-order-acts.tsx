import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { priceChangeApi } from '@mall/contract/order/price-change.api.ts';
import type { ProposePrice } from '@mall/contract/order/price-change.rules.ts';
import { paySellerApi } from '@mall/contract/payment/payment.api.ts';
import { useAct } from '@mall/kit/act/use-act.tsx';
import { useReasonAct } from '@mall/kit/act/use-reason-act.tsx';
import { type ReactNode, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import type { ActingOrder } from './acting-order.ts';
import { orderReads } from './order.reads.ts';
import { PriceDialog } from './price-dialog.tsx';
import { ShipOrder } from './ship-order.form.tsx';
import { type NewTrack, TrackDialog } from './track-dialog.tsx';

export type OrderActs = Record<'ship' | 'refuse' | 'track' | 'price' | 'withdrawPrice', (order: ActingOrder) => void> & {
  /** The drawer and the questions; stand once on a page. */
  dialogs: ReactNode;
};

/** What becomes of the money. Where some of it has gone back already, how much follows stands in the books. */
const moneyOf = ({ payMode, lines }: ActingOrder) =>
  payMode !== 'postpay' && lines.some(({ refundedNum, droppedNum }) => refundedNum + droppedNum > 0) ? 'rest' : payMode;

const reasons = ['stock', 'price', 'area', 'buyer'] as const;

/** What a store can do with an order. */
export const useOrderActs = (): OrderActs => {
  const t = useWords('order');
  const [shipping, setShipping] = useState<ActingOrder>();
  const refuse = useReasonAct({
    call: paySellerApi.cancel,
    request: ({ orderId }: ActingOrder, reason) => ({ body: { orderId, reason } }),
    why: (order) => ({
      title: t('refuse.title'),
      text: t(`refuse.text.${moneyOf(order)}`, { sn: order.orderSn, amount: formatCurrency(order.totalPayable) }),
      reasons: reasons.map((reason) => t(`refuse.${reason}`)),
      words: { act: t('act.refuse'), back: t('refuse.back') },
    }),
    done: t('refuse.done'),
    changes: orderReads,
  });
  const track = useAct<typeof orderSellerApi.track, ActingOrder, NewTrack>({
    call: orderSellerApi.track,
    request: (_, given) => ({ body: given }),
    dialog: (order, { busy, act, close }) => (
      <TrackDialog parcels={order.parcels.filter(({ signedDate }) => !signedDate)} busy={busy} onGive={act} onClose={close} />
    ),
    done: t('track.done'),
    changes: orderReads,
  });
  const price = useAct<typeof priceChangeApi.propose, ActingOrder, ProposePrice>({
    call: priceChangeApi.propose,
    request: (_, body) => ({ body }),
    dialog: (order, { busy, act, close }) => <PriceDialog order={order} busy={busy} onAsk={act} onClose={close} />,
    done: t('price.done'),
    changes: orderReads,
  });
  const withdrawPrice = useAct({
    call: priceChangeApi.withdraw,
    request: ({ orderId }: ActingOrder) => ({ params: { id: orderId } }),
    ask: ({ totalPayable }) => ({
      title: t('price.withdraw.ask'),
      text: t('price.withdraw.text', { amount: formatCurrency(totalPayable) }),
      act: t('act.withdrawPrice'),
    }),
    done: t('price.withdraw.done'),
    changes: orderReads,
  });
  return {
    ship: setShipping,
    price: price.start,
    withdrawPrice: withdrawPrice.start,
    refuse: refuse.start,
    track: track.start,
    dialogs: (
      <>
        {shipping && <ShipOrder order={shipping} onClose={() => setShipping(undefined)} />}
        {refuse.question}
        {track.question}
        {price.question}
        {withdrawPrice.question}
      </>
    ),
  };
};
