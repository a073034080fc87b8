import type { FreightFields } from '@mall/contract/catalogue/freight.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { orNameTaken, takeStoreTurn, unsetUsual, writeRows } from './template-rows.ts';

/** What waits for its payment keeps what was asked for its way. */
export const changeTemplate = async (tx: Tx, side: StoreSide, id: Id, fields: FreightFields): Promise<void> => {
  await takeStoreTurn(tx, side);
  if (fields.usual) await unsetUsual(tx, side);
  const rows = await orNameTaken(
    () => readRows(tx, IdRow)`
      update freight_template set name = ${fields.name}, charged_by = ${fields.by}, usual = ${fields.usual}, updated_at = now()
      where id = ${id} and store_id = ${side.storeId} returning id::text`,
  );
  if (rows.length === 0) throw refuse('freight.not_found');
  await tx.execute(sql`delete from freight_row where template_id = ${id}`);
  await writeRows(tx, id, fields);
};
