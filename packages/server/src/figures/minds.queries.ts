import { type AfterSaleReason, afterSaleReasons } from '@mall/contract/after-sale/after-sale.rules.ts';
import type { Mind } from '@mall/contract/figures/seller-figures.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { yuanText } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { sharedBy } from '../catalogue/goods.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type StoreSide, within } from '../kernel/side.ts';
import { onDays } from '../kernel/span.ts';
import { inClass, looksAt, sayable, soldOn } from './figure-days.ts';
import type { FigureScope } from './figure-scope.ts';
import { goodsName } from './goods-figures.queries.ts';

/** What is gone within a week at the pace of the last thirty days is ordered now. */
const soonDays = 7;
const paceDays = 30;

/** Somebody who sells the same for a fen takes nobody's page away. */
const aboveMost = 1_000_000;

const StockRow = z.strictObject({
  specs: z.int(),
  out: z.int(),
  soon: z.int(),
  specId: Id.nullable(),
  goodsId: Id.nullable(),
  name: z.string().nullable(),
  days: z.int().nullable(),
  lostFen: z.number().nullable(),
});

/** The shelf now: what is gone, what is nearly gone, and of what is gone that which costs the store most. */
export const readStock = async (
  tx: Tx,
  side: StoreSide,
  classId: Id | undefined,
  language: Language,
): Promise<{ specs: number; out: number; soon: number; minds: Mind[] }> => {
  const [row] = await readRows(tx, StockRow)`
    with sold as (
        select l.spec_id, sum(l.num) as num from shop_order o join order_line l on l.order_id = o.id
        where ${within(side, 'o')} and o.ship_from > now() - make_interval(days => ${paceDays}::int) and o.state <> 'cancelled' group by 1),
      shelf as (
        select s.id, s.goods_id, s.price_fen, k.on_hand - k.reserved as free, coalesce(s.moq, g.moq) as moq, sold.num
        from goods g join spec s on s.goods_id = g.id and s.state = 'on' join spec_stock k on k.spec_id = s.id left join sold on sold.spec_id = s.id
        where g.store_id = ${side.storeId} and g.state = 'on' and ${inClass(classId)}),
      gone as (
        select h.*, (select extract(epoch from now() - max(e.at)) / 86400 from stock_ledger e where e.spec_id = h.id) as days
        from shelf h where h.free < h.moq and h.num > 0),
      worst as (
        select w.id, w.goods_id, w.days, w.price_fen::numeric * w.num / ${paceDays}::int * greatest(w.days, 0) as lost from gone w order by lost desc, w.id limit 1)
    select (select count(*) from shelf)::int as specs, (select count(*) from shelf where free < moq)::int as out,
      (select count(*) from shelf where free >= moq and free::bigint * ${paceDays}::int <= num * ${soonDays}::int)::int as soon,
      worst.id::text as "specId", worst.goods_id::text as "goodsId", nullif(concat_ws(' ', ${goodsName(language)}, nullif(s.axis_line, '')), '') as name,
      greatest(1, ceil(worst.days))::int as days, ${sayable(sql`round(worst.lost)`)} as "lostFen"
    from (select) one left join worst on true left join spec s on s.id = worst.id left join goods g on g.id = worst.goods_id`;
  if (!row) return { specs: 0, out: 0, soon: 0, minds: [] };
  const { specs, out, soon, specId, goodsId, name, days, lostFen } = row;
  const minds: Mind[] = [];
  if (specId && goodsId && name)
    minds.push({ kind: 'out', specId, goodsId, name, days: days ?? 1, lost: yuanText(lostFen ?? 0), more: out - 1 });
  if (soon > 0) minds.push({ kind: 'soon', count: soon });
  return { specs, out, soon, minds };
};

const RefundRow = z.strictObject({ goodsId: Id, name: z.string(), rate: z.int(), reason: z.string(), share: z.int() });
const PriceRow = z.strictObject({ goodsId: Id, specId: Id, name: z.string(), above: z.int() });

/** The goods of which most was paid back, with the reason that is given most; only where it is more than a single one among many. */
const findRefund = (tx: Tx, side: StoreSide, span: FigureScope, language: Language) => readRows(tx, RefundRow)`
  with back as (
      select l.goods_id, a.reason, sum(x.fen) as fen, count(*) as times
      from after_sale a join after_sale_line x on x.after_sale_id = a.id join order_line l on l.id = x.order_line_id
      where ${within(side, 'a')} and a.state = 'finished' and a.type <> 'exchange' and ${onDays(sql`a.finished_at`, span)} group by 1, 2),
    sold as (
      select l.goods_id, sum(l.pay_fen) as fen from shop_order o join order_line l on l.order_id = o.id
      where ${within(side, 'o')} and ${soldOn(span)} group by 1),
    rated as (
      select b.goods_id, sum(b.fen) * 1000 / max(s.fen) as rate, (array_agg(b.reason order by b.times desc, b.reason))[1] as reason, max(b.times) * 100 / sum(b.times) as share
      from back b join sold s on s.goods_id = b.goods_id and s.fen > 0 group by b.goods_id)
  select r.goods_id::text as "goodsId", ${goodsName(language)} as name, least(1000, round(r.rate))::int as rate, r.reason, round(r.share)::int as share
  from rated r join goods g on g.id = r.goods_id where r.rate >= 10 and ${inClass(span.classId)} order by r.rate desc, r.goods_id limit 1`;

/** Of the goods that are looked at most, the first that others sell the same of for less on average: what the goods page calls the same. */
const findPrice = (tx: Tx, side: StoreSide, span: FigureScope, language: Language) => readRows(tx, PriceRow)`
  with looked as (
      select f.goods_id, sum(f.visitors) as visitors from figure_day f join goods g on g.id = f.goods_id
      where f.what = 'seen' and ${looksAt(side, span)} and ${inClass(span.classId)}
      group by 1 order by 2 desc, 1 limit 50),
    compared as (
      select mine.id, own.id as spec_id, looked.visitors, own.price_fen,
        (select avg(cheapest.fen) from (
          select min(s.price_fen) as fen from goods g join spec s on s.goods_id = g.id and s.state = 'on' and s.axis = own.axis
          where g.gc_id = mine.gc_id and g.model = mine.model and g.store_id <> mine.store_id and g.state = 'on'
            and not exists ((${sharedBy('mine')} except ${sharedBy('g')}) union all (${sharedBy('g')} except ${sharedBy('mine')}))
          group by g.store_id) cheapest) as usual
      from looked join goods mine on mine.id = looked.goods_id and mine.state = 'on' and mine.model <> '' join spec own on own.id = mine.default_spec_id)
  select c.id::text as "goodsId", c.spec_id::text as "specId", ${goodsName(language)} as name, least(${aboveMost}::int, round((c.price_fen / c.usual - 1) * 1000))::int as above
  from compared c join goods g on g.id = c.id where c.price_fen > c.usual * 1.02 order by c.visitors desc, c.id limit 1`;

export const readMinds = async (tx: Tx, side: StoreSide, span: FigureScope, language: Language): Promise<Mind[]> => {
  const [[refund], [price]] = await Promise.all([findRefund(tx, side, span, language), findPrice(tx, side, span, language)]);
  return [
    ...(refund
      ? [
          {
            kind: 'refund' as const,
            ...refund,
            reason: afterSaleReasons[refund.reason as AfterSaleReason]?.words[language] ?? refund.reason,
          },
        ]
      : []),
    ...(price ? [{ kind: 'price' as const, ...price }] : []),
  ];
};
