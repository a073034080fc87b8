import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Row = z.strictObject({ id: z.string(), name: z.string() });

/** The class of each spec, by the name that the trade's grammar uses. */
export const listClassNames = async (tx: Tx, specIds: readonly Id[]): Promise<Map<Id, string>> => {
  if (specIds.length === 0) return new Map();
  const rows = await readRows(tx, Row)`
    select s.id::text, c.names ->> 'zh' as name from spec s join goods g on g.id = s.goods_id join goods_class c on c.id = g.gc_id
    where s.id = any (${sql.param([...specIds])}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row.name]));
};
