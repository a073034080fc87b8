import type { Id } from '@mall/contract/kernel/fields.ts';
import type { HookTopic } from '@mall/contract/open/open-hook.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Delivering, RoomNews, Told } from '../kernel/news.ts';
import type { NewsName, PayloadOf } from '../kernel/news-list.ts';

type Word = { topic: HookTopic; companyOf: SQL; subject: string; data: Record<string, unknown> };

/** What is told of one thing at one moment is one word, to however many people the mall says it. */
const onceOf = ({ topic, subject, data }: Word, toldAt: string): string => `${topic} ${subject} ${String(data['event'] ?? '')} ${toldAt}`;

/** Puts it into the line of everybody whom the company has subscribed to it, also of one that is off for now; the lines are gone through by `deliver-hooks`. */
const enqueue = ({ db }: Delivering, toldAt: string, word: Word) =>
  db.execute(sql`
    insert into open_delivery (hook_id, topic, subject, data, told_at, once)
    select h.id, ${word.topic}, ${word.subject}, ${JSON.stringify(word.data)}::jsonb, ${toldAt}::timestamptz, ${onceOf(word, toldAt)} from open_hook h
    where h.company_id = (${word.companyOf}) and ${word.topic} = any (h.topics)
    order by h.id on conflict do nothing`);

const heard =
  <Name extends NewsName>(wordOf: (payload: PayloadOf<Name>) => Word | undefined) =>
  async (house: Delivering, { toldAt, payload }: Told<Name>): Promise<void> => {
    const word = wordOf(payload);
    if (word) await enqueue(house, toldAt, word);
  };

const company = (table: string, id: Id): SQL => sql`select company_id from ${sql.raw(table)} where id = ${id}`;

type OfOrder = { orderId: Id; orderSn: string };
const ofOrder = (topic: HookTopic, { orderId, orderSn }: OfOrder, more: Record<string, unknown> = {}): Word => ({
  topic,
  companyOf: company('shop_order', orderId),
  subject: `order:${orderId}`,
  data: { orderId, orderSn, ...more },
});

/** By topic, so that none is offered that nobody ever tells. Numbers and states, never prices of others and nothing of a quote: whoever wants more reads it with a key. */
const newsOf: Readonly<Record<HookTopic, NonNullable<RoomNews['afterwards']>>> = {
  'order.paid': {
    'order.paid': heard<'order.paid'>((told) => ofOrder('order.paid', told)),
  },
  'order.shipped': {
    'order.shipped': heard<'order.shipped'>((told) =>
      ofOrder('order.shipped', told, {
        // Each parcel is news of its own, also where several leave at once.
        event: told.shipmentId,
        shipmentId: told.shipmentId,
        logisticsCompany: told.logisticsCompany,
        trackingNumber: told.trackingNumber,
      }),
    ),
  },
  'order.received': {
    'order.received': heard<'order.received'>((told) => ofOrder('order.received', told)),
  },
  'order.cancelled': {
    'order.cancelled': heard<'order.cancelled'>((told) => ofOrder('order.cancelled', told, { kind: told.kind, reason: told.reason })),
  },
  'order.refunded': {
    'payment.refunded': heard<'payment.refunded'>((told) =>
      ofOrder('order.refunded', told, { event: told.refundSn, refundSn: told.refundSn }),
    ),
  },
  'approval.decided': {
    'approval.decided': heard<'approval.decided'>(({ requestId, requestNo, outcome, tradeId, contractId }) => ({
      topic: 'approval.decided',
      companyOf: company('approval_request', requestId),
      subject: `approval:${requestId}`,
      data: { requestId, requestNo, event: outcome, ...(tradeId && { tradeId }), ...(contractId && { contractId }) },
    })),
  },
  'aftersale.moved': {
    'after_sale.moved': heard<'after_sale.moved'>(({ afterSaleId, aftersaleSn, event }) => ({
      topic: 'aftersale.moved',
      companyOf: sql`select o.company_id from after_sale a join shop_order o on o.id = a.order_id where a.id = ${afterSaleId}`,
      subject: `aftersale:${afterSaleId}`,
      data: { id: afterSaleId, aftersaleSn, event },
    })),
  },
  'bill.moved': {
    'bill.moved': heard<'bill.moved'>(({ billId, billSn, event, side }) =>
      side === 'buyer'
        ? { topic: 'bill.moved', companyOf: company('bill', billId), subject: `bill:${billId}`, data: { id: billId, billSn, event } }
        : undefined,
    ),
  },
  'invoice.moved': {
    'invoice.moved': heard<'invoice.moved'>(({ invoiceId, applySn, number, event }) => ({
      topic: 'invoice.moved',
      companyOf: company('invoice', invoiceId),
      subject: `invoice:${invoiceId}`,
      data: { id: invoiceId, applySn, number, event },
    })),
  },
  'contract.moved': {
    'contract.moved': heard<'contract.moved'>(({ contractId, contractSn, event, side }) =>
      side === 'buyer'
        ? {
            topic: 'contract.moved',
            companyOf: company('agreement', contractId),
            subject: `contract:${contractId}`,
            data: { id: contractId, contractSn, event },
          }
        : undefined,
    ),
  },
  'inquiry.moved': {
    'inquiry.told': heard<'inquiry.told'>(({ inquiryId, inquiryNo, what }) => ({
      topic: 'inquiry.moved',
      companyOf: company('inquiry', inquiryId),
      subject: `inquiry:${inquiryId}`,
      data: { id: inquiryId, inquiryNo, event: what },
    })),
  },
};

export const openNews: RoomNews = { afterwards: Object.assign({}, ...Object.values(newsOf)) as RoomNews['afterwards'] & object };
