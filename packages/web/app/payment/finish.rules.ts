import type { Cashier } from '@mall/contract/payment/payment.api.ts';

/** What was handed in and waits for somebody; `unpaid` and `rejected`: nothing was, or it did not hold. */
export type Finish = 'offline' | 'credit' | 'postpay' | 'approval' | 'unpaid' | 'rejected';

type Books = Pick<Cashier, 'state' | 'payMode' | 'voucherState'> & { orders: readonly Pick<Cashier['orders'][number], 'state'>[] };

/** By the server's books alone: whatever the address claims, a voucher that nobody handed in is not one. */
export const finishOf = ({ state, payMode, voucherState, orders }: Books): Finish => {
  if (orders.some((order) => order.state === 'in_approval')) return payMode === 'credit' ? 'credit' : 'approval';
  if (state === 'later') return payMode === 'credit' ? 'credit' : 'postpay';
  if (voucherState === 'submitted') return 'offline';
  return voucherState === 'rejected' ? 'rejected' : 'unpaid';
};
