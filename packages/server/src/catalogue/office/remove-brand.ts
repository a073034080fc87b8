import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const Row = z.strictObject({ name: z.string(), used: z.boolean() });

/** A brand that no goods has, no zone goes by and no activity is for. */
export const removeBrand = async (tx: Tx, id: Id): Promise<null> => {
  // Held first and read behind it: goods that get it meanwhile are seen.
  await tx.execute(sql`select from brand where id = ${id} for update`);
  const [brand] = await readRows(tx, Row)`
    select b.name, exists (select from goods g where g.brand_id = b.id) or exists (select from zone_rule r where r.kind = 'brand' and r.target = b.id::text)
      or exists (select from activity_target t join activity a on a.id = t.activity_id and a.scope = 'brand' where t.target_id = b.id) as used
    from brand b where b.id = ${id}`;
  if (!brand) throw refuse('kernel.not_found');
  if (brand.used) throw refuse('class_office.in_use', { name: brand.name });
  await tx.execute(sql`delete from brand where id = ${id}`);
  return null;
};
