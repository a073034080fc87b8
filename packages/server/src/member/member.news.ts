import type { AfterSaleEvent, AfterSaleType } from '@mall/contract/after-sale/after-sale.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { MessageCode } from '@mall/contract/member/messages.ts';
import type { MessageFacts } from '@mall/contract/member/word-message.ts';
import type { Delivering, RoomNews, Told } from '../kernel/news.ts';
import type { NewsName, PayloadOf } from '../kernel/news-list.ts';
import { sendMessage } from './send-message.ts';

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

/** Of so many goods a message says the names. */
const named = 3;

export const memberNews: RoomNews = {
  afterwards: {
    'order.paid': message<'order.paid'>(() => 'order.paid'),
    'order.shipped': message<'order.shipped'>(() => 'order.shipped'),
    'order.cancelled': message<'order.cancelled'>(({ kind }) => cancelled[kind]),
    'payment.refunded': message<'payment.refunded'>(({ amountFen }) => (amountFen > 0 ? 'payment.refunded' : undefined)),
    'payment.voucher_rejected': message<'payment.voucher_rejected'>(() => 'payment.voucher_rejected'),
    'after_sale.moved': message<'after_sale.moved'>(({ event, type }) => afterSale[event]?.(type)),
    'seckill.begun': message<'seckill.begun'>(
      ({ names }) => (names.length > named ? 'seckill.begun_many' : 'seckill.begun'),
      ({ names, ...rest }) => ({ ...rest, names: names.slice(0, named), count: names.length }),
    ),
  },
};
