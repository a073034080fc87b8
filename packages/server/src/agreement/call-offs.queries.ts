import { Id } from '@mall/contract/kernel/fields.ts';
import { orderStates, unsentStates } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';

/**
 * The lines `x` of orders `o` that count against a line `l` of a framework `a`: what the company ordered of it from the store while the contract was in force. They are
 * read and not kept, so that a cancelled or returned order needs no booking back.
 */
const callsOn: SQL = sql`
  from agreement a join agreement_line l on l.agreement_id = a.id join order_line x on x.spec_id = l.spec_id join shop_order o on o.id = x.order_id
  where a.kind = 'framework' and a.effective_at is not null and o.company_id = a.company_id and o.store_id = a.store_id and o.state <> 'cancelled'
    and o.created_at >= greatest(a.effective_at, a.valid_from::timestamptz) and o.created_at < (a.valid_to + 1)::timestamptz
    and (a.state = 'effective' or o.created_at < a.state_at)`;

const UsedRow = z.strictObject({ seq: z.number(), num: z.number(), fen: z.number() });
const CallRow = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  state: z.enum(orderStates),
  date: z.string(),
  num: z.number(),
  fen: z.number(),
});
const callsShown = 100;

/** What was called off of each line, and by which orders, the latest first. */
export const readCallOffs = async (tx: Tx, id: Id) => {
  const used = await readRows(tx, UsedRow)`
    select l.seq, sum(x.num - x.refunded_num)::int as num, sum(x.pay_fen - x.refunded_fen)::float8 as fen ${callsOn} and a.id = ${id} group by l.seq`;
  const calls = await readRows(tx, CallRow)`
    select o.id::text as "orderId", o.order_sn as "orderSn", o.state, ${timeText(sql`o.created_at`)} as date, sum(x.num - x.refunded_num)::int as num,
      sum(x.pay_fen - x.refunded_fen)::float8 as fen ${callsOn} and a.id = ${id} group by o.id order by o.id desc limit ${callsShown}`;
  return { used, calls };
};

/** A contract is not ended under goods that are still to be sent. */
export const requireNothingUnsent = async (tx: Tx, id: Id): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    select from agreement a join shop_order o on o.id = a.order_id where a.id = ${id} and o.state = any (${sqlList(unsentStates, 'text')})
    union all select ${callsOn} and a.id = ${id} and o.state = any (${sqlList(unsentStates, 'text')}) limit 1`);
  if (rowCount !== 0) throw refuse('agreement.unshipped');
};

/** Whether everything that a contract `a` is about has been done: its order, or all that its framework lists. */
export const fulfilled: SQL = sql`case a.kind
  when 'order' then exists (select from shop_order o where o.id = a.order_id and o.state = 'done')
  when 'framework' then not exists (
    select from agreement_line want where want.agreement_id = a.id and want.num > coalesce((
      select sum(x.num - x.refunded_num) from order_line x join shop_order o on o.id = x.order_id
      where x.spec_id = want.spec_id and o.company_id = a.company_id and o.store_id = a.store_id and o.state = 'done'
        and o.created_at >= greatest(a.effective_at, a.valid_from::timestamptz)), 0))
  else false end`;
