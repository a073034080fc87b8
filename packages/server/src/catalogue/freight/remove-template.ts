import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';

const Held = z.strictObject({ usual: z.boolean() });
const Used = z.strictObject({ count: z.number() });

/** A template that goods go by stays. It is locked before they are counted: who gives it to goods meanwhile waits, and then finds none. */
export const removeTemplate = async (tx: Tx, { storeId }: StoreSide, id: Id): Promise<void> => {
  const [held] = await readRows(tx, Held)`select usual from freight_template where id = ${id} and store_id = ${storeId} for update`;
  if (!held) throw refuse('freight.not_found');
  if (held.usual) throw refuse('freight.is_usual');
  const [used] = await readRows(tx, Used)`select count(*)::int as count from goods where freight_template_id = ${id}`;
  if (used && used.count > 0) throw refuse('freight.in_use', used);
  await tx.execute(sql`delete from freight_template where id = ${id}`);
};
