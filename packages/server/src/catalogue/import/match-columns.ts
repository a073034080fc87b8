import { importColumnNames, type MatchColumns, valueKey } from '@mall/contract/catalogue/goods-import.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { byOf, type StoreSide } from '../../kernel/side.ts';
import { listValueNames } from './class-book.queries.ts';
import { columnName, tellsRows } from './column-name.ts';
import { holdImport } from './hold-import.ts';
import { moveImport } from './move-import.ts';

/** Says what columns mean. What was mended under another meaning is forgotten, and all rows are checked anew. */
export const matchColumns = async (tx: Tx, side: StoreSide, id: Id, { columns: said }: MatchColumns, language: Language): Promise<void> => {
  const { columns } = await holdImport(tx, side, id);
  const known = new Set<string>([...importColumnNames, ...(await listValueNames(tx, side)).map(({ name }) => valueKey(name))]);
  const meant = new Map(said.map(({ at, key }) => [at, key]));
  if (said.some(({ at, key }) => !columns.some((one) => one.at === at) || (key !== '' && !known.has(key))))
    throw refuse('goods.import_column_unknown');
  const next = columns.map((one) => {
    const key = meant.get(one.at);
    return key === undefined || key === one.key ? one : { ...one, key, how: key === '' ? ('ignored' as const) : ('chosen' as const) };
  });
  const used = next.map(({ key }) => key).filter((key) => key !== '');
  const twice = used.find((key, at) => used.indexOf(key) !== at);
  if (twice !== undefined) throw refuse('goods.import_column_twice', { name: columnName(twice, language) });
  if (!tellsRows(next)) throw refuse('goods.import_columns_needed');
  await moveImport(tx, id, 'match', byOf(side), { also: sql`, columns = ${JSON.stringify(next)}::jsonb` });
  const moved = columns.flatMap(({ key }, at) => (key === next[at]?.key ? [] : [key, next[at]?.key ?? '']));
  await tx.execute(
    sql`update goods_import_row set mended = mended - ${sql.param(moved)}::text[] where import_id = ${id} and mended <> '{}'`,
  );
};
