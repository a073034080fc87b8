import type { AssignFreight } from '@mall/contract/catalogue/freight.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';

/** Lets goods of the store go by one of its templates, or by the usual one: all of them or none. */
export const assignFreight = async (tx: Tx, { storeId }: StoreSide, { goodsIds, templateId }: AssignFreight): Promise<void> => {
  if (templateId !== null) {
    const [held] = await readRows(tx, IdRow)`
      select id::text from freight_template where id = ${templateId} and store_id = ${storeId} for key share`;
    if (!held) throw refuse('freight.not_found');
  }
  const asked = [...new Set(goodsIds)];
  const own = await readRows(tx, IdRow)`
    select id::text from goods where store_id = ${storeId} and id = any (${sql.param(asked)}::bigint[]) order by id for no key update`;
  if (own.length < asked.length) throw refuse('freight.goods_gone');
  await tx.execute(
    sql`update goods set freight_template_id = ${templateId}, updated_at = now() where id = any (${sql.param(asked)}::bigint[])`,
  );
};
