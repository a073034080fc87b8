import { machine } from '../kernel/machine.ts';

export const afterSaleTypes = ['refund', 'return', 'exchange'] as const;
export type AfterSaleType = (typeof afterSaleTypes)[number];

/** On the wire: 1 money back only, 2 goods back for money, 3 goods back for other goods. */
export const afterSaleTypeCodes: Readonly<Record<AfterSaleType, 1 | 2 | 3>> = { refund: 1, return: 2, exchange: 3 };
export const afterSaleTypeOf = (code: 1 | 2 | 3): AfterSaleType => afterSaleTypes[code - 1] as AfterSaleType;

/** States with the numbers they are known by. */
export const afterSaleCodes = {
  applied: 10,
  agreed: 20,
  returning: 30,
  wait_refund: 40,
  wait_resend: 45,
  resent: 46,
  finished: 50,
  cancelled: 61,
  rejected: 62,
  refused: 63,
  closed: 64,
} as const;
export type AfterSaleState = keyof typeof afterSaleCodes;
export const afterSaleStates = Object.keys(afterSaleCodes) as [AfterSaleState, ...AfterSaleState[]];

export type AfterSaleEvent =
  | 'agree'
  | 'reject'
  | 'escalate'
  | 'cancel'
  | 'sendBack'
  | 'returnTimeout'
  | 'receive'
  | 'refuseReceipt'
  | 'startRefund'
  | 'refund'
  | 'resend'
  | 'confirmReceipt'
  | 'appeal'
  | 'appealReturn'
  | 'uphold'
  | 'upholdReturn'
  | 'dismiss'
  | 'dismissReturn';

/**
 * The variant is the type. Nothing is agreed to by silence: an application that the seller leaves lying goes to the mall (`escalate`).
 * An appeal keeps its state until the mall decides; `uphold` takes it up again where it was broken off.
 */
export const afterSaleMachine = machine<AfterSaleState, AfterSaleEvent, 'apply'>(
  { apply: 'applied' },
  {
    agree: { from: ['applied'], to: { refund: 'wait_refund', return: 'agreed', exchange: 'agreed' } },
    reject: { from: ['applied'], to: 'rejected' },
    escalate: { from: ['applied'], to: 'applied' },
    cancel: { from: ['applied', 'agreed'], to: 'cancelled' },
    sendBack: { from: ['agreed'], to: 'returning' },
    returnTimeout: { from: ['agreed'], to: 'closed' },
    receive: { from: ['returning'], to: { return: 'wait_refund', exchange: 'wait_resend' } },
    refuseReceipt: { from: ['returning'], to: 'refused' },
    startRefund: { from: ['wait_refund'], to: 'wait_refund' },
    refund: { from: ['wait_refund'], to: 'finished' },
    resend: { from: ['wait_resend'], to: 'resent' },
    confirmReceipt: { from: ['resent'], to: 'finished' },
    appeal: { from: ['rejected'], to: 'rejected' },
    appealReturn: { from: ['refused'], to: 'refused' },
    uphold: { from: ['applied', 'rejected'], to: { refund: 'wait_refund', return: 'agreed', exchange: 'agreed' } },
    upholdReturn: { from: ['refused'], to: { return: 'wait_refund', exchange: 'wait_resend' } },
    dismiss: { from: ['applied', 'rejected'], to: 'rejected' },
    dismissReturn: { from: ['refused'], to: 'refused' },
  },
);

/** What a page may offer; which of them, the server says. */
export const afterSaleActions = ['cancel', 'sendBack', 'confirmReceipt', 'appeal', 'reapply'] as const;
export type AfterSaleAction = (typeof afterSaleActions)[number];

export const sellerAfterSaleActions = ['agree', 'reject', 'receive', 'refuseReceipt', 'resend'] as const;
export const operatorAfterSaleActions = ['arbitrate', 'startRefund'] as const;
