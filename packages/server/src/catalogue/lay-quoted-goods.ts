import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';

type QuotedGoods = {
  /** Of the inquiry: the same one finds again what was laid for it. */
  code: string;
  storeId: Id;
  classId: Id;
  name: string;
  lines: readonly { seq: number; name: string; description: string; unit: string; num: number; priceFen: number; days: number }[];
};

const LaidSpec = z.strictObject({
  seq: z.number(),
  specId: Id,
  goodsId: Id,
  itemNumber: z.string(),
  picture: z.string(),
  taxRate: z.number(),
  invoiceable: z.boolean(),
});
type LaidSpec = z.infer<typeof LaidSpec>;

const noBrand = '无品牌';

/**
 * What was quoted and is on no shelf, laid by so that an order can name it: a draft for good, which no page shows (what it is called and whose it is are a
 * company's own), with as many pieces as were asked for. Orders, parcels, after-sales and invoices then go their usual way.
 */
export const layQuotedGoods = async (tx: Tx, { code, storeId, classId, name, lines }: QuotedGoods): Promise<LaidSpec[]> => {
  await tx.execute(sql`insert into brand (name, initial) values (${noBrand}, '#') on conflict (name) do nothing`);
  await tx.execute(sql`
    with laid as (
      insert into goods (first_gc_id, second_gc_id, gc_id, brand_id, store_id, price_fen, source, state, spu_code, name, unit, tax_rate)
      select split_part(c.path, '/', 1)::bigint, split_part(c.path, '/', 2)::bigint, c.id, b.id, s.id, ${Math.min(...lines.map(({ priceFen }) => priceFen))}::bigint, s.kind, 'draft',
        ${code}, ${name}, ${lines[0]?.unit ?? ''}, c.tax_rate
      from goods_class c, brand b, store s where c.id = ${classId} and b.name = ${noBrand} and s.id = ${storeId}
      on conflict (spu_code) do nothing returning id),
    specs as (
      insert into spec (goods_id, price_fen, lead_days, sort, state, item_number, name, attribute_line, picture, unit)
      select laid.id, l.price_fen, l.days, l.seq, 'off', ${code} || '-' || l.seq, l.name, l.description, c.picture, l.unit
      from laid, goods_class c, jsonb_to_recordset(${JSON.stringify(lines.map(({ priceFen, ...line }) => ({ ...line, price_fen: priceFen })))}::jsonb)
        as l (seq smallint, name text, description text, unit text, num int, price_fen bigint, days smallint)
      where c.id = ${classId} returning id, sort),
    stocked as (
      insert into spec_stock (spec_id, on_hand) select p.id, l.num from specs p join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (seq smallint, num int) on l.seq = p.sort
      returning spec_id, on_hand)
    insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref) select spec_id, on_hand, 0, 'opening', 'opening' from stocked`);
  return readRows(tx, LaidSpec)`
    select p.sort as seq, p.id::text as "specId", g.id::text as "goodsId", p.item_number as "itemNumber", p.picture, g.tax_rate as "taxRate", g.invoiceable
    from goods g join spec p on p.goods_id = g.id where g.spu_code = ${code} order by p.sort`;
};
