import { type AfterSaleType, afterSaleMachine, afterSaleTypeOf } from '@mall/contract/after-sale/after-sale.machine.ts';
import { type ApplyAfterSale, mostRefund, reasonFits } from '@mall/contract/after-sale/after-sale.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import { addressLine } from '@mall/contract/member/address-fields.ts';
import { isUnsent } from '@mall/contract/order/order.machine.ts';
import { afterSaleRoom } from '@mall/contract/order/order-actions.rules.ts';
import { allocate } from '@mall/contract/order/price.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { attachUploads } from '../content/attach-uploads.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { requireAddress } from '../member/address.queries.ts';
import { holdForAfterSale, type RefundLine } from '../order/hold-for-after-sale.ts';
import { lockOrder } from '../order/lock-order.ts';
import type { OrderAddress } from '../order/order-address.ts';
import type { ResendAddress } from './after-sale-row.ts';
import { type AfterSaleTimes, dueOf } from './after-sale-times.ts';

type Wanted = { orderGoodsId: Id; num: number };
const Found = z.strictObject({
  order_id: Id,
  company_id: Id.nullable(),
  department_id: Id.nullable(),
  freight_fen: z.number(),
  shipped: z.boolean(),
  address: z.custom<OrderAddress>(),
});
type Found = z.infer<typeof Found>;
const Money = z.strictObject({ id: Id, takenFen: z.number() });
type Money = z.infer<typeof Money>;

const requireOrder = async (tx: Tx, side: BuyerSide, lineId: Id): Promise<Found> => {
  const rows = await readRows(tx, Found)`
    select o.id::text as order_id, o.company_id::text, o.department_id::text, o.freight_fen::float8 as freight_fen, o.deliver_state <> 'none' as shipped, o.address
    from order_line l join shop_order o on o.id = l.order_id where l.id = ${lineId} and ${within(side, 'o')}`;
  if (!rows[0]) throw refuse('kernel.not_found');
  return rows[0];
};

type Locked = Awaited<ReturnType<typeof lockOrder>>;

/** Every line with what it may give back at most. */
const mostOf = async (tx: Tx, order: Locked, wanted: readonly Wanted[], days: number) => {
  const taken = await readRows(
    tx,
    Money,
  )`select id::text, (refunded_fen + in_process_fen - back_fen)::float8 as "takenFen" from order_line where order_id = ${order.id}`;
  const standing = { ...order, paid: order.paidFen > 0 || order.payMode === 'prepay' };
  return wanted.map(({ orderGoodsId, num }) => {
    const line = order.lines.find((one) => one.id === orderGoodsId);
    if (!line) throw refuse('kernel.not_found');
    const room = afterSaleRoom(standing, line);
    if (room === 0 && !order.afterSaleTime) throw refuse('after_sale.window_over', { days });
    if (room === 0 && line.refundedNum + line.inProcessNum < line.num) throw refuse('after_sale.not_possible');
    if (num > room) throw refuse('after_sale.num_over', { most: room });
    const takenFen = taken.find((one) => one.id === line.id)?.takenFen ?? 0;
    return {
      line,
      num,
      most: mostRefund({ ...line, payFen: line.payFen - line.backFen, takenNum: line.refundedNum + line.inProcessNum, takenFen }, num),
    };
  });
};

type Chosen = Awaited<ReturnType<typeof mostOf>>[number];

/** Freight goes back with the last piece as long as nothing has left the store. */
const freightOf = (order: Locked, chosen: readonly Chosen[], { shipped, freight_fen }: Found): number => {
  const whole = order.lines.every((line) => {
    const num = chosen.find((one) => one.line.id === line.id)?.num ?? 0;
    return line.inProcessNum === 0 && line.refundedNum + num === line.num;
  });
  return isUnsent(order.state) && !shipped && whole ? freight_fen : 0;
};

const sharesOf = (chosen: readonly Chosen[], wantedFen: number | undefined, freightFen: number, unsent: boolean) => {
  const mostLines = chosen.reduce((sum, { most }) => sum + most, 0);
  const most = mostLines + freightFen;
  const amount = wantedFen ?? most;
  if (amount > most) throw refuse('after_sale.amount_over', { most: formatCurrency(toYuan(fen(most))) });
  if (amount === 0 && most > 0) throw refuse('after_sale.amount_wrong');
  // What will not be sent is given back in full: an order that ends must not keep money.
  if (unsent && amount < most) throw refuse('after_sale.amount_full', { most: formatCurrency(toYuan(fen(most))) });
  const linesFen = Math.min(amount, mostLines);
  const shares = allocate(
    linesFen,
    chosen.map((one) => one.most),
  );
  return { amount, lines: chosen.map(({ line, num }, at): RefundLine => ({ orderLineId: line.id, num, fen: shares[at] as number })) };
};

