import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ClosingSlot } from '../account/closing-slot.ts';
import type { Eraser } from '../account/eraser.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { dropGoods } from './drop-goods.ts';
import { unfollowStores } from './unfollow-stores.ts';
import { wipeFootprints } from './wipe-footprints.ts';

const Row = z.strictObject({ favourite: z.int(), address: z.int() });

export const memberClosing: ClosingSlot = async (tx, memberId) => {
  const [row] = await readRows(tx, Row)`
    select ((select count(*) from goods_favourite where member_id = ${memberId}) + (select count(*) from store_favourite where member_id = ${memberId}))::int as favourite,
      (select count(*) from member_address where member_id = ${memberId})::int as address`;
  return row ?? {};
};

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Favourites go as their owner would drop them: goods and stores count who likes them. Orders have their own copy of address and invoice title. */
export const eraseMember: Eraser = async (tx, { side }) => {
  const { memberId } = side;
  await dropGoods(tx, side, ids(await readRows(tx, IdRow)`select goods_id::text as id from goods_favourite where member_id = ${memberId}`));
  await unfollowStores(
    tx,
    side,
    ids(await readRows(tx, IdRow)`select store_id::text as id from store_favourite where member_id = ${memberId}`),
  );
  await wipeFootprints(tx, side, { all: 1 });
  await tx.execute(sql`delete from member_address where member_id = ${memberId}`);
  await tx.execute(sql`delete from invoice_title where member_id = ${memberId}`);
  await tx.execute(sql`delete from message where member_id = ${memberId}`);
  await tx.execute(sql`delete from message_post where member_id = ${memberId}`);
  await tx.execute(sql`delete from message_preference where member_id = ${memberId}`);
};
