import type { AfterSaleEvent, AfterSaleType } from '@mall/contract/after-sale/after-sale.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';

/** `subject`: of what it is; a listener hears the news of one subject in the order in which it was told. `mustBeTaken`: it is a fault when no listener at once says that it is his. */
type Entry<Payload extends object> = { readonly subject: (payload: Payload) => string; readonly mustBeTaken: boolean };

const news = <Payload extends object>(subject: Entry<Payload>['subject'], { mustBeTaken = false } = {}): Entry<Payload> => ({
  subject,
  mustBeTaken,
});

/** What every news of an order says. */
type OfOrder = { orderId: Id; orderSn: string; memberId: Id };
const ofOrder = ({ orderId }: { orderId: Id }) => `order:${orderId}`;
const ofMember = ({ memberId }: { memberId: Id }) => `member:${memberId}`;

/**
 * Everything that one room tells others: the closed list, a line each. What is told is data (ids, fen, times as text), never words, and stays
 * readable for a version that is a day older or younger: a field may be added, none changed.
 */
export const newsList = {
  'order.paid': news<OfOrder & { amountFen: number }>(ofOrder),
  'order.shipped': news<OfOrder & { shipmentId: Id; logisticsCompany: string; trackingNumber: string }>(ofOrder),
  'order.cancelled': news<OfOrder & { kind: string; reason: string }>(ofOrder),
  // `ref` is whatever asked for it: `cancel:17`, `after-sale:4`, `late:P1/17`.
  'payment.refunded': news<OfOrder & { refundSn: string; amountFen: number; ref: string }>(ofOrder, { mustBeTaken: true }),
  'payment.voucher_rejected': news<{ memberId: Id; paySn: string; reason: string }>(({ paySn }) => `payment:${paySn}`),
  'after_sale.moved': news<{
    afterSaleId: Id;
    aftersaleSn: string;
    memberId: Id;
    type: AfterSaleType;
    event: AfterSaleEvent;
    reason: string;
  }>(({ afterSaleId }) => `after-sale:${afterSaleId}`),
  'seckill.begun': news<{ memberId: Id; sessionId: Id; startsAt: string; names: string[] }>(ofMember),
};

export type NewsName = keyof typeof newsList;
export type PayloadOf<Name extends NewsName> = (typeof newsList)[Name] extends Entry<infer Payload> ? Payload : never;
