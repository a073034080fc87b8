import type { AfterSaleEvent, AfterSaleType } from '@mall/contract/after-sale/after-sale.machine.ts';
import type { CompanyEvent } from '@mall/contract/company/company.machine.ts';
import type { CreditEvent } from '@mall/contract/credit/credit.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { MessageCode } from '@mall/contract/member/messages.ts';
import { wordText } from '@mall/contract/member/post-words.ts';
import { type MessageFacts, wordMessage } from '@mall/contract/member/word-message.ts';
import type { ApplicationEvent } from '@mall/contract/store/application.machine.ts';
import type { Delivering, RoomNews, Told } from '../kernel/news.ts';
import type { ApprovalOutcome, BillNews, NewsName, PayloadOf } from '../kernel/news-list.ts';
import { siteName } from '../kernel/site-name.ts';
import { contractFacts, contractMessageOf } from './contract-message.ts';
import { handOverAddresses } from './hand-over-addresses.ts';
import { sendMessage } from './send-message.ts';
import { sendToLeft } from './send-to-left.ts';

type About = { memberId: Id };
type NewsOfMember = { [Name in NewsName]: PayloadOf<Name> extends About ? Name : never }[NewsName];

/** Leaves whom the news is about a message: its code, or none. What the news says are the facts of the message, unless given. */
const message =
  <Name extends NewsOfMember>(
    codeOf: (payload: PayloadOf<Name>) => MessageCode | undefined,
    factsOf: (payload: PayloadOf<Name>) => object = (payload) => payload,
  ) =>
  async ({ db }: Delivering, { id, toldAt, payload }: Told<Name>): Promise<void> => {
    const code = codeOf(payload);
    if (!code) return;
    const { memberId, ...facts } = factsOf(payload) as About & MessageFacts;
    await sendMessage(db, { newsId: id, toldAt, memberId, code, facts });
  };

/** Who cancelled his own order knows. */
const cancelled: Readonly<Record<string, MessageCode>> = { pay_timeout: 'order.timed_out', seller: 'order.cancelled_by_store' };

