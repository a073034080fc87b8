import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';

const Row = z.strictObject({ id: z.string(), name: z.string(), model: z.string(), class_name: z.string() });

export type SpecNames = { name: string; model: string; className: string };

/** The Chinese name of each spec, its model, and the name of its class, which the trade's grammar reads. */
export const listSpecNames = async (tx: Tx, specIds: readonly Id[]): Promise<Map<Id, SpecNames>> => {
  if (specIds.length === 0) return new Map();
  const rows = await readRows(tx, Row)`
    select s.id::text, s.name, g.model, c.names ->> 'zh' as class_name from spec s join goods g on g.id = s.goods_id join goods_class c on c.id = g.gc_id
    where s.id = any (${sql.param([...specIds])}::bigint[])`;
  return new Map(rows.map((row) => [row.id, { name: row.name, model: row.model, className: row.class_name }]));
};
