import { Id } from '@mall/contract/kernel/fields.ts';
import { orderStates } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';

/** The lines `x` of orders `o` that were called off a framework `a` at its price. They are read and not kept, so that a cancelled or returned order needs no booking back. */
const callsOn: SQL = sql`
  from agreement a join order_line x on x.agreed_id = a.id join shop_order o on o.id = x.order_id left join agreement_line l on l.agreement_id = a.id and l.spec_id = x.spec_id
  where o.state <> 'cancelled'`;

const UsedRow = z.strictObject({ seq: z.number().nullable(), num: z.number(), fen: z.number() });
const CallRow = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  state: z.enum(orderStates),
  date: z.string(),
  num: z.number(),
  fen: z.number(),
});
const callsShown = 100;
const LeftRow = z.strictObject({ fen: z.number() });

/** What was called off of each line, by which orders, the latest first, and what the rest of the list is worth. */
export const readCallOffs = async (tx: Tx, id: Id) => {
  const used = await readRows(tx, UsedRow)`
    select l.seq, sum(x.num - x.refunded_num)::int as num, sum(x.pay_fen - x.refunded_fen)::float8 as fen ${callsOn} and a.id = ${id} group by l.seq`;
  const calls = await readRows(tx, CallRow)`
    select o.id::text as "orderId", o.order_sn as "orderSn", o.state, ${timeText(sql`o.created_at`)} as date, sum(x.num - x.refunded_num)::int as num,
      sum(x.pay_fen - x.refunded_fen)::float8 as fen ${callsOn} and a.id = ${id} group by o.id order by o.id desc limit ${callsShown}`;
  const [left] = await readRows(tx, LeftRow)`
    select coalesce(sum(greatest(0, p.num - coalesce((select sum(x.num - x.refunded_num) from order_line x join shop_order o on o.id = x.order_id
      where x.agreed_id = p.agreement_id and x.spec_id = p.spec_id and o.state <> 'cancelled'), 0)) * p.price_fen), 0)::float8 as fen
    from agreed_price p where p.agreement_id = ${id} and p.open`;
  return { used, calls, leftFen: left?.fen ?? 0 };
};

/** What is approved or paid later would be sent after the end. An order that is paid for after its receipt waits to be paid, too. */
const unsent: SQL = sql`(o.state in ('in_approval', 'wait_ship') or o.state = 'wait_pay' and o.received_at is null)`;

/** A contract is not ended under goods that are still to be sent. */
export const requireNothingUnsent = async (tx: Tx, id: Id): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    select from agreement a join shop_order o on o.id = a.order_id where a.id = ${id} and ${unsent}
    union all select ${callsOn} and a.id = ${id} and ${unsent} limit 1`);
  if (rowCount !== 0) throw refuse('agreement.unshipped');
};

/** Whether everything that a contract `a` is about has been done: its order, or all that its framework lists. */
export const fulfilled: SQL = sql`case a.kind
  when 'order' then exists (select from shop_order o where o.id = a.order_id and o.state = 'done')
  when 'framework' then not exists (
    select from agreed_price want where want.agreement_id = a.id and want.num > coalesce((
      select sum(x.num - x.refunded_num) from order_line x join shop_order o on o.id = x.order_id
      where x.agreed_id = a.id and x.spec_id = want.spec_id and o.state = 'done'), 0)) and exists (select from agreed_price listed where listed.agreement_id = a.id)
    and not exists (select from agreement s join agreement_line l on l.agreement_id = s.id where s.parent_id = a.id and s.state = 'effective' and s.valid_from > current_date)
  else false end`;
