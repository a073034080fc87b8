import { goodsStates } from '@mall/contract/catalogue/goods.machine.ts';
import { withoutTax } from '@mall/contract/catalogue/goods.rules.ts';
import { ShelfGoods, type ShelfSpec } from '@mall/contract/catalogue/shelf.api.ts';
import { type ShelfExport, type ShelfFilter, type ShelfQuery, type ShelfTab, shelfTabs } from '@mall/contract/catalogue/shelf.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { likePattern } from '../../kernel/like-pattern.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type StoreSight, within } from '../../kernel/side.ts';
import { timeText } from '../../kernel/time-text.ts';
import { fixedUntil } from '../fixed-price.ts';

/** An offered spec `p` with its stock `k` at or below its warning level. */
export const isLow = sql`p.warn_at is not null and k.on_hand - k.reserved <= p.warn_at`;
export const isEmpty = sql`k.on_hand - k.reserved <= 0`;
const offered = (more: SQL): SQL =>
  sql`exists (select from spec p join spec_stock k on k.spec_id = p.id where p.goods_id = g.id and p.state = 'on' and ${more})`;

const inTab: Readonly<Record<ShelfTab, SQL>> = {
  all: sql`true`,
  onSale: sql`g.state = 'on'`,
  lowStock: sql`g.state = 'on' and ${offered(sql`(${isLow} or ${isEmpty})`)}`,
  lapsed: sql`g.state = 'lapsed'`,
  off: sql`g.state in ('off', 'barred')`,
};

const stocks: Readonly<Record<NonNullable<ShelfFilter['stock']>, SQL>> = {
  none: sql`not ${offered(sql`not ${isEmpty}`)}`,
  low: offered(sql`(${isLow} or ${isEmpty})`),
  enough: sql`not ${offered(sql`(${isLow} or ${isEmpty})`)}`,
};

const named = (word: string): SQL => {
  const pattern = likePattern(word);
  return sql`(g.name ilike ${pattern} or g.model ilike ${pattern} or g.spu_code ilike ${pattern}
    or exists (select from spec p where p.goods_id = g.id and p.dropped_at is null and p.item_number ilike ${pattern}))`;
};

/** All that narrows but the tab. New goods that wait for the mall, and what was laid by for an award, are on no shelf. */
const narrowed = (side: StoreSight, { word, classId, stock, priceMin, priceMax, days }: ShelfFilter): SQL =>
  sql.join(
    [
      within(side, 'g'),
      sql`g.state <> 'draft'`,
      ...(word ? [named(word)] : []),
      ...(classId ? [sql`${classId}::bigint in (g.first_gc_id, g.second_gc_id, g.gc_id)`] : []),
      ...(stock ? [stocks[stock]] : []),
      ...(priceMin
        ? [sql`exists (select from spec p where p.goods_id = g.id and p.dropped_at is null and p.price_fen >= ${fromYuan(priceMin)})`]
        : []),
      ...(priceMax ? [sql`g.price_fen <= ${fromYuan(priceMax)}`] : []),
      ...(days ? [sql`g.updated_at > now() - make_interval(days => ${days}::int)`] : []),
    ],
    sql` and `,
  );

/** The goods of a store's filter, on `goods g`. */
const whereOfShelf = (side: StoreSight, filter: ShelfFilter): SQL => sql`${narrowed(side, filter)} and ${inTab[filter.tab]}`;

const orders: Readonly<Record<ShelfQuery['sort'], SQL>> = {
  updated: sql`g.updated_at desc, g.id desc`,
  sales: sql`g.month_sales desc, g.id desc`,
  priceUp: sql`g.price_fen, g.id desc`,
  priceDown: sql`g.price_fen desc, g.id desc`,
  stockUp: sql`s.stock, g.id desc`,
};

const range = { lowFen: z.number(), highFen: z.number() };
const UnitRow = ShelfGoods.shape.units.element.omit({ priceLow: true, priceHigh: true }).extend(range);
export const ShelfRow = ShelfGoods.omit({ priceLow: true, priceHigh: true }).extend({ ...range, units: z.array(UnitRow) });
export type ShelfRow = z.infer<typeof ShelfRow>;

const columns = sql`g.id::text as "goodsId", g.name, g.spu_code as "spuCode", g.model, g.source, g.state, g.state_reason as "stateReason", g.unit, g.month_sales as "monthSales",
  ${timeText(sql`g.updated_at`)} as "updateDate", coalesce(s.picture, '') as picture, s.low as "lowFen", s.high as "highFen", s.specs as "specCount", s.stock, s.lows as "lowCount", s.empties as "emptyCount",
  to_json(array(select c.names ->> 'zh' from goods_class c where c.id in (g.first_gc_id, g.second_gc_id, g.gc_id) order by c.level)) as "classNames",
  to_json(array(select l.name from (values ('en', g.en_name), ('fra', g.abroad_names ->> 'fra'), ('spa', g.abroad_names ->> 'spa'), ('pt', g.abroad_names ->> 'pt'), ('ru', g.abroad_names ->> 'ru')) as l (name, said)
    where coalesce(l.said, '') <> '')) as languages,
  to_json(array(select json_build_object('unit', u.unit, 'stock', u.stock, 'lowFen', u.low, 'highFen', u.high) from (
    select coalesce(p.unit, g.unit) as unit, coalesce(sum(k.on_hand - k.reserved) filter (where p.state = 'on'), 0)::float8 as stock, min(p.price_fen)::float8 as low, max(p.price_fen)::float8 as high
    from spec p join spec_stock k on k.spec_id = p.id where p.goods_id = g.id and p.dropped_at is null group by 1) u order by u.unit <> g.unit, u.unit)) as units,
  ${fixedUntil(sql`p.goods_id = g.id`)} as "fixedUntil"`;

