import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';

const ordered = (rows: readonly { id: Id }[], id: Id, beforeId: Id | null): SQL => {
  const others = rows.map((row) => row.id).filter((one) => one !== id);
  const at = beforeId === null ? others.length : others.indexOf(beforeId);
  const order = others.toSpliced(at < 0 ? others.length : at, 0, id);
  return sql`unnest(${sql.param(order)}::bigint[]) with ordinality o (id, place)`;
};

/** Numbers the classes under one anew with one of them before another, or behind them all. */
export const placeClass = async (tx: Tx, id: Id, parentId: Id | null, beforeId: Id | null): Promise<void> => {
  const rows = await readRows(tx, IdRow)`
    select id::text from goods_class where parent_id is not distinct from ${parentId}::bigint and merged_into is null order by sort, id`;
  await tx.execute(
    sql`update goods_class c set sort = o.place from ${ordered(rows, id, beforeId)} where c.id = o.id and c.sort <> o.place`,
  );
};

/** The same for the attributes of a class. */
export const placeAttribute = async (tx: Tx, id: Id, classId: Id, beforeId: Id | null): Promise<void> => {
  const rows = await readRows(tx, IdRow)`select id::text from attribute where class_id = ${classId} order by sort, id`;
  await tx.execute(sql`update attribute a set sort = o.place from ${ordered(rows, id, beforeId)} where a.id = o.id and a.sort <> o.place`);
};
