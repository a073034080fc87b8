import { type FreightFields, templatesMost } from '@mall/contract/catalogue/freight.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows, TotalRow } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { StoreSide } from '../../kernel/side.ts';
import { orNameTaken, takeStoreTurn, unsetUsual, writeRows } from './template-rows.ts';

export const addTemplate = async (tx: Tx, side: StoreSide, fields: FreightFields): Promise<{ id: Id }> => {
  await takeStoreTurn(tx, side);
  const [count] = await readRows(tx, TotalRow)`select count(*)::int as total from freight_template where store_id = ${side.storeId}`;
  if ((count?.total ?? 0) >= templatesMost) throw refuse('freight.many', { most: templatesMost });
  if (fields.usual) await unsetUsual(tx, side);
  const [row] = await orNameTaken(
    () => readRows(tx, IdRow)`
      insert into freight_template (store_id, name, charged_by, usual) values (${side.storeId}, ${fields.name}, ${fields.by}, ${fields.usual}) returning id::text`,
  );
  if (!row) throw new Error('a template without a number');
  await writeRows(tx, row.id, fields);
  return row;
};
