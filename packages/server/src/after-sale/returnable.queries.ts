import type { ReturnableOrder } from '@mall/contract/after-sale/after-sale.api.ts';
import { afterSaleErrors } from '@mall/contract/after-sale/after-sale.errors.ts';
import { mostRefund } from '@mall/contract/after-sale/after-sale.rules.ts';
import { goodsNamed } from '@mall/contract/catalogue/goods-line.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fill, type Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { pickAddress, sentToTexts } from '@mall/contract/member/address-fields.ts';
import { isUnsent, orderStates, payModes, returnableStates, unsentStates } from '@mall/contract/order/order.machine.ts';
import { afterSaleRoom } from '@mall/contract/order/order-actions.rules.ts';
import { placingErrors } from '@mall/contract/order/placing.errors.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import type { OrderAddress } from '../order/order-address.ts';

const LineRow = z.strictObject({
  orderGoodsId: Id,
  ...goodsNamed,
  unitFen: z.number(),
  num: z.number(),
  payFen: z.number(),
  shippedNum: z.number(),
  droppedNum: z.number(),
  refundedNum: z.number(),
  inProcessNum: z.number(),
  takenFen: z.number(),
  backFen: z.number(),
});
type LineRow = z.infer<typeof LineRow>;
const OrderRow = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  created: z.string(),
  storeId: Id,
  storeName: z.string(),
  state: z.enum(orderStates),
  payMode: z.enum(payModes),
  paid: z.boolean(),
  afterSaleTime: z.boolean(),
  groupWaits: z.boolean(),
  freightFen: z.number(),
  shipped: z.boolean(),
  deadline: z.string().nullable(),
  address: z.custom<OrderAddress>(),
  lines: z.array(LineRow),
});
type OrderRow = z.infer<typeof OrderRow>;

const columns = (days: number): SQL => sql`
  o.id::text as "orderId", o.order_sn as "orderSn", ${timeText(sql`o.created_at`)} as created, o.store_id::text as "storeId", s.name as "storeName", o.state,
  o.pay_mode as "payMode", o.paid_fen > 0 or o.pay_mode = 'prepay' as paid, o.freight_fen::float8 as "freightFen", o.deliver_state <> 'none' as shipped,
  o.done_at is null or o.done_at > now() - make_interval(days => ${days}) as "afterSaleTime",
  o.group_id is not null and o.group_done_at is null as "groupWaits", ${timeText(sql`o.done_at + make_interval(days => ${days})`)} as deadline, o.address,
  (select json_agg(json_build_object('orderGoodsId', l.id::text, 'goodsId', l.goods_id::text, 'specId', l.spec_id::text, 'specName', l.spec_name,
      'attributeLine', l.attribute_line, 'picture', l.picture, 'unit', l.unit, 'unitFen', l.unit_fen, 'num', l.num, 'payFen', l.pay_fen,
      'shippedNum', l.shipped_num, 'droppedNum', l.dropped_num, 'refundedNum', l.refunded_num, 'inProcessNum', l.in_process_num,
      'takenFen', l.refunded_fen + l.in_process_fen - l.back_fen, 'backFen', l.back_fen) order by l.id)
    from order_line l where l.order_id = o.id) as lines`;

const toLine = (order: OrderRow, row: LineRow): ReturnableOrder['lines'][number] => {
  const room = afterSaleRoom(order, row);
  const { unitFen, num, payFen: paidFen, backFen, takenFen, shippedNum: _, droppedNum: __, refundedNum, inProcessNum, ...line } = row;
  const payFen = paidFen - backFen;
  return {
    ...line,
    specPrice: toYuan(fen(unitFen)),
    goodsNum: num,
    availableNum: room,
    availableAmount: toYuan(fen(room === 0 ? 0 : mostRefund({ num, payFen, takenNum: refundedNum + inProcessNum, takenFen }, room))),
    payAmount: toYuan(fen(payFen)),
    takenAmount: toYuan(fen(takenFen)),
  };
};

const toReturnable = (row: OrderRow, language: Language, days: number): ReturnableOrder => {
  const lines = row.lines.map((line) => toLine(row, line));
  const open = lines.some((line) => line.availableNum > 0);
  const why = row.groupWaits
    ? placingErrors['order.group_waits']
    : row.afterSaleTime
      ? afterSaleErrors['after_sale.not_possible']
      : afterSaleErrors['after_sale.window_over'];
  return {
    orderId: row.orderId,
    orderSn: row.orderSn,
    createDate: row.created,
    storeId: row.storeId,
    storeName: row.storeName,
    state: row.state,
    types: open ? (isUnsent(row.state) ? [1] : [1, 2, 3]) : [],
    refusal: open ? '' : fill(why.words[language], { days }),
    freight: toYuan(fen(isUnsent(row.state) && !row.shipped ? row.freightFen : 0)),
    ...(row.deadline === null ? {} : { deadline: row.deadline }),
    address: { ...pickAddress(row.address, sentToTexts), areaInfo: row.address.areaInfo },
    lines,
  };
};

/** What of an own order may be returned; an order that takes none says why. */
export const requireReturnable = async (
  tx: Tx,
  side: BuyerSide,
  orderId: Id,
  language: Language,
  days: number,
): Promise<ReturnableOrder> => {
  const rows = await readRows(tx, OrderRow)`
    select ${columns(days)} from shop_order o join store s on s.id = o.store_id where o.id = ${orderId} and ${within(side, 'o')}`;
  if (!rows[0]) throw refuse('kernel.not_found');
  return toReturnable(rows[0], language, days);
};

/** Own orders with something that may be returned, the latest first. */
export const listReturnable = async (
  tx: Tx,
  side: BuyerSide,
  { page, limit }: { page: number; limit: number },
  language: Language,
  days: number,
): Promise<PageOf<ReturnableOrder>> => {
  const where = sql`${within(side, 'o')} and not o.hidden and o.state = any (${sqlList(returnableStates, 'text')}) and (o.paid_fen > 0 or o.pay_mode <> 'postpay')
    and (o.done_at is null or o.done_at > now() - make_interval(days => ${days})) and (o.group_id is null or o.group_done_at is not null)
    and exists (select from order_line l where l.order_id = o.id and case when o.state = any (${sqlList(unsentStates, 'text')}) then l.num - l.shipped_num - l.dropped_num - l.in_process_num
      else l.num - l.refunded_num - l.in_process_num end > 0)`;
  const counted = await readRows(tx, TotalRow)`select count(*)::int as total from shop_order o where ${where}`;
  const rows = await readRows(tx, OrderRow)`
    select ${columns(days)} from (select * from shop_order o where ${where} order by o.id desc limit ${limit} offset ${(page - 1) * limit}) o
    join store s on s.id = o.store_id order by o.id desc`;
  return { list: rows.map((row) => toReturnable(row, language, days)), total: counted[0]?.total ?? 0 };
};
