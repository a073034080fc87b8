import type { AfterSaleEvent, AfterSaleType } from '@mall/contract/after-sale/after-sale.machine.ts';
import type { ContractEvent } from '@mall/contract/agreement/agreement.machine.ts';
import type { ContractSide } from '@mall/contract/agreement/agreement.rules.ts';
import type { BizType } from '@mall/contract/approval/biz-type.ts';
import type { GoodsDecision } from '@mall/contract/catalogue/goods-audit.rules.ts';
import type { CompanyEvent } from '@mall/contract/company/company.machine.ts';
import type { CreditEvent } from '@mall/contract/credit/credit.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { PayMode } from '@mall/contract/order/order.machine.ts';
import type { ApplicationEvent } from '@mall/contract/store/application.machine.ts';
import type { StoreEvent } from '@mall/contract/store/store.machine.ts';

/** `subject`: of what it is; a listener hears the news of one subject in the order in which it was told. `mustBeTaken`: it is a fault when no listener at once says that it is his. */
type Entry<Payload extends object> = { readonly subject: (payload: Payload) => string; readonly mustBeTaken: boolean };

const news = <Payload extends object>(subject: Entry<Payload>['subject'], { mustBeTaken = false } = {}): Entry<Payload> => ({
  subject,
  mustBeTaken,
});

/** What every news of an order says. */
type OfOrder = { orderId: Id; orderSn: string; memberId: Id };
const ofOrder = ({ orderId }: { orderId: Id }) => `order:${orderId}`;
const ofRequest = ({ requestId }: { requestId: Id }) => `approval:${requestId}`;
type AskedFor = { memberId: Id; requestId: Id; requestNo: string; title: string; amountFen: number; requester: string; bizType?: BizType };
export type BillNews =
  | 'issued'
  | 'reissued'
  | 'answered'
  | 'disputed'
  | 'confirmed'
  | 'withdrawn'
  | 'overdue'
  | 'remind_confirm'
  | 'remind_pay'
  | 'pay_handed_in'
  | 'pay_confirmed'
  | 'pay_rejected'
  | 'settled';
export type ApprovalOutcome = 'passed' | 'rejected' | 'returned' | 'withdrawn' | 'cancelled' | 'expired' | 'replaced' | 'waived';
export type PersonChange = 'bound' | 'roles' | 'disabled' | 'enabled' | 'department';
const ofMember = ({ memberId }: { memberId: Id }) => `member:${memberId}`;

export type PaperNews = 'ending' | 'expired' | 'handed_in' | 'renewed' | 'returned';

/**
 * Everything that one room tells others: the closed list, a line each. What is told is data (ids, fen, times as text), never words, and stays
 * readable for a version that is a day older or younger: a field may be added, none changed.
 */
