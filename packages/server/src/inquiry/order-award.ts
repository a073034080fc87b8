import type { Submitted } from '@mall/contract/cart/settlement.api.ts';
import { type OrderAward, QuoteFields } from '@mall/contract/inquiry/inquiry.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { payModes } from '@mall/contract/order/order.machine.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { orderAddress } from '../cart/submit-order.ts';
import { layQuotedGoods } from '../catalogue/lay-quoted-goods.ts';
import type { CompanySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireAddress } from '../member/address.queries.ts';
import type { PlacingRules } from '../order/order-times.ts';
import { placeOrder } from '../order/place-order.ts';
import { quoteAward } from '../order/quote-award.ts';
import { lastQuote } from './last-quote.ts';
import { lockInquiry } from './lock-inquiry.ts';
import { holds } from './moment.ts';
import { readLines } from './shown-parts.ts';

const Award = z.strictObject({
  quotationId: Id,
  storeId: Id,
  classId: Id,
  projectId: Id.nullable(),
  said: QuoteFields,
  valid: z.boolean(),
});
const Earlier = z.strictObject({ orderId: Id, paySn: z.string(), payMode: z.enum(payModes), payableFen: z.number(), same: z.boolean() });

/** The order that holds the award already, unless it was called off. */
const findEarlier = async (tx: Tx, side: CompanySide, id: Id, submitToken: string) => {
  const [found] = await readRows(tx, Earlier)`
    select o.id::text as "orderId", t.pay_sn as "paySn", t.pay_mode as "payMode", t.payable_fen::float8 as "payableFen", t.submit_token = ${submitToken}::uuid and t.member_id = ${side.memberId} as same
    from inquiry q join shop_order o on o.id = q.order_id join trade t on t.id = o.trade_id where q.id = ${id} and o.state <> 'cancelled'`;
  return found;
};

/** Orders what was awarded, at the price that was quoted, once. The same token answers with the first result. */
export const orderAward = async (tx: Tx, side: CompanySide, id: Id, input: OrderAward, rules: PlacingRules): Promise<Submitted> => {
  const { state, inquiryNo, title } = await lockInquiry(tx, side, id);
  if (state !== 'confirmed') throw refuse('inquiry.moved');
  const { payMode, totalPrice, submitToken } = input;
  const earlier = await findEarlier(tx, side, id, submitToken);
  if (earlier && !earlier.same) throw refuse('inquiry.ordered');
  if (earlier) {
    const { orderId, paySn, payableFen } = earlier;
    return { orderIds: [orderId], paySn, payMode: earlier.payMode, totalPrice: toYuan(fen(payableFen)) };
  }
  const [award] = await readRows(tx, Award)`
    select t.id::text as "quotationId", i.store_id::text as "storeId", q.class_id::text as "classId", t.opened as said, ${holds(sql`t.valid_until`)} as valid,
      (select p.id::text from project p where p.id = q.project_id and p.state = 'open') as "projectId"
    from inquiry q join invitation i on i.inquiry_id = q.id and i.state = 'won' join ${lastQuote()} where q.id = ${id}`;
  if (!award?.valid) throw refuse('inquiry.quote_unfit');
  const address = await requireAddress(tx, side, input.addressId);
  const asked = new Map((await readLines(tx, id, true)).map((line) => [line.seq, line]));
  const lines = award.said.lines.flatMap(({ seq, price, days }) => {
    const line = asked.get(seq);
    return line
      ? [{ seq, name: line.name, description: line.description, unit: line.unit, num: line.num, priceFen: fromYuan(price), days }]
      : [];
  });
  const laid = await layQuotedGoods(tx, { code: inquiryNo, storeId: award.storeId, classId: award.classId, name: title, lines });
  const bought = lines.flatMap(({ seq, name, description, unit, num, priceFen }) => {
    const spec = laid.find((one) => one.seq === seq);
    if (!spec) return [];
    const { seq: _seq, ...named } = spec;
    // By the rate that was quoted he compared, whatever is usual for the class.
    return [
      { ...named, taxRate: award.said.taxRate ?? named.taxRate, num, unitFen: priceFen, specName: name, attributeLine: description, unit },
    ];
  });
  const quote = await quoteAward(tx, { storeId: award.storeId, quotationId: award.quotationId, lines: bought });
  const { orderIds, paySn } = await placeOrder(
    tx,
    side,
    {
      ordered: { lines: bought.map(({ specId, num }) => ({ specId, num })), quote },
      address: orderAddress(address),
      coupons: {},
      usePoints: 0,
      payMode,
      deliveryTime: input.deliveryTime,
      invoices: {},
      leaveWords: input.leaveWord === '' ? {} : { [award.storeId]: input.leaveWord },
      processId: input.processId,
      requestWord: input.requestWord,
      submitToken,
      shownTotal: totalPrice,
      projectId: award.projectId,
    },
    rules,
  );
  await tx.execute(sql`update inquiry set order_id = ${orderIds[0]} where id = ${id}`);
  return { orderIds, paySn, payMode, totalPrice };
};
