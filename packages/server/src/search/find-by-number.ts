import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

/** What the numbers printed on labels name: whole goods, and single specs. */
export type Numbered = { goodsIds: Id[]; specs: { goodsId: Id; specId: Id }[] };

const mostNumbers = 50;
// Shorter runs of figures are sizes.
const leastDigits = 3;

const signs = (text: string): string => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

const Row = z.strictObject({ goods_id: z.string(), spec_id: z.string().nullable() });

/** Goods and specs by their numbers, however spaced and hyphened, with or without the letters before. In the order in which they were given. */
export const findByNumber = async (tx: Tx, typed: readonly string[]): Promise<Numbered> => {
  const keys = [...new Set(typed.map(signs))].filter((key) => key.replaceAll(/\D/g, '').length >= leastDigits).slice(0, mostNumbers);
  if (keys.length === 0) return { goodsIds: [], specs: [] };
  const rows = await readRows(tx, Row)`
    select distinct on (place, goods_id, spec_id) goods_id::text, spec_id::text
    from unnest(${sql.param(keys)}::text[]) with ordinality as wanted (key, place)
    cross join lateral (
      select s.goods_id, s.id as spec_id, s.item_number as number from spec s
      where regexp_replace(s.item_number, '[^0-9]', '', 'g') = regexp_replace(wanted.key, '[^0-9]', '', 'g') and s.state = 'on'
      union all
      select g.id, null, g.spu_code from goods g where regexp_replace(g.spu_code, '[^0-9]', '', 'g') = regexp_replace(wanted.key, '[^0-9]', '', 'g')) named
    where regexp_replace(number, '[^0-9A-Z]', '', 'g') like '%' || wanted.key
    order by place, goods_id, spec_id`;
  return {
    goodsIds: rows.filter((row) => row.spec_id === null).map((row) => row.goods_id),
    specs: rows.flatMap((row) => (row.spec_id === null ? [] : [{ goodsId: row.goods_id, specId: row.spec_id }])),
  };
};
