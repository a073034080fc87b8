import { Id } from '@mall/contract/kernel/fields.ts';
import { orderStates, payModes } from '@mall/contract/order/order.machine.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const LockedOrder = z.strictObject({
  id: Id,
  memberId: Id,
  /** Who placed it, whoever goes on with it now. */
  placedBy: Id,
  companyId: Id.nullable(),
  departmentId: Id.nullable(),
  storeId: Id,
  orderSn: z.string(),
  state: z.enum(orderStates),
  payMode: z.enum(payModes),
  payableFen: z.number(),
  paidFen: z.number(),
  refundedFen: z.number(),
  afterSaleTime: z.boolean(),
});
export type LockedOrder = z.infer<typeof LockedOrder>;
const LockedLine = z.strictObject({
  id: Id,
  specId: Id,
  goodsId: Id,
  specName: z.string(),
  num: z.number(),
  payFen: z.number(),
  pointsFen: z.number(),
  activityType: z.union([z.literal(0), z.literal(3), z.literal(5)]),
  activityRef: Id.nullable(),
  shippedNum: z.number(),
  droppedNum: z.number(),
  inProcessNum: z.number(),
  refundedNum: z.number(),
  refundedFen: z.number(),
});
export type LockedLine = z.infer<typeof LockedLine>;

/** The order and its lines, held until the transaction ends: shipping, refunds and cancelling must not pass each other. */
export const lockOrder = async (tx: Tx, orderId: Id, afterSaleDays = 15): Promise<LockedOrder & { lines: LockedLine[] }> => {
  const rows = await readRows(tx, LockedOrder)`
    select id::text, member_id::text as "memberId", coalesce(placed_by, member_id)::text as "placedBy", company_id::text as "companyId", department_id::text as "departmentId", store_id::text as "storeId", order_sn as "orderSn", state, pay_mode as "payMode",
      payable_fen::float8 as "payableFen", paid_fen::float8 as "paidFen", refunded_fen::float8 as "refundedFen",
      done_at is null or done_at > now() - make_interval(days => ${afterSaleDays}) as "afterSaleTime"
    from shop_order where id = ${orderId} for no key update`;
  const [order] = rows;
  if (!order) throw refuse('kernel.not_found');
  const lines = await readRows(tx, LockedLine)`
    select id::text, spec_id::text as "specId", goods_id::text as "goodsId", spec_name as "specName", num, pay_fen::float8 as "payFen",
      points_fen::float8 as "pointsFen", activity_type as "activityType", activity_ref::text as "activityRef", shipped_num as "shippedNum",
      dropped_num as "droppedNum", in_process_num as "inProcessNum", refunded_num as "refundedNum", refunded_fen::float8 as "refundedFen"
    from order_line where order_id = ${orderId} order by id`;
  return { ...order, lines };
};

/** Points that were used for `count` pieces of a line; the last piece takes what rounding left. */
export const pointsOf = (line: Pick<LockedLine, 'num' | 'pointsFen'>, count: number): number =>
  Math.floor((line.pointsFen * count) / line.num);
