import { moqMost } from '@mall/contract/catalogue/shelf.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { leastOrder } from '../least-order.ts';

const Least = z.strictObject({ specId: Id, least: z.int() });

/** Least quantity and step together are no more than can be bought at a time; the specs `p` are held. */
export const requireOrderable = async (tx: Tx, which: SQL): Promise<void> => {
  const [row] = await readRows(tx, Least)`
    select p.id::text as "specId", ${leastOrder(sql`p`, sql`g`)} as least from spec p join goods g on g.id = p.goods_id
    where ${which} and ${leastOrder(sql`p`, sql`g`)} > ${moqMost} order by p.id limit 1`;
  if (row) throw refuse('goods.moq_step', { least: row.least, most: moqMost }, { specId: row.specId });
};
