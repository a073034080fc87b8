import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { onShelf } from '../../order/read-shelf.ts';

const Row = z.strictObject({ key: z.string(), goods_id: z.string(), spec_id: z.string(), class_id: z.string() });

const leastDigits = 6;
const mostSigns = 40;

/** A number as it is compared: letters and digits alone. */
export const numberKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');

/** Whether a text is one number, as a label or a column of codes has it. */
export const isNumber = (text: string): boolean =>
  /^[A-Za-z]{0,6}[\s-]?\d[\d\s-]*$/u.test(text.normalize('NFKC').trim()) &&
  text.length <= mostSigns &&
  numberKey(text).replaceAll(/\D/g, '').length >= leastDigits;

/** Specs by numbers of the mall, all lines of a bill in one statement. A number without its letters is found, too. */
export const findNumbers = async (tx: Tx, typed: readonly string[]): Promise<Map<string, { goodsId: Id; specId: Id; classId: Id }>> => {
  const keys = [...new Set(typed.filter(isNumber).map(numberKey))];
  if (keys.length === 0) return new Map();
  const rows = await readRows(tx, Row)`
    select distinct on (wanted.key) wanted.key, s.goods_id::text, s.id::text as spec_id, g.gc_id::text as class_id
    from unnest(${sql.param(keys)}::text[]) as wanted (key)
    join spec s on regexp_replace(s.item_number, '[^0-9]', '', 'g') = regexp_replace(wanted.key, '[^0-9]', '', 'g') and s.state = 'on'
    join goods g on g.id = s.goods_id join store t on t.id = g.store_id and ${onShelf.onSale}
    where regexp_replace(s.item_number, '[^0-9A-Z]', '', 'g') like '%' || wanted.key
    order by wanted.key, s.id`;
  return new Map(rows.map((row) => [row.key, { goodsId: row.goods_id, specId: row.spec_id, classId: row.class_id }]));
};
