import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { quoteAward } from './quote-award.ts';
import type { AskedLine, Quote } from './read-quote.ts';

const Line = z.strictObject({
  storeId: Id,
  quotationId: Id,
  specId: Id,
  goodsId: Id,
  num: z.number(),
  unitFen: z.number(),
  specName: z.string(),
  attributeLine: z.string(),
  picture: z.string(),
  itemNumber: z.string(),
  unit: z.string(),
  taxRate: z.number(),
  invoiceable: z.boolean(),
});

/** What an order of an award costs when it is asked for anew: as it was quoted, all of it. Nothing where its lines come from the shelf. */
export const readAward = async (tx: Tx, tradeId: Id, lines: readonly AskedLine[]): Promise<Quote | undefined> => {
  const rows = await readRows(tx, Line)`
    select o.store_id::text as "storeId", l.quotation_id::text as "quotationId", l.spec_id::text as "specId", l.goods_id::text as "goodsId", l.num, l.unit_fen::float8 as "unitFen",
      l.spec_name as "specName", l.attribute_line as "attributeLine", l.picture, l.item_number as "itemNumber", l.unit, l.tax_rate as "taxRate", g.invoiceable
    from order_line l join shop_order o on o.id = l.order_id join goods g on g.id = l.goods_id
    where o.trade_id = ${tradeId} and l.quotation_id is not null order by l.id`;
  const [first] = rows;
  if (!first) return undefined;
  const nums = new Map(lines.map(({ specId, num }) => [specId, num]));
  if (nums.size !== rows.length || rows.some(({ specId, num }) => nums.get(specId) !== num)) throw refuse('approval.correction_goods');
  return quoteAward(tx, {
    storeId: first.storeId,
    quotationId: first.quotationId,
    lines: rows.map(({ storeId: _store, quotationId: _quotation, ...line }) => line),
  });
};
