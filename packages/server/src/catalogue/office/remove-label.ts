import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const Row = z.strictObject({ name: z.string(), used: z.boolean() });

/** A label that no goods carries and no zone goes by. */
export const removeLabel = async (tx: Tx, id: Id): Promise<null> => {
  // Held first and read behind it: who gives it to goods meanwhile is seen.
  await tx.execute(sql`select from label where id = ${id} for update`);
  const [label] = await readRows(tx, Row)`
    select l.names ->> 'zh' as name, exists (select from goods_label g where g.label_id = l.id) or exists (select from zone_rule r where r.kind = 'label' and r.target = l.id::text) as used
    from label l where l.id = ${id}`;
  if (!label) throw refuse('kernel.not_found');
  if (label.used) throw refuse('class_office.in_use', { name: label.name });
  await tx.execute(sql`delete from label where id = ${id}`);
  return null;
};
