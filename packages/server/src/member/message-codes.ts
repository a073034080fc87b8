import type { AfterSaleEvent, AfterSaleType } from '@mall/contract/after-sale/after-sale.machine.ts';
import type { GoodsDecision } from '@mall/contract/catalogue/goods-audit.rules.ts';
import type { CompanyEvent } from '@mall/contract/company/company.machine.ts';
import type { CreditEvent } from '@mall/contract/credit/credit.machine.ts';
import type { MessageCode } from '@mall/contract/member/messages.ts';
import type { ApplicationEvent } from '@mall/contract/store/application.machine.ts';
import type { ApprovalOutcome, BillNews, PaperNews, PayloadOf } from '../kernel/news-list.ts';

/** Who cancelled his own order knows. */
export const cancelled: Readonly<Record<string, MessageCode>> = {
  pay_timeout: 'order.timed_out',
  seller: 'order.cancelled_by_store',
  group_failed: 'order.group_failed',
};

export const afterSale: Partial<Record<AfterSaleEvent, (type: AfterSaleType) => MessageCode>> = {
  agree: (type) => (type === 'refund' ? 'after_sale.agreed_refund' : 'after_sale.agreed_return'),
  reject: () => 'after_sale.rejected',
  escalate: () => 'after_sale.escalated',
  returnTimeout: () => 'after_sale.closed',
  receive: (type) => (type === 'exchange' ? 'after_sale.received_exchange' : 'after_sale.received_return'),
  refuseReceipt: () => 'after_sale.return_refused',
  refund: () => 'after_sale.finished',
  resend: () => 'after_sale.resent',
  uphold: () => 'after_sale.upheld',
  upholdReturn: () => 'after_sale.upheld',
  dismiss: () => 'after_sale.dismissed',
  dismissReturn: () => 'after_sale.dismissed',
};

export const company: Partial<Record<CompanyEvent, MessageCode>> = {
  approve: 'company.approved',
  reject: 'company.rejected',
  approveChange: 'company.change_approved',
  rejectChange: 'company.change_rejected',
  block: 'company.blocked',
  unblock: 'company.unblocked',
};

export const goods = {
  approve: 'goods.approved',
  approvePart: 'goods.approved_in_part',
  giveBack: 'goods.returned',
  bar: 'goods.barred',
  unbar: 'goods.unbarred',
} satisfies Record<GoodsDecision, MessageCode>;

export const invoice = {
  issue: 'invoice.issued',
  reject: 'invoice.rejected',
  mail: 'invoice.mailed',
  redIssue: 'invoice.taken_back',
} as const satisfies Record<PayloadOf<'invoice.moved'>['event'], MessageCode>;

export const credit: Partial<Record<CreditEvent | 'adjust', MessageCode>> = {
  approve: 'credit.approved',
  reject: 'credit.rejected',
  adjust: 'credit.adjusted',
  hold: 'credit.held',
  release: 'credit.released',
  expire: 'credit.expired',
  close: 'credit.closed',
};

export const bill: Readonly<Record<'buyer' | 'seller', Partial<Record<BillNews, MessageCode>>>> = {
  buyer: {
    issued: 'bill.issued',
    reissued: 'bill.issued',
    answered: 'bill.answered',
    withdrawn: 'bill.withdrawn',
    overdue: 'bill.overdue',
    remind_confirm: 'bill.remind_confirm',
    remind_pay: 'bill.remind_pay',
    pay_confirmed: 'bill.pay_confirmed',
    pay_rejected: 'bill.pay_rejected',
    settled: 'bill.settled',
  },
  seller: {
    disputed: 'bill.store_disputed',
    confirmed: 'bill.store_confirmed',
    pay_handed_in: 'bill.store_payment',
    overdue: 'bill.store_overdue',
    settled: 'bill.store_settled',
  },
};

/** Who took his own back knows. */
export const approvalDecided: Partial<Record<ApprovalOutcome, MessageCode>> = {
  passed: 'approval.passed',
  rejected: 'approval.rejected',
  returned: 'approval.returned',
  expired: 'approval.expired',
};
export const contractDecided: Partial<Record<ApprovalOutcome, MessageCode>> = {
  passed: 'approval.contract_passed',
  rejected: 'approval.contract_rejected',
  returned: 'approval.contract_returned',
  expired: 'approval.contract_expired',
};

export const store: Partial<Record<ApplicationEvent, MessageCode>> = { approve: 'store.approved', giveBack: 'store.returned' };

export const storePaper: Readonly<Record<'store' | 'mall', Partial<Record<PaperNews, MessageCode>>>> = {
  store: { ending: 'store.paper_ending', expired: 'store.paper_expired', renewed: 'store.paper_renewed', returned: 'store.paper_returned' },
  mall: { expired: 'store.paper_expired_mall', handed_in: 'store.paper_handed_in' },
};
type ReviewTold = PayloadOf<'review.told'>;
export const reviewTold: Readonly<Record<ReviewTold['side'], Partial<Record<ReviewTold['event'], MessageCode>>>> = {
  writer: { hidden: 'review.hidden', restored: 'review.restored' },
  store: { hidden: 'review.store_hidden', restored: 'review.store_restored', kept: 'review.store_kept' },
  mall: { reported: 'review.reported' },
};
