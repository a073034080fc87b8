import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Held = z.strictObject({ groupId: Id, memberId: Id, num: z.number(), running: z.boolean() });
export type HeldGroup = z.infer<typeof Held>;

/** The group buy of an order, held behind the order; undefined where it is of none. Whoever pays and whoever ends the group meet here. */
export const holdGroupOf = async (tx: Tx, orderId: Id): Promise<HeldGroup | undefined> => {
  const [row] = await readRows(tx, Held)`
    with held as materialized (
      select id, group_id, coalesce(placed_by, member_id) as member_id from shop_order where id = ${orderId} and group_id is not null for no key update)
    select g.id::text as "groupId", held.member_id::text as "memberId", g.state = 'running' as running,
      (select sum(l.num - l.dropped_num)::int from order_line l where l.order_id = held.id) as num
    from held join group_buy g on g.id = held.group_id for no key update of g`;
  return row;
};

/** The price of the step that `buyers` of group `g` reach. */
const reached = sql`(select s.price_fen from group_step s where s.group_id = g.id and s.buyers <= greatest(1, g.buyers + c.change) order by s.buyers desc limit 1)`;

const count = async (tx: Tx, groupId: Id, change: 1 | -1): Promise<void> => {
  await tx.execute(sql`
    update group_buy g set buyers = g.buyers + c.change, price_fen = ${reached} from (select ${change}::int as change) c where g.id = ${groupId}`);
};

const Num = z.strictObject({ num: z.number() });

/** Somebody has paid: he is counted once, however often he buys, and may bring the price down. Inside `holdGroupOf`. */
export const joinGroup = async (tx: Tx, { groupId, memberId, num }: HeldGroup): Promise<void> => {
  const [row] = await readRows(tx, Num)`
    insert into group_member as b (group_id, member_id, num) values (${groupId}, ${memberId}, ${num})
    on conflict (group_id, member_id) do update set num = b.num + excluded.num returning num`;
  if (row?.num === num) await count(tx, groupId, 1);
};

/** A paid order ends while the group runs: its pieces count no longer. One that is over keeps its figures. */
export const leaveGroup = async (tx: Tx, orderId: Id): Promise<void> => {
  const held = await holdGroupOf(tx, orderId);
  if (!held?.running) return;
  const [row] = await readRows(tx, Num)`
    update group_member set num = num - ${held.num} where group_id = ${held.groupId} and member_id = ${held.memberId} returning num`;
  if (row?.num === 0) await count(tx, held.groupId, -1);
};
