import { machine } from '../kernel/machine.ts';

export const orderStates = ['in_approval', 'wait_pay', 'wait_ship', 'wait_receive', 'done', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** prepay: money before goods; postpay: goods before money; credit: on the company's quota. */
export const payModes = ['prepay', 'postpay', 'credit'] as const;
export type PayMode = (typeof payModes)[number];

/** What a page may offer for an order; which of them, the server says. */
export const orderActions = [
  'pay',
  'cancel',
  'confirm',
  'logistics',
  'review',
  'viewReview',
  'afterSale',
  'again',
  'delete',
  'approve',
  'reject',
  'submitRequest',
] as const;
export type OrderAction = (typeof orderActions)[number];

export type OrderEvent = 'approve' | 'reject' | 'withdraw' | 'pay' | 'cancel' | 'ship' | 'sellerCancel' | 'confirmReceipt';

/** Submitted, where `free` is one of which nothing is to be paid; or first asked for, where somebody must approve. */
type OrderStart = 'submit' | 'request';

/**
 * The variant is the pay mode. A postpaid order waits for its money after the goods have come: there it can be paid, no longer cancelled.
 */
export const orderMachine = machine<OrderState, OrderEvent, OrderStart>(
  { submit: { prepay: 'wait_pay', free: 'wait_ship', postpay: 'wait_ship', credit: 'wait_ship' }, request: 'in_approval' },
  {
    approve: { from: ['in_approval'], to: { prepay: 'wait_pay', postpay: 'wait_ship', credit: 'wait_ship' } },
    reject: { from: ['in_approval'], to: 'cancelled' },
    withdraw: { from: ['in_approval'], to: 'cancelled' },
    pay: { from: ['wait_pay'], to: { prepay: 'wait_ship', postpay: 'done' } },
    cancel: { from: ['wait_pay'], to: { prepay: 'cancelled' } },
    ship: { from: ['wait_ship'], to: 'wait_receive' },
    sellerCancel: { from: ['wait_ship'], to: 'cancelled' },
    confirmReceipt: { from: ['wait_receive'], to: { prepay: 'done', credit: 'done', postpay: 'wait_pay' } },
  },
);
