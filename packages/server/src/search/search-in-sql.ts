import type { GoodsSource } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SearchSort } from '@mall/contract/search/search.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { specValues, valueTable } from './made-values.ts';
import { classesNamed } from './plan-query.ts';
import type { Found, Hit, Question } from './read-question.ts';
import type { SearchBook } from './search-book.ts';
import { tellingOf } from './shown-specs.ts';
import { every, goodsMayFit, goodsShares, has, ids, idsOf, specFits, specHas } from './sql-words.ts';

// The table is named, because a bare `id` would be the text that is given out, and 782 would stand before 1076.
const orders: Record<SearchSort, SQL> = {
  relevance: sql`tier, rank desc, best_line.id desc`,
  sales: sql`sales desc, rank desc, best_line.id desc`,
  price_asc: sql`price, rank desc, best_line.id desc`,
  price_desc: sql`price desc, rank, best_line.id`,
  newest: sql`created_at desc, rank desc, best_line.id desc`,
};

/** Filters that have no counts of their own. */
const held = (book: SearchBook, asked: Question): SQL[] => [
  ...(asked.goodsIds || asked.specs
    ? [sql`g.id = any (${ids([...(asked.goodsIds ?? []), ...(asked.specs ?? []).map((one) => one.goodsId)])})`]
    : []),
  ...(asked.within ? [sql`g.id = any (${ids(asked.within)})`] : []),
  ...(asked.storeId === undefined ? [] : [sql`g.store_id = ${asked.storeId}`]),
  ...(asked.shelfIds ? [sql`g.store_class_id = any (${ids(asked.shelfIds)})`] : []),
  ...(asked.zoneId === undefined
    ? []
    : [book.zones.has(asked.zoneId) ? sql`g.id in (select goods_id from zone_goods(${asked.zoneId}))` : sql`false`]),
];

const isNamed = ({ goodsIds, specs }: Question): SQL =>
  goodsIds || specs ? sql`(g.id = any (${ids(goodsIds ?? [])}) or s.id = any (${ids((specs ?? []).map((one) => one.specId))}))` : sql`true`;

const choice = (book: SearchBook, { group, values }: Question['chosen'][number]): SQL => {
  if (group === 0) {
    const labels = [...book.labels.values()].filter((label) => values.includes(label.value)).map((label) => label.id);
    return sql`exists (select from goods_label l where l.goods_id = g.id and l.label_id = any (${ids(labels)}))`;
  }
  const valueIds = idsOf(book, values);
  return sql`(${specHas(valueIds)} or ${goodsShares(valueIds)})`;
};

