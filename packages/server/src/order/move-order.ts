import type { Id } from '@mall/contract/kernel/fields.ts';
import { type OrderEvent, type OrderState, orderMachine, type PayMode, payModes } from '@mall/contract/order/order.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';

export type Moved = { orderId: Id; from: OrderState; to: OrderState; memberId: Id; payMode: PayMode };

type Row = { state: OrderState; member_id: Id; pay_mode: PayMode };

/**
 * The only writer of an order's state: one conditional UPDATE and its event. `also` sets columns that must change with the state;
 * `where` narrows. Undefined when the order is not where the event starts, so whoever comes second changes nothing.
 */
export const tryMoveOrder = async (
  tx: Tx,
  orderId: Id,
  event: OrderEvent,
  by: By,
  { reason = '', also = sql``, where = sql`` }: { reason?: string; also?: SQL; where?: SQL } = {},
): Promise<Moved | undefined> => {
  for (const from of orderMachine.from(event)) {
    const targets = payModes.map((mode) => [mode, orderMachine.next(from, event, mode)] as const).filter(([, to]) => to !== undefined);
    const cases = sql.join(
      targets.map(([mode, to]) => sql`when ${mode} then ${to}`),
      sql` `,
    );
    const { rows } = await tx.execute<Row>(sql`
      update shop_order set state = case pay_mode ${cases} end${also}
      where id = ${orderId} and state = ${from} and pay_mode = any (${sql.param(targets.map(([mode]) => mode))}::text[])${where}
      returning state, member_id::text, pay_mode`);
    const [row] = rows;
    if (!row) continue;
    // A second statement, so that it sees the events of whoever held the row before.
    await tx.execute(sql`
      insert into order_event (order_id, seq, event, from_state, to_state, by_kind, by_member_id, reason)
      select ${orderId}, coalesce(max(seq), 0) + 1, ${event}, ${from}, ${row.state}, ${by.kind}, ${by.memberId ?? null}::bigint, ${reason}
      from order_event where order_id = ${orderId}`);
    return { orderId, from, to: row.state, memberId: row.member_id, payMode: row.pay_mode };
  }
  return undefined;
};

/** The same, refused with `order.moved` when the order stands elsewhere by now. */
export const moveOrder = async (
  tx: Tx,
  orderId: Id,
  event: OrderEvent,
  by: By,
  reason = '',
  more: { also?: SQL; where?: SQL } = {},
): Promise<Moved> => {
  const moved = await tryMoveOrder(tx, orderId, event, by, { reason, ...more });
  if (!moved) throw refuse('order.moved');
  return moved;
};
