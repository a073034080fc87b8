import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { documentOf, type Segment } from './segment.ts';

/** Prices of activities that hold now, by goods and spec. */
export type Deals = ReadonlyMap<number, ReadonlyMap<number, number>>;

const Row = z.strictObject({ goods_id: z.number(), spec_id: z.number(), price: z.number() });

export const readDeals = async (tx: Tx): Promise<Deals> => {
  const rows = await readRows(tx, Row)`
    select s.goods_id::float8 as goods_id, p.spec_id::float8 as spec_id, min(p.price_fen)::float8 as price
    from activity_price p join spec s on s.id = p.spec_id
    where p.open and p.starts_at <= now() and p.ends_at > now() group by 1, 2 order by 1, 2`;
  const deals = new Map<number, Map<number, number>>();
  for (const { goods_id, spec_id, price } of rows)
    deals.set(goods_id, (deals.get(goods_id) ?? new Map<number, number>()).set(spec_id, price));
  return deals;
};

export const areSameDeals = (one: Deals, other: Deals): boolean =>
  one.size === other.size &&
  [...one].every(([goodsId, specs]) => {
    const others = other.get(goodsId);
    return others?.size === specs.size && [...specs].every(([specId, price]) => others.get(specId) === price);
  });

const sumUp = (segment: Segment, document: number): void => {
  const prices = segment.specPrice.subarray(segment.specStart[document], segment.specStart[document + 1]);
  segment.cheapest[document] = Math.min(...prices);
  segment.dearest[document] = Math.max(...prices);
  segment.sums.delete(segment.class[document] as number);
};

/** Writes the prices of deals over those of the list, after taking back the last ones: what is filtered and sorted by is the price that is shown. */
export const applyDeals = (segment: Segment, deals: Deals): void => {
  for (const [document, listPrices] of segment.deals) {
    for (const [spec, price] of listPrices) segment.specPrice[spec] = price;
    sumUp(segment, document);
  }
  segment.deals.clear();
  for (const [goodsId, specs] of deals) {
    const document = documentOf(segment, goodsId);
    if (document < 0) continue;
    const listPrices = new Map<number, number>();
    for (let spec = segment.specStart[document] as number; spec < (segment.specStart[document + 1] as number); spec += 1) {
      const price = specs.get(segment.specId[spec] as number);
      if (price === undefined) continue;
      listPrices.set(spec, segment.specPrice[spec] as number);
      segment.specPrice[spec] = price;
    }
    segment.deals.set(document, listPrices);
    sumUp(segment, document);
  }
};
