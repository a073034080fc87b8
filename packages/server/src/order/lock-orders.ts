import { Id } from '@mall/contract/kernel/fields.ts';
import { orderStates, payModes } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

const HeldOrder = z.strictObject({
  id: Id,
  orderSn: z.string(),
  companyId: Id.nullable(),
  departmentId: Id.nullable(),
  storeId: Id,
  state: z.enum(orderStates),
  payMode: z.enum(payModes),
  payableFen: z.number(),
  refundedFen: z.number(),
  billId: Id.nullable(),
  receivedDay: z.string().nullable(),
  /** Money for it is on its way or being looked at. */
  paying: z.boolean(),
});
export type HeldOrder = z.infer<typeof HeldOrder>;

/** Whether money for an order `o` is on its way or being looked at. */
export const isPaying: SQL = sql`(o.state = 'wait_pay' and (o.pay_state = 'paying' or exists (select from pay_voucher v join pay_request r on r.pay_sn = v.pay_sn
  where v.state = 'submitted' and (r.order_id = o.id or o.id = any (r.order_ids) or (r.order_id is null and r.trade_id = o.trade_id)))))`;

/** Many orders at once, in the order of their numbers, held until the transaction ends. */
export const lockOrders = (tx: Tx, ids: readonly Id[]): Promise<HeldOrder[]> => readRows(tx, HeldOrder)`
  select o.id::text, o.order_sn as "orderSn", o.company_id::text as "companyId", o.department_id::text as "departmentId", o.store_id::text as "storeId", o.state, o.pay_mode as "payMode",
    o.payable_fen::float8 as "payableFen", o.refunded_fen::float8 as "refundedFen", o.bill_id::text as "billId", o.received_at::date::text as "receivedDay",
    ${isPaying} as paying
  from shop_order o where o.id = any (${sql.param([...ids])}::bigint[]) order by o.id for no key update`;