const afterSale: Partial<Record<AfterSaleEvent, (type: AfterSaleType) => MessageCode>> = {
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

const company: Partial<Record<CompanyEvent, MessageCode>> = {
  approve: 'company.approved',
  reject: 'company.rejected',
  approveChange: 'company.change_approved',
  rejectChange: 'company.change_rejected',
  block: 'company.blocked',
  unblock: 'company.unblocked',
};

const invoice = {
  issue: 'invoice.issued',
  reject: 'invoice.rejected',
  mail: 'invoice.mailed',
  redIssue: 'invoice.taken_back',
} as const satisfies Record<PayloadOf<'invoice.moved'>['event'], MessageCode>;

const credit: Partial<Record<CreditEvent | 'adjust', MessageCode>> = {
  approve: 'credit.approved',
  reject: 'credit.rejected',
  adjust: 'credit.adjusted',
  hold: 'credit.held',
  release: 'credit.released',
  expire: 'credit.expired',
  close: 'credit.closed',
};

const bill: Readonly<Record<'buyer' | 'seller', Partial<Record<BillNews, MessageCode>>>> = {
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

const storeDecided = message<'store.decided'>(({ event }) => store[event]);

const mobileChanged = message<'account.mobile_changed'>(
  () => 'account.mobile_changed',
  ({ memberId, mobile }) => ({ memberId, mobile }),
);
const emailChanged = message<'account.email_changed'>(
  () => 'account.email_changed',
  ({ memberId, email }) => ({ memberId, email }),
);

const closingAsked = message<'account.closing_asked'>(() => 'account.closing_asked');

/** Who took his own back knows. */
const approvalDecided: Partial<Record<ApprovalOutcome, MessageCode>> = {
  passed: 'approval.passed',
  rejected: 'approval.rejected',
  returned: 'approval.returned',
  expired: 'approval.expired',
};
const contractDecided: Partial<Record<ApprovalOutcome, MessageCode>> = {
  passed: 'approval.contract_passed',
  rejected: 'approval.contract_rejected',
  returned: 'approval.contract_returned',
  expired: 'approval.contract_expired',
};

const store: Partial<Record<ApplicationEvent, MessageCode>> = { approve: 'store.approved', giveBack: 'store.returned' };

/** Of so many goods a message says the names. */
const named = 3;

export const memberNews: RoomNews = {
  atOnce: {
    'company.member_left': handOverAddresses,
  },
  afterwards: {
    'account.password_changed': message<'account.password_changed'>(() => 'account.password_changed'),
    'account.mobile_changed': async (delivering, told) => {
      await mobileChanged(delivering, told);
      const { memberId, oldMobile, mobile } = told.payload;
      await sendToLeft(delivering.db, {
        newsId: told.id,
        memberId,
        code: 'account.mobile_left',
        facts: { mobile },
        channel: 'sms',
        recipient: oldMobile,
      });
    },
    'account.email_changed': async (delivering, told) => {
      await emailChanged(delivering, told);
      const { memberId, oldEmail, email } = told.payload;
      if (oldEmail === '') return;
      await sendToLeft(delivering.db, {
        newsId: told.id,
        memberId,
        code: 'account.email_left',
        facts: { email },
        channel: 'mail',
        recipient: oldEmail,
      });
    },
    // A thief may have asked: whatever the owner chose, his mobile hears of it.
    'account.closing_asked': async (delivering, told) => {
      const { memberId, ...facts } = told.payload;
      await sendToLeft(delivering.db, { newsId: told.id, memberId, code: 'account.closing_asked', facts, channel: 'sms', recipient: null });
      await closingAsked(delivering, told);
    },
    'account.closing_stopped': message<'account.closing_stopped'>(() => 'account.closing_stopped'),
    'account.closed': async ({ sms, config }, { payload: { mobile, language } }) => {
      if (!(await sms.send(mobile, wordText(wordMessage('account.closed', {}, language), siteName(config, language), language))))
        throw new Error('the last word was not sent');
    },
    'order.paid': message<'order.paid'>(() => 'order.paid'),
    'order.unpaid': message<'order.unpaid'>(() => 'order.unpaid'),
    'order.shipped': message<'order.shipped'>(() => 'order.shipped'),
    'order.cancelled': message<'order.cancelled'>(({ kind }) => cancelled[kind]),
    'approval.asked': message<'approval.asked'>(({ bizType }) => (bizType === 'contract' ? 'approval.contract_asked' : 'approval.asked')),
    'approval.reminded': message<'approval.reminded'>(({ bizType }) =>
      bizType === 'contract' ? 'approval.contract_reminded' : 'approval.reminded',
    ),
    'approval.oa_failed': message<'approval.oa_failed'>(() => 'approval.oa_failed'),
    'approval.decided': message<'approval.decided'>(
      ({ outcome, contractId }) => (contractId === undefined ? approvalDecided : contractDecided)[outcome],
      ({ memberId, requestId, requestNo, title, reason }) => ({ memberId, requestId, requestNo, title, reason }),
    ),
    'payment.refunded': message<'payment.refunded'>(
      ({ amountFen, onCredit }) => (amountFen === 0 ? undefined : onCredit ? 'credit.refunded' : 'payment.refunded'),
      ({ memberId, orderId, orderSn, refundSn, amountFen }) => ({ memberId, orderId, orderSn, refundSn, amountFen }),
    ),
    'payment.voucher_rejected': message<'payment.voucher_rejected'>(() => 'payment.voucher_rejected'),
    'after_sale.moved': message<'after_sale.moved'>(({ event, type }) => afterSale[event]?.(type)),
    'company.decided': message<'company.decided'>(({ event }) => company[event]),
    'contract.moved': message<'contract.moved'>(contractMessageOf, contractFacts),
    'credit.moved': message<'credit.moved'>(({ event, reason }) =>
      event === 'hold' && reason === '' ? 'credit.held_overdue' : credit[event],
    ),
    'credit.order_decided': message<'credit.order_decided'>(
      ({ passed, reason }) => (passed ? 'credit.order_passed' : reason === '' ? 'credit.order_lapsed' : 'credit.order_refused'),
      ({ memberId, orderId, orderSn, reason }) => ({ memberId, orderId, orderSn, reason }),
    ),
    'inquiry.told': message<'inquiry.told'>(({ what }) => `inquiry.${what}`),
    'invitation.told': message<'invitation.told'>(({ what }) => `invitation.${what}`),
    'invoice.moved': message<'invoice.moved'>(
      ({ event }) => invoice[event],
      ({ memberId, invoiceId, applySn, storeName, number, amountFen, mailCompany, mailNumber, reason }) => ({
        memberId,
        invoiceId,
        applySn,
        storeName,
        number,
        amountFen,
        mailCompany,
        mailNumber,
        reason,
      }),
    ),
    'invoice.qualification_decided': message<'invoice.qualification_decided'>(
      ({ passed }) => (passed ? 'invoice.qualified' : 'invoice.not_qualified'),
      ({ memberId, companyName, reason }) => ({ memberId, companyName, reason }),
    ),
    'company.person_changed': message<'company.person_changed'>(({ change }) => `company.person_${change}`),
    // Who waits for his store looks at his telephone, not at a site that shows him nothing yet: he is texted whatever he chose.
    'store.decided': async (delivering, told) => {
      const { memberId, event, ...facts } = told.payload;
      const code = store[event];
      if (code) await sendToLeft(delivering.db, { newsId: told.id, memberId, code, facts, channel: 'sms', recipient: null });
      await storeDecided(delivering, told);
    },
    'bill.moved': message<'bill.moved'>(
      ({ side, event }) => bill[side][event],
      ({ memberId, billId, billSn, party, amountFen, reason }) => ({ memberId, billId, billSn, party, amountFen, reason }),
    ),
    'store.standing': message<'store.standing'>(({ event }) => (event === 'freeze' ? 'store.frozen' : 'store.unfrozen')),
    'project.warned': message<'project.warned'>(({ percent }) => (percent >= 100 ? 'project.used_up' : 'project.nearly_used_up')),
    'standing.ran': message<'standing.ran'>(({ result }) => `standing.${result}`),
    'standing.soon': message<'standing.soon'>(
      ({ changes }) => (changes.length > 0 ? 'standing.soon_changed' : 'standing.soon'),
      ({ changes, ...rest }) => ({ ...rest, changes: changes.slice(0, named), count: changes.length }),
    ),
    'download.ended': message<'download.ended'>(({ state }) => `download.${state}`),
    'feedback.answered': message<'feedback.answered'>(() => 'feedback.answered'),
    'work.handed_over': message<'work.handed_over'>(() => 'work.handed_over'),
    'work.taken_over': message<'work.taken_over'>(() => 'work.taken_over'),
    'seckill.begun': message<'seckill.begun'>(
      ({ names }) => (names.length > named ? 'seckill.begun_many' : 'seckill.begun'),
      ({ names, ...rest }) => ({ ...rest, names: names.slice(0, named), count: names.length }),
    ),
  },
};
