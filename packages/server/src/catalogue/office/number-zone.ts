import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { takeTime } from '../../kernel/take-time.ts';

const Amount = z.strictObject({ amount: z.int() });
// As many as a list is read of, and the lock of the job that numbers all of them.
const most = 250_000;
const turn = 7_302_027;

/** Numbers the goods of one zone anew, as the hourly job does for all: what changed its rules is seen at once. */
export const numberZone = async (tx: Tx, zoneId: Id): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
  await takeTime(tx, 30);
  const list = `zone:${zoneId}`;
  await tx.execute(sql`delete from recommendation where list = ${list}`);
  await tx.execute(sql`
    insert into recommendation (list, place, goods_id)
    select ${list}, row_number() over (order by goods_rank desc, goods_id desc), goods_id
    from (select goods_id, goods_rank from zone_goods(${zoneId}) where exists (select from zone where id = ${zoneId} and open) order by goods_rank desc, goods_id desc limit ${most}) best`);
  await tx.execute(sql`delete from catalogue_count where key = ${`list:${list}`}`);
  const [counted] = await readRows(tx, Amount)`
    insert into catalogue_count (key, amount) select ${`list:${list}`}, count(*) from recommendation where list = ${list} returning amount::int`;
  return counted?.amount ?? 0;
};