const priceBetween = ({ priceMin, priceMax }: Question): SQL =>
  every([
    ...(priceMin === undefined ? [] : [sql`coalesce(deal.price_fen, s.price_fen) >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql`coalesce(deal.price_fen, s.price_fen) <= ${priceMax}`]),
  ]);

const counted = (column: string): SQL => sql`fails = (not ${sql.raw(column)})::int`;

const Answer = z.strictObject({
  total: z.number(),
  hits: z.array(
    z.strictObject({
      goods_id: z.string(),
      class_id: z.string(),
      spec_id: z.string(),
      spec_ids: z.array(z.string()),
      match_count: z.number(),
      spec_count: z.number(),
      value_ids: z.array(z.string()),
    }),
  ),
  classes: z.record(z.string(), z.number()),
  brands: z.record(z.string(), z.number()),
  sources: z.record(z.string(), z.number()),
  stores: z.record(z.string(), z.number()),
  labels: z.record(z.string(), z.number()),
  attributes: z.record(z.string(), z.number()),
  in_stock: z.number(),
  cheapest: z.number().nullable(),
  dearest: z.number().nullable(),
});
type Answer = z.infer<typeof Answer>;

const columnsOfGoods = new Set(['ok_class', 'ok_brand', 'ok_source']);
// What a statement of a request has time for: past this only the best are looked at, and the counts are theirs.
const mostLookedAt = 5000;

/** How many goods each key of a column has among the lines that fail nothing else. */
const countBy = (column: string, where: SQL): SQL =>
  sql`(select coalesce(json_object_agg(key, n), '{}') from (select ${sql.raw(column)} as key, count(distinct id) as n from marked where ${where} group by 1) c)`;

/**
 * The search without the model: slower, with the same results where no more than `most` goods fit the words; otherwise from the best of them and the
 * best that pass the filters. Each row is a spec and tells which filters it fails; a facet counts the goods of which a spec fails none but its own.
 */
export const searchInSql = async (tx: Tx, book: SearchBook, asked: Question, most = mostLookedAt): Promise<Found> => {
  const chosenAttributes = asked.chosen.filter(({ group }) => group !== 0);
  const chosenLabels = asked.chosen.find(({ group }) => group === 0);
  const oks: [name: string, condition: SQL][] = [
    ['ok_class', asked.classIds ? sql`g.gc_id = any (${ids(asked.classIds)})` : sql`true`],
    ['ok_brand', asked.brandIds ? sql`g.brand_id = any (${ids(asked.brandIds)})` : sql`true`],
    ['ok_price', priceBetween(asked)],
    ['ok_source', asked.source ? sql`g.source = ${asked.source}` : sql`true`],
    ['ok_stock', asked.inStock ? sql`coalesce(k.on_hand - k.reserved, 0) > 0` : sql`true`],
    ['ok_label', chosenLabels ? choice(book, chosenLabels) : sql`true`],
    ...chosenAttributes.map((one, at): [string, SQL] => [`ok_attr${at}`, choice(book, one)]),
  ];
  const chosen = every(oks.flatMap(([name, condition]) => (columnsOfGoods.has(name) ? [condition] : [])));
  const bestOf = (filter: SQL) =>
    sql`(select g.id from goods g where g.state = 'on' and ${goodsMayFit(book, asked.plan)} and ${every(held(book, asked))} and ${filter} order by g.rank desc, g.id desc limit ${most}) best`;
  const exact = asked.plan.exact ? has(`=${asked.plan.exact.slice(0, 60)}`, ':B') : sql`false`;
  const about = sql`g.gc_id = any (${ids(classesNamed(book, asked.plan))})`;
  const attributeFails = chosenAttributes.map(
    ({ group }, at) => sql`when attribute_id = any (${ids(book.groups[group]?.ids ?? [])}) then (not ${sql.raw(`ok_attr${at}`)})::int`,
  );
  const ownFails = attributeFails.length > 0 ? sql`case ${sql.join(attributeFails, sql` `)} else 0 end` : sql`0`;
  const told = tellingOf(book, asked.plan).map((values) => sql`(${specHas(idsOf(book, values))})::int`);
  const rows = await readRows(tx, Answer)`
    with best as (
      select id from ${bestOf(sql`true`)} union select id from ${bestOf(chosen)}
    ), line as materialized (
      select g.id, g.rank, g.gc_id, g.brand_id, g.store_id, g.source, g.sales, g.created_at, s.id as spec_id, s.sort, ${sql.raw(specValues)} as value_ids,
        s.id = g.default_spec_id as shown, coalesce(deal.price_fen, s.price_fen) as price, coalesce(k.on_hand - k.reserved, 0) > 0 as stocked,
        ${told.length > 0 ? sql.join(told, sql` + `) : sql`0`} as told,
        case when ${exact} then 0 when ${about} and ${specFits(book, asked.plan, 'name')} then 1 when ${about} and ${specFits(book, asked.plan, 'class')} then 2
          when ${specFits(book, asked.plan, 'name')} then 3 else 4 end as spec_tier,
        ${sql.join(
          oks.map(([name, condition]) => sql`(${condition}) as ${sql.raw(name)}`),
          sql`, `,
        )}
      from best
      join goods g on g.id = best.id
      join spec d on d.id = g.default_spec_id and d.state = 'on'
      join store o on o.id = g.store_id and o.state = 'open'
      join spec s on s.goods_id = g.id and s.state = 'on'
      left join spec_stock k on k.spec_id = s.id
      left join goods_search w on w.goods_id = g.id
      left join lateral (select min(p.price_fen) as price_fen from activity_price p where p.spec_id = s.id and p.open and p.starts_at <= now() and p.ends_at > now()) deal on true
      where ${specFits(book, asked.plan, 'all')} and ${isNamed(asked)}
    ), marked as materialized (
      select *, ${sql.raw(oks.map(([name]) => `(not ${name})::int`).join(' + '))} as fails, min(spec_tier) over (partition by id) as tier from line
    ), passing as materialized (
      select *, count(*) over (partition by id)::int as match_count, row_number() over (partition by id order by told desc, stocked desc, shown desc, sort) as place
      from marked where fails = 0
    ), best_line as (
      select * from passing where place = 1
    ), shared as materialized (
      select a.goods_id, a.value_id, a.attribute_id from goods_attribute a
      where a.goods_id in (select id from line) and not exists (select from spec x where x.goods_id = a.goods_id and a.value_id = any (x.value_ids))
    ), valued as (
      select marked.*, shared.value_id, shared.attribute_id from marked join shared on shared.goods_id = marked.id
      union all
      select marked.*, v.id, v.attribute_id from marked join (${valueTable}) v on v.id = any (marked.value_ids)
    )
    select
      (select count(*)::int from best_line) as total,
      (select coalesce(json_agg(hit), '[]') from (
        select id::text as goods_id, gc_id::text as class_id, spec_id::text, match_count,
          (select json_agg(p.spec_id::text order by p.place = 1 desc, p.stocked desc, p.shown desc, p.sort) from passing p where p.id = best_line.id) as spec_ids,
          (select count(*)::int from spec x where x.goods_id = best_line.id and x.state = 'on') as spec_count,
          (select coalesce(json_agg(value_id::text), '[]') from (select value_id from shared where goods_id = best_line.id union all select unnest(best_line.value_ids)) own (value_id)) as value_ids
        from best_line order by ${orders[asked.sort]} limit ${asked.limit} offset ${asked.offset}) hit) as hits,
      ${countBy('gc_id', counted('ok_class'))} as classes,
      ${countBy('brand_id', counted('ok_brand'))} as brands,
      ${countBy('source', counted('ok_source'))} as sources,
      ${countBy('store_id', sql`fails = 0`)} as stores,
      (select coalesce(json_object_agg(key, n), '{}') from (select l.label_id as key, count(distinct marked.id) as n from marked join goods_label l on l.goods_id = marked.id where ${counted('ok_label')} group by 1) c) as labels,
      (select coalesce(json_object_agg(key, n), '{}') from (select value_id as key, count(distinct id) as n from valued where fails = ${ownFails} group by 1) c) as attributes,
      (select count(distinct id)::int from marked where stocked and ${counted('ok_stock')}) as in_stock,
      (select min(price)::float8 from marked where ${counted('ok_price')}) as cheapest,
      (select max(price)::float8 from marked where ${counted('ok_price')}) as dearest`;
  return toFound(book, rows[0] as Answer, asked.mostSpecs);
};

const toHit = (book: SearchBook, hit: Answer['hits'][number], mostSpecs: number): Hit => ({
  goodsId: hit.goods_id,
  classId: hit.class_id,
  specId: hit.spec_id,
  specIds: hit.spec_ids.slice(0, mostSpecs),
  matchCount: hit.match_count,
  specCount: hit.spec_count,
  values: hit.value_ids.flatMap((id) => book.valueById.get(id)?.no ?? []),
});

const toFound = (book: SearchBook, answer: Answer, mostSpecs: number): Found => {
  const values = new Map<number, number>();
  for (const [labelId, count] of Object.entries(answer.labels)) {
    const label = book.labels.get(labelId);
    if (label) values.set(label.value, count);
  }
  for (const [valueId, count] of Object.entries(answer.attributes)) {
    const value = book.valueById.get(valueId);
    if (value?.facet) values.set(value.no, (values.get(value.no) ?? 0) + count);
  }
  return {
    total: answer.total,
    hits: answer.hits.map((hit) => toHit(book, hit, mostSpecs)),
    classes: new Map(Object.entries(answer.classes)),
    brands: new Map(Object.entries(answer.brands)),
    sources: new Map(Object.entries(answer.sources)) as Map<GoodsSource, number>,
    stores: new Map(Object.entries(answer.stores)),
    values,
    inStock: answer.in_stock,
    price: answer.cheapest === null || answer.dearest === null ? undefined : { min: answer.cheapest, max: answer.dearest },
  };
};

const Row = z.strictObject({ id: z.string(), best: z.array(z.string()), goods_count: z.number() });

/** The best goods of each store, and how many it has. */
export const readStoresInSql = async (
  tx: Tx,
  storeIds: readonly Id[],
  most: number,
): Promise<Map<Id, { best: Id[]; goodsCount: number }>> => {
  const rows = await readRows(tx, Row)`
    select s.id::text, array(select g.id::text from goods g where g.store_id = s.id and g.state = 'on' order by g.rank desc, g.id desc limit ${most}) as best,
      (select count(*)::int from goods g where g.store_id = s.id and g.state = 'on') as goods_count
    from store s where s.id = any (${ids(storeIds)})`;
  return new Map(rows.map((row) => [row.id, { best: row.best, goodsCount: row.goods_count }]));
};
