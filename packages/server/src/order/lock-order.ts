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
  /** What it gave when it was done, and for how much. */
  pointsGiven: z.number(),
  pointsGivenFen: z.number(),
  groupId: Id.nullable(),
  /** Of a group buy that has not succeeded. */
  groupWaits: z.boolean(),
});
export type LockedOrder = z.infer<typeof LockedOrder>;
const LockedLine = z.strictObject({
  id: Id,
  specId: Id,
  goodsId: Id,
  specName: z.string(),
  num: z.number(),
  payFen: z.number(),
  points: z.number(),
  activityType: z.literal([0, 3, 4, 5]),
  activityRef: Id.nullable(),
  shippedNum: z.number(),
  droppedNum: z.number(),
  inProcessNum: z.number(),
  refundedNum: z.number(),
  refundedFen: z.number(),
  /** The part of it that was the difference to the last step of a group buy, and no piece. */
  backFen: z.number(),
});
export type LockedLine = z.infer<typeof LockedLine>;

/** The order and its lines, held until the transaction ends: shipping, refunds and cancelling must not pass each other. */
export const lockOrder = async (tx: Tx, orderId: Id, afterSaleDays = 15): Promise<LockedOrder & { lines: LockedLine[] }> => {
  const rows = await readRows(tx, LockedOrder)`
    select id::text, member_id::text as "memberId", coalesce(placed_by, member_id)::text as "placedBy", company_id::text as "companyId", department_id::text as "departmentId", store_id::text as "storeId", order_sn as "orderSn", state, pay_mode as "payMode",
      payable_fen::float8 as "payableFen", paid_fen::float8 as "paidFen", refunded_fen::float8 as "refundedFen",
      done_at is null or done_at > now() - make_interval(days => ${afterSaleDays}) as "afterSaleTime",
      coalesce(points_given, 0)::float8 as "pointsGiven", coalesce(points_given_fen, 0)::float8 as "pointsGivenFen", group_id::text as "groupId", group_id is not null and group_done_at is null as "groupWaits"
    from shop_order where id = ${orderId} for no key update`;
  const [order] = rows;
  if (!order) throw refuse('kernel.not_found');
  const lines = await readRows(tx, LockedLine)`
    select id::text, spec_id::text as "specId", goods_id::text as "goodsId", spec_name as "specName", num, pay_fen::float8 as "payFen",
      (points_fen / coalesce((select o.points_fen / nullif(o.points_num, 0) from shop_order o where o.id = order_line.order_id), 1))::float8 as points, activity_type as "activityType", activity_ref::text as "activityRef", shipped_num as "shippedNum",
      dropped_num as "droppedNum", in_process_num as "inProcessNum", refunded_num as "refundedNum", refunded_fen::float8 as "refundedFen", back_fen::float8 as "backFen"
    from order_line where order_id = ${orderId} order by id`;
  return { ...order, lines };
};

/** Points that were used for `count` pieces of a line; the last piece takes what rounding left. */
export const pointsOf = (line: Pick<LockedLine, 'num' | 'points'>, count: number): number => Math.floor((line.points * count) / line.num);
