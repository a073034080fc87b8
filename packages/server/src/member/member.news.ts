import type { Id } from '@mall/contract/kernel/fields.ts';
import type { MessageCode } from '@mall/contract/member/messages.ts';
import { wordText } from '@mall/contract/member/post-words.ts';
import { type MessageFacts, wordMessage } from '@mall/contract/member/word-message.ts';
import { sql } from 'drizzle-orm';
import type { Delivering, RoomNews, Told } from '../kernel/news.ts';
import type { NewsName, PayloadOf } from '../kernel/news-list.ts';
import { siteName } from '../kernel/site-name.ts';
import { contractFacts, contractMessageOf } from './contract-message.ts';
import { handOverAddresses } from './hand-over-addresses.ts';
import {
  afterSale,
  approvalDecided,
  bill,
  cancelled,
  company,
  contractDecided,
  credit,
  goods,
  invoice,
  reviewTold,
  store,
  storePaper,
} from './message-codes.ts';
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

/** Of so many goods a message says the names. */
const named = 3;

export const memberNews: RoomNews = {
  atOnce: {
    'company.member_left': handOverAddresses,
    // Filters that were kept with the class keep the one that it became part of.
    'class.merged': async (tx, { classId, intoId }) => {
      await tx.execute(sql`
        update saved_view set query = regexp_replace(query, ${`(^|[?&])(classId|gcId)=${classId}(?=&|$)`}, ${`\\1\\2=${intoId}`}, 'g') where query ~ ${`(^|[?&])(classId|gcId)=${classId}(&|$)`}`);
    },
  },
  afterwards: {
    'account.password_changed': message<'account.password_changed'>(() => 'account.password_changed'),
    'account.social_bound': message<'account.social_bound'>(() => 'account.social_bound'),
    'account.social_dropped': message<'account.social_dropped'>(() => 'account.social_dropped'),
    'account.partner_linked': message<'account.partner_linked'>(() => 'account.partner_linked'),
    'account.partner_dropped': message<'account.partner_dropped'>(() => 'account.partner_dropped'),
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
    'order.price_asked': message<'order.price_asked'>(() => 'order.price_asked'),
    'order.price_decided': message<'order.price_decided'>(
      ({ agreed }) => (agreed ? 'order.price_agreed' : 'order.price_refused'),
      ({ memberId, orderId, orderSn, amountFen }) => ({ memberId, orderId, orderSn, amountFen }),
    ),
    'order.differed': message<'order.differed'>(() => 'order.differed'),
    'order.shipped': message<'order.shipped'>(() => 'order.shipped'),
    'order.group_won': message<'order.group_won'>(({ amountFen }) => (amountFen > 0 ? 'order.group_won_back' : 'order.group_won')),
    'order.cancelled': message<'order.cancelled'>(({ kind }) => cancelled[kind]),
    'approval.asked': message<'approval.asked'>(({ bizType }) => (bizType === 'contract' ? 'approval.contract_asked' : 'approval.asked')),
    'approval.reminded': message<'approval.reminded'>(({ bizType }) =>
      bizType === 'contract' ? 'approval.contract_reminded' : 'approval.reminded',
    ),
    'identity.decided': message<'identity.decided'>(({ decision }) => `identity.${decision}`),
    'open.hook_failed': message<'open.hook_failed'>(() => 'open.hook_failed'),
    'open.hook_silent': message<'open.hook_silent'>(() => 'open.hook_silent'),
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
    'goods.decided': message<'goods.decided'>(({ event }) => goods[event]),
    'store.paper': message<'store.paper'>(
      ({ side, event }) => storePaper[side][event],
      ({ memberId, paperId, storeName, paper, validUntil, days, reason }) => ({
        memberId,
        paperId,
        storeName,
        paper,
        validUntil,
        days,
        reason,
      }),
    ),
    'review.told': message<'review.told'>(
      ({ side, event }) => reviewTold[side][event],
      ({ memberId, reviewId, goodsName, storeName, reason }) => ({ memberId, reviewId, goodsName, storeName, reason }),
    ),
    'project.warned': message<'project.warned'>(({ percent }) => (percent >= 100 ? 'project.used_up' : 'project.nearly_used_up')),
    'standing.ran': message<'standing.ran'>(({ result }) => `standing.${result}`),
    'standing.soon': message<'standing.soon'>(
      ({ changes }) => (changes.length > 0 ? 'standing.soon_changed' : 'standing.soon'),
      ({ changes, ...rest }) => ({ ...rest, changes: changes.slice(0, named), count: changes.length }),
    ),
    'download.ended': message<'download.ended'>(({ state }) => `download.${state}`),
    'goods.import_ended': message<'goods.import_ended'>(({ state }) => `goods.import_${state}`),
    'feedback.answered': message<'feedback.answered'>(() => 'feedback.answered'),
    'content.layout_held': message<'content.layout_held'>(() => 'content.layout_held'),
    'work.handed_over': message<'work.handed_over'>(() => 'work.handed_over'),
    'work.taken_over': message<'work.taken_over'>(() => 'work.taken_over'),
    'seckill.begun': message<'seckill.begun'>(
      ({ names }) => (names.length > named ? 'seckill.begun_many' : 'seckill.begun'),
      ({ names, ...rest }) => ({ ...rest, names: names.slice(0, named), count: names.length }),
    ),
  },
};
