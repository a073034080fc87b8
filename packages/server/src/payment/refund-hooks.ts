import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { bookRefund } from '../order/book-refund.ts';

export type Refunded = { refundSn: string; orderId: Id; amountFen: number; ref: string };
type RefundHook = (tx: Tx, refunded: Refunded) => Promise<void>;

/**
 * What happens when money has gone back, by the first word of the refund's ref. A room to the right registers its own, because payment
 * cannot know it. Money that came too late was never booked on an order, so nothing is to be unbooked.
 */
const hooks = new Map<string, RefundHook>([
  ['cancel', bookRefund],
  ['late', async () => {}],
]);

export const onRefunded = (prefix: string, hook: RefundHook): void => void hooks.set(prefix, hook);

/** Inside the transaction that marks the refund: both happen or neither. */
export const runRefundHook = async (tx: Tx, refunded: Refunded): Promise<void> => {
  const hook = hooks.get(refunded.ref.split(':')[0] as string);
  if (!hook) throw new Error(`nobody waits for refunds of ${refunded.ref}`);
  await hook(tx, refunded);
};