/** Of a goods `g`: its picture and what its specs come to, those that are not offered only where none is. */
const specsOf = sql`cross join lateral (
  select (select p.picture from spec p where p.id = g.default_spec_id) as picture, count(*)::int as specs, coalesce(min(p.price_fen), g.price_fen)::float8 as low, coalesce(max(p.price_fen), g.price_fen)::float8 as high,
    coalesce(sum(k.on_hand - k.reserved) filter (where p.state = 'on'), 0)::float8 as stock, count(*) filter (where p.state = 'on' and ${isLow})::int as lows,
    count(*) filter (where p.state = 'on' and ${isEmpty})::int as empties
  from spec p join spec_stock k on k.spec_id = p.id where p.goods_id = g.id and p.dropped_at is null) s`;

const Counted = z.strictObject(Object.fromEntries([...shelfTabs, 'specs'].map((tab) => [tab, z.number()])));

/** How many goods each tab has, and the specs of those on sale. */
const countTabs = async (tx: Tx, side: StoreSight, filter: ShelfFilter) => {
  const counts = shelfTabs.map((tab) => sql`count(*) filter (where ${inTab[tab]})::int as ${sql.identifier(tab)}`);
  const [row] = await readRows(tx, Counted)`
    select ${sql.join(counts, sql`, `)}, coalesce(sum((select count(*) from spec p where p.goods_id = g.id and p.dropped_at is null)) filter (where ${inTab.onSale}), 0)::int as specs from goods g where ${narrowed(side, filter)}`;
  const { specs = 0, ...tabs } = row ?? {};
  return { specCount: specs, tabs: tabs as Record<ShelfTab, number> };
};

export type ShelfPage = PageOf<ShelfGoods> & { tabs: Record<ShelfTab, number>; specCount: number };

/** Every goods of a filter, in the order of the list: the page and the sheet are this statement. */
export const shelfOf = (side: StoreSight, filter: ShelfExport, sort: ShelfQuery['sort'] = 'updated'): SQL => sql`
  select ${columns} from goods g ${specsOf} where ${whereOfShelf(side, filter)}
    ${filter.goodsIds ? sql`and g.id = any (${sql.param(filter.goodsIds)}::bigint[])` : sql``} order by ${orders[sort]}`;

const priced = <Row extends { lowFen: number; highFen: number }>({ lowFen, highFen, ...row }: Row) => ({
  ...row,
  priceLow: toYuan(fen(lowFen)),
  priceHigh: toYuan(fen(highFen)),
});

export const listShelf = async (tx: Tx, side: StoreSight, { sort, page, limit, ...filter }: ShelfQuery): Promise<ShelfPage> => {
  const counted = await countTabs(tx, side, filter);
  const rows = await readRows(tx, ShelfRow)`${shelfOf(side, filter, sort)} limit ${limit} offset ${(page - 1) * limit}`;
  const list = rows.map(({ units, ...goods }) => ({ ...priced(goods), units: units.map(priced) }));
  return { list, total: counted.tabs[filter.tab], ...counted };
};

const SpecRow = z.strictObject({
  specId: Id,
  itemNumber: z.string(),
  name: z.string(),
  axis: z.record(z.string(), z.string()),
  unit: z.string(),
  priceFen: z.number(),
  taxRate: z.number(),
  stock: z.number(),
  held: z.number(),
  warnAt: z.number().nullable(),
  moq: z.number().nullable(),
  step: z.number().nullable(),
  leadDays: z.number(),
  weightGram: z.number(),
  on: z.boolean(),
  fixedUntil: z.string().nullable(),
});

const Found = z.strictObject({ state: z.enum(goodsStates) });

/** The goods is the store's own; nobody else learns that it is there. */
export const requireOwnGoods = async (tx: Tx, side: StoreSight, id: Id): Promise<z.infer<typeof Found>> => {
  const [own] = await readRows(tx, Found)`select g.state from goods g where g.id = ${id} and ${within(side, 'g')}`;
  if (!own) throw refuse('goods.not_found');
  return own;
};

export const listSpecs = async (tx: Tx, side: StoreSight, id: Id): Promise<ShelfSpec[]> => {
  await requireOwnGoods(tx, side, id);
  const rows = await readRows(tx, SpecRow)`
    select p.id::text as "specId", p.item_number as "itemNumber", p.name, p.axis, coalesce(p.unit, g.unit) as unit, p.price_fen::float8 as "priceFen", g.tax_rate as "taxRate",
      k.on_hand - k.reserved as stock, k.reserved as held, p.warn_at as "warnAt", p.moq, p.step, p.lead_days as "leadDays", p.weight_gram::float8 as "weightGram", p.state = 'on' as on,
      ${fixedUntil(sql`p.id = own.id`)} as "fixedUntil"
    from (select id from spec where goods_id = ${id} and dropped_at is null) own join spec p on p.id = own.id join goods g on g.id = p.goods_id join spec_stock k on k.spec_id = p.id order by p.sort`;
  return rows.map(({ priceFen, taxRate, ...spec }) => ({
    ...spec,
    taxRate,
    price: toYuan(fen(priceFen)),
    untaxed: toYuan(withoutTax(fen(priceFen), taxRate)),
  }));
};