const resendAddressOf = async (tx: Tx, side: BuyerSide, input: ApplyAfterSale, of: OrderAddress): Promise<ResendAddress> => {
  if (input.addressId === undefined) return { trueName: of.receiverName, mobPhone: of.receiverPhone, areaInfo: addressLine(of) };
  const own = await requireAddress(tx, side, input.addressId);
  return { trueName: own.receiverName, mobPhone: own.receiverPhone, areaInfo: addressLine(own) };
};

const wantedOf = (input: ApplyAfterSale): Wanted[] => input.lines ?? [{ orderGoodsId: input.orderGoodsId as Id, num: input.num as number }];

const Row = z.strictObject({ id: Id, aftersaleSn: z.string() });

/**
 * A buyer asks for money, for taking goods back, or for other goods. Pieces and money of the lines are held from here on: the order's row is
 * locked first, so that of many applications at once none gets what another has.
 */
export const applyAfterSale = async (
  tx: Tx,
  side: BuyerSide,
  input: ApplyAfterSale,
  times: AfterSaleTimes,
): Promise<{ id: Id; aftersaleSn: string }> => {
  // Who leaves his company hands over what is open: what is applied for at that moment comes before it, or finds the order with his colleague.
  await takeMemberTurn(tx, side.memberId);
  const wanted = wantedOf(input);
  const type: AfterSaleType = afterSaleTypeOf(input.type);
  if (!reasonFits(input.reason, type)) throw refuse('after_sale.reason_wrong');
  const found = await requireOrder(tx, side, (wanted[0] as Wanted).orderGoodsId);
  const order = await lockOrder(tx, found.order_id, times.AFTER_SALE_DAYS);
  if (order.groupWaits) throw refuse('order.group_waits');
  const unsent = isUnsent(order.state);
  if (unsent && type !== 'refund') throw refuse('after_sale.unshipped_refund_only');
  const chosen = await mostOf(tx, order, wanted, times.AFTER_SALE_DAYS);
  const freightFen = freightOf(order, chosen, found);
  const { amount, lines } = sharesOf(chosen, type === 'exchange' ? undefined : input.amount, freightFen, unsent);
  const held = type === 'exchange' ? lines.map((line) => ({ ...line, fen: 0 })) : lines;
  await holdForAfterSale(tx, { orderId: order.id, lines: held }, times);
  const address = type === 'exchange' ? await resendAddressOf(tx, side, input, found.address) : null;
  await attachUploads(tx, side, input.photos, { kind: 'store', storeId: order.storeId }, ['image', 'video']);
  const amountFen = type === 'exchange' ? 0 : amount;
  const start = afterSaleMachine.begin('apply');
  const column = (read: (line: RefundLine) => unknown) => sql.param(held.map(read));
  const rows = await readRows(tx, Row)`
    with made as (
        insert into after_sale (aftersale_sn, order_id, member_id, company_id, department_id, store_id, type, state, unsent, reason, description, photos, contacts, contact_phone,
          applied_fen, amount_fen, freight_fen, resend_address, due_at)
        values ('SH' || to_char(now(), 'YYMMDD') || lpad(nextval('after_sale_number')::text, 6, '0'), ${order.id}, ${side.memberId},
          ${found.company_id}::bigint, ${found.department_id}::bigint, ${order.storeId},
          ${type}, ${start}, ${unsent}, ${input.reason}, ${input.description}, ${sql.param(input.photos)}::text[],
          ${input.contacts || found.address.receiverName}, ${input.contactPhone || found.address.receiverPhone}, ${amountFen}, ${amountFen}, ${freightFen},
          ${address === null ? null : JSON.stringify(address)}::jsonb, ${dueOf(start, times)})
        returning id, aftersale_sn),
      lines as (
        insert into after_sale_line (after_sale_id, order_line_id, num, fen)
        select made.id, line_id, num, fen from made,
          unnest(${column((line) => line.orderLineId)}::bigint[], ${column((line) => line.num)}::int[], ${column((line) => line.fen)}::bigint[])
            as line (line_id, num, fen)),
      noted as (
        insert into after_sale_event (after_sale_id, seq, event, to_state, by_kind, by_member_id, reason)
        select id, 1, 'apply', ${start}, 'buyer', ${side.memberId}, ${input.description} from made)
    select id::text, aftersale_sn as "aftersaleSn" from made`;
  return rows[0] as { id: Id; aftersaleSn: string };
};
