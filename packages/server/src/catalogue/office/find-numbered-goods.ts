import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';

const Row = z.strictObject({ id: Id, spuCode: z.string() });

/** A label and goods by their numbers; numbers that no goods has which was ever sold are named instead. */
export const findNumberedGoods = async (
  tx: Tx,
  labelId: Id,
  numbers: readonly string[],
): Promise<{ goodsIds: Id[]; unknown: string[] }> => {
  // Held, so that nobody removes it meanwhile.
  const [label] = await readRows(tx, IdRow)`select id::text from label where id = ${labelId} for key share`;
  if (!label) throw refuse('kernel.not_found');
  const asked = [...new Set(numbers.map((number) => number.toUpperCase()))];
  const rows = await readRows(tx, Row)`
    select id::text, upper(spu_code) as "spuCode" from goods where spu_code = any (${sql.param(asked)}::text[]) and state <> 'draft' order by id`;
  const known = new Set(rows.map(({ spuCode }) => spuCode));
  return { goodsIds: rows.map(({ id }) => id), unknown: asked.filter((number) => !known.has(number)) };
};