export const newsList = {
  // A class of goods became part of another of its level: whatever names it names that.
  'class.merged': news<{ classId: Id; intoId: Id }>(({ intoId }) => `class:${intoId}`),
  'order.paid': news<OfOrder & { amountFen: number }>(ofOrder),
  'order.unpaid': news<OfOrder & { amountFen: number }>(ofOrder),
  /** A store asks a lower price of an unpaid order; `fromFen` is what it costs until the buyer agrees. */
  'order.price_asked': news<OfOrder & { amountFen: number; fromFen: number }>(ofOrder),
  /** To whoever of the store asked. */
  'order.price_decided': news<OfOrder & { amountFen: number; agreed: boolean }>(ofOrder),
  /** Goods were taken in and pieces of them were short or damaged: to the store's people who handle orders. */
  'order.differed': news<OfOrder & { short: number; damaged: number }>(ofOrder),
  'order.received': news<OfOrder & { payMode: PayMode }>(ofOrder),
  'order.shipped': news<OfOrder & { shipmentId: Id; logisticsCompany: string; trackingNumber: string }>(ofOrder),
  /** A request that came back was asked for anew: another order takes the place of this one. */
  'order.replaced': news<{ orderId: Id; newOrderId: Id }>(({ newOrderId }) => `order:${newOrderId}`),
  /** Its group buy has succeeded; `amountFen` goes back, where it was bought at an earlier step. */
  'order.group_won': news<OfOrder & { amountFen: number }>(ofOrder),
  'order.cancelled': news<OfOrder & { kind: string; reason: string }>(ofOrder),
  // `ref` is whatever asked for it: `cancel:17`, `group:17`, `after-sale:4`, `late:P1/17`. `withheldFen`: what the order is credited with beyond the money, because it never came. `onCredit`: it went back to a purchase quota.
  'payment.refunded': news<OfOrder & { refundSn: string; amountFen: number; withheldFen?: number; ref: string; onCredit?: boolean }>(
    ofOrder,
    {
      mustBeTaken: true,
    },
  ),
  // To whom a request came to be decided, and who is reminded of it.
  'approval.asked': news<AskedFor>(ofRequest),
  'approval.reminded': news<AskedFor>(ofRequest),
  // Of a request that its company's own system did not take: for who asked, and for those who may take it back.
  'approval.oa_failed': news<{ memberId: Id; requestId: Id; requestNo: string; title: string }>(ofRequest),
  // What became of a request, for its orders or its contract at once; `memberId` is who asked.
  'approval.decided': news<{
    requestId: Id;
    requestNo: string;
    title: string;
    tradeId?: Id;
    contractId?: Id;
    memberId: Id;
    outcome: ApprovalOutcome;
    reason: string;
    by: { kind: 'buyer' | 'seller' | 'operator' | 'system'; memberId?: Id | undefined };
  }>(ofRequest, { mustBeTaken: true }),
  // To a company's administrators: its own system took no news for days, and the mall has stopped telling it.
  'open.hook_failed': news<{ memberId: Id; hookId: Id; name: string }>(({ hookId }) => `hook:${hookId}`),
  'open.hook_silent': news<{ memberId: Id; hookId: Id; name: string }>(({ hookId }) => `hook:${hookId}`),
  // To a company's administrators: what the mall's people said to its own identity provider.
  'identity.decided': news<{ memberId: Id; companyId: Id; domain: string; decision: 'approved' | 'refused'; reason: string }>(
    ({ companyId }) => `identity:${companyId}`,
  ),
  'payment.voucher_rejected': news<{ memberId: Id; paySn: string; reason: string }>(({ paySn }) => `payment:${paySn}`),
  'after_sale.moved': news<{
    afterSaleId: Id;
    aftersaleSn: string;
    memberId: Id;
    type: AfterSaleType;
    event: AfterSaleEvent;
    reason: string;
  }>(({ afterSaleId }) => `after-sale:${afterSaleId}`),
  // Once for each of those who speak for the company.
  'company.decided': news<{ companyId: Id; companyName: string; memberId: Id; event: CompanyEvent; reason: string }>(
    ({ companyId }) => `company:${companyId}`,
  ),
  // Once for each of those who may apply for its purchase quota.
  'credit.moved': news<{
    accountId: Id;
    companyId: Id;
    companyName: string;
    memberId: Id;
    event: CreditEvent | 'adjust';
    reason: string;
  }>(({ accountId }) => `credit:${accountId}`),
  // To who applied for an invoice; of a bill's also to the bill.
  'invoice.moved': news<{
    invoiceId: Id;
    memberId: Id;
    applySn: string;
    billId: Id | null;
    event: 'issue' | 'reject' | 'mail' | 'redIssue';
    storeName: string;
    number: string;
    amountFen: number;
    mailCompany: string;
    mailNumber: string;
    reason: string;
  }>(({ invoiceId }) => `invoice:${invoiceId}`),
  // To who handed the papers for VAT special invoices in.
  'invoice.qualification_decided': news<{ companyId: Id; companyName: string; memberId: Id; passed: boolean; reason: string }>(
    ({ companyId }) => `company:${companyId}`,
  ),
  // To who asked for prices; of quotes it says how many there are.
  'inquiry.told': news<{
    inquiryId: Id;
    inquiryNo: string;
    title: string;
    memberId: Id;
    what: 'asked' | 'all_answered' | 'opened' | 'lacking' | 'timeout' | 'voucher_accepted' | 'voucher_rejected';
    quoted: number;
    reason: string;
  }>(({ inquiryId }) => `inquiry:${inquiryId}`),
  // Once for each of a store's people who quote.
  'invitation.told': news<{
    inquiryId: Id;
    inquiryNo: string;
    title: string;
    company: string;
    memberId: Id;
    what: 'invited' | 'round' | 'extended' | 'answered' | 'reminded' | 'opened' | 'won' | 'lost' | 'ended' | 'cancelled';
    round: number;
    deadline: string;
  }>(({ inquiryId }) => `inquiry:${inquiryId}`),
  // Once for each of those of both sides who sign contracts or look after this one; `side` is his.
  'contract.moved': news<{
    contractId: Id;
    contractSn: string;
    title: string;
    memberId: Id;
    side: ContractSide;
    createdSide: ContractSide;
    firstSide: ContractSide;
    event: ContractEvent | 'endAsked' | 'endRefused' | 'soon';
    by: 'buyer' | 'seller' | 'operator' | 'system';
    reason: string;
  }>(({ contractId }) => `contract:${contractId}`),
  // What the mall said to an order on a purchase quota.
  'credit.order_decided': news<OfOrder & { passed: boolean; reason: string }>(ofOrder),
  // To the company's people who look after its bills, or to the store's who do; `url` of the reader's site is by `side`.
  'bill.moved': news<{
    billId: Id;
    billSn: string;
    memberId: Id;
    side: 'buyer' | 'seller';
    event: BillNews;
    party: string;
    amountFen: number;
    reason: string;
    /** Of all who are told of it. */
    first: boolean;
  }>(({ billId }) => `bill:${billId}`),
  // `toldAt` of the news is when; of whom and from where the trail of the account has more.
  'account.password_changed': news<{ memberId: Id }>(ofMember),
  'company.invited': news<{ invitationId: Id; language: Language }>(({ invitationId }) => `invitation:${invitationId}`),
  // What a company changes of what one of its people may; the names are those of then.
  'company.person_changed': news<{
    companyId: Id;
    companyName: string;
    memberId: Id;
    change: PersonChange;
    roles: string[];
    department: string;
  }>(ofMember),
  // Whatever of his is still open goes to the heir, in the same transaction: each room hands over its own.
  'company.member_left': news<{ companyId: Id; memberId: Id; heirId: Id }>(ofMember),
  // Of what is made in the background; who waited for his file has it.
  'download.ended': news<{ memberId: Id; downloadId: Id; name: string; state: 'ready' | 'failed' }>(ofMember),
  // One of the mall's people takes a list out of the mall; the trail tells of it.
  'download.exported': news<{ memberId: Id; sessionId: Id; list: string; rows: number }>(ofMember),
  // What is left is told in full, so that a word can go there; what is new is masked.
  'account.mobile_changed': news<{ memberId: Id; oldMobile: string; mobile: string }>(ofMember),
  'account.email_changed': news<{ memberId: Id; oldEmail: string; email: string }>(ofMember),
  'account.social_bound': news<{ memberId: Id; name: string }>(ofMember),
  'account.social_dropped': news<{ memberId: Id; name: string }>(ofMember),
  'account.partner_linked': news<{ memberId: Id; name: string }>(ofMember),
  'account.partner_dropped': news<{ memberId: Id; name: string }>(ofMember),
  'account.closing_asked': news<{ memberId: Id; dueDate: string }>(ofMember),
  'account.closing_stopped': news<{ memberId: Id; count: number }>(ofMember),
  // Nobody can be asked for mobile and language any more, and a last word goes there.
  'account.closed': news<{ memberId: Id; mobile: string; language: Language }>(ofMember),
  // What the mall has said to somebody who wants to sell here.
  'store.decided': news<{ applicationId: Id; storeName: string; memberId: Id; event: ApplicationEvent; reason: string }>(
    ({ applicationId }) => `store-application:${applicationId}`,
  ),
  // A store that is new: what it may sell in is the catalogue's, in the same transaction.
  'store.opened': news<{ storeId: Id; classIds: Id[] }>(({ storeId }) => `store:${storeId}`, { mustBeTaken: true }),
  // Once for each of its people, who hear it where they work.
  'store.standing': news<{ storeId: Id; storeName: string; memberId: Id; event: StoreEvent; reason: string }>(
    ({ storeId }) => `store:${storeId}`,
  ),
  // What the mall decided of goods, once for each of those who keep them.
  'goods.decided': news<{ goodsId: Id; storeId: Id; memberId: Id; name: string; event: GoodsDecision; reason: string }>(
    ({ goodsId }) => `goods:${goodsId}`,
  ),
  // A sheet of goods has ended, for who sent it and who had it written.
  'goods.import_ended': news<{ importId: Id; memberId: Id; name: string; state: 'written' | 'failed'; count: number }>(ofMember),
  // Its shelf is the catalogue's, in the same transaction.
  'store.papers_changed': news<{ storeId: Id }>(({ storeId }) => `store:${storeId}`, { mustBeTaken: true }),
  // Of a paper of an open store, once for each of those who keep it, and of the mall's people where they are to look.
  'store.paper': news<{
    paperId: Id;
    storeId: Id;
    storeName: string;
    paper: string;
    validUntil: string;
    memberId: Id;
    side: 'store' | 'mall';
    event: PaperNews;
    days: number;
    reason: string;
  }>(({ paperId }) => `store-paper:${paperId}`),
  // What the mall did with a review: to its writer, and to those of the store who answer reviews.
  'review.told': news<{
    reviewId: Id;
    goodsId: Id;
    goodsName: string;
    memberId: Id;
    side: 'writer' | 'store' | 'mall';
    event: 'hidden' | 'restored' | 'kept' | 'reported';
    storeName: string;
    reason: string;
  }>(({ reviewId }) => `review:${reviewId}`),
  'feedback.answered': news<{ memberId: Id; feedbackNo: string; answer: string }>(ofMember),
  // To whom it was given, and from whom it was taken; of several the first names.
  // A page that was to be live at a moment waits, because somebody changed the same.
  'content.layout_held': news<{ memberId: Id; page: string; zoneId: string; version: number; live: number }>(ofMember),
  'work.handed_over': news<{ memberId: Id; by: string; count: number; names: string[]; reason: string }>(ofMember),
  'work.taken_over': news<{ memberId: Id; by: string; count: number; names: string[]; reason: string }>(ofMember),
  // Of a budget that is nearly or quite used up, to who manages it; once for a budget.
  'project.warned': news<{ projectId: Id; memberId: Id; name: string; percent: number; leftFen: number }>(
    ({ projectId }) => `project:${projectId}`,
  ),
  // To who orders by the calendar; of a run that failed nothing was changed.
  'standing.ran': news<{
    standingId: Id;
    memberId: Id;
    name: string;
    result: 'ordered' | 'failed';
    dueDate: string;
    orderSns: string[];
    amountFen: number;
  }>(({ standingId }) => `standing:${standingId}`),
  // The day before it runs, with which prices changed since it ran the last time.
  'standing.soon': news<{
    standingId: Id;
    memberId: Id;
    name: string;
    dueDate: string;
    lines: number;
    amountFen: number;
    changes: string[];
  }>(({ standingId }) => `standing:${standingId}`),
  'seckill.begun': news<{ memberId: Id; sessionId: Id; startsAt: string; names: string[] }>(ofMember),
};

export type NewsName = keyof typeof newsList;
export type PayloadOf<Name extends NewsName> = (typeof newsList)[Name] extends Entry<infer Payload> ? Payload : never;
