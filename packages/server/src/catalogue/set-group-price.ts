import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Fen } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

type Given = { groupId: Id; specId: Id; price: Fen; startsAt: Date; endsAt: Date };

/** Cards tell of a group buy and of the price that it can come down to, while it runs. */
export const setGroupPrice = async (tx: Tx, { groupId, specId, price, startsAt, endsAt }: Given): Promise<void> => {
  await tx.execute(sql`
    insert into group_price (group_id, spec_id, price_fen, starts_at, ends_at)
    values (${groupId}, ${specId}, ${price}, ${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)
    on conflict (group_id) do update set price_fen = excluded.price_fen, starts_at = excluded.starts_at, ends_at = excluded.ends_at`);
};

/** It is over: nothing is told of it any more. */
export const dropGroupPrice = async (tx: Tx, groupId: Id): Promise<void> => {
  await tx.execute(sql`delete from group_price where group_id = ${groupId}`);
};
