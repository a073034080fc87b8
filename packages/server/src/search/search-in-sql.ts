import type { GoodsSource } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SearchSort } from '@mall/contract/search/search.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { classesNamed } from './plan-query.ts';
import type { Found, Question } from './read-question.ts';
import type { SearchBook } from './read-search-book.ts';

const ids = (list: Iterable<Id>): SQL => sql`${sql.param([...list])}::bigint[]`;
const every = (conditions: SQL[]): SQL => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));
const some = (conditions: SQL[]): SQL => (conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`);

const lexeme = (word: string, mark = ''): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${mark}`;
const has = (word: string, mark?: string): SQL => sql`w.words @@ ${lexeme(word, mark)}::tsquery`;

/** In the name of the goods, of its class or its brand. */
const hasOrIs = (book: SearchBook, word: string): SQL => {
  const classes = book.wordClasses.get(word);
  const brands = book.wordBrands.get(word);
  return some([
    has(word, ':A'),
    ...(classes ? [sql`g.gc_id = any (${ids(classes)})`] : []),
    ...(brands ? [sql`g.brand_id = any (${ids(brands)})`] : []),
  ]);
};

/** Goods with a word anywhere, in those of their class or brand; each part by its index, which a condition over several tables could not use. */
const goodsWith = (book: SearchBook, word: string): SQL => {
  const classes = book.wideWordClasses.get(word);
  const brands = book.wordBrands.get(word);
  return sql.join(
    [
      sql`select w.goods_id from goods_search w where ${has(word)}`,
      ...(classes ? [sql`select id from goods where gc_id = any (${ids(classes)}) and state = 'on'`] : []),
      ...(brands ? [sql`select id from goods where brand_id = any (${ids(brands)})`] : []),
    ],
    sql` union all `,
  );
};

const isFound = (book: SearchBook, { plan }: Question): SQL =>
  every(
    plan.slots.map(({ alternatives }) => {
      const ways = alternatives.map(
        (words) =>
          sql`(${sql.join(
            words.map((word) => sql`(${goodsWith(book, word)})`),
            sql` intersect `,
          )})`,
      );
      return ways.length === 0 ? sql`false` : sql`g.id in (${sql.join(ways, sql` union all `)})`;
    }),
  );

const matches = ({ plan }: Question, word: (word: string) => SQL): SQL =>
  every(plan.slots.map((slot) => some(slot.alternatives.map((all) => sql`(${every(all.map(word))})`))));

// The table is named, because a bare `id` would be the text that is given out, and 782 would stand before 1076.
const orders: Record<SearchSort, SQL> = {
  relevance: sql`tier, rank desc, marked.id desc`,
  sales: sql`sales desc, rank desc, marked.id desc`,
  price_asc: sql`price_fen, rank desc, marked.id desc`,
  price_desc: sql`price_fen desc, rank, marked.id`,
  newest: sql`created_at desc, rank desc, marked.id desc`,
};

/** Filters that have no counts of their own. */
const held = (book: SearchBook, asked: Question): SQL[] => [
  ...(asked.goodsIds ? [sql`g.id = any (${ids(asked.goodsIds)})`] : []),
  ...(asked.storeId === undefined ? [] : [sql`g.store_id = ${asked.storeId}`]),
  ...(asked.shelfIds ? [sql`g.store_class_id = any (${ids(asked.shelfIds)})`] : []),
  ...(asked.zoneId === undefined
    ? []
    : [book.zones.has(asked.zoneId) ? sql`g.id in (select goods_id from zone_goods(${asked.zoneId}))` : sql`false`]),
];

const choice = (book: SearchBook, { group, values }: Question['chosen'][number]): SQL => {
  if (group === 0) {
    const labels = [...book.labels.values()].filter((label) => values.includes(label.value)).map((label) => label.id);
    return sql`exists (select from goods_label l where l.goods_id = g.id and l.label_id = any (${ids(labels)}))`;
  }
  const valueIds = values.flatMap((no) => book.values[no]?.ids ?? []);
  return sql`exists (select from goods_attribute a where a.goods_id = g.id and a.value_id = any (${ids(valueIds)}))`;
};

const priceBetween = ({ priceMin, priceMax }: Question): SQL =>
  every([
    ...(priceMin === undefined ? [] : [sql`g.price_fen >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql`g.price_fen <= ${priceMax}`]),
  ]);

const counted = (column: string): SQL => sql`fails = (not ${sql.raw(column)})::int`;

type Answer = {
  total: number;
  ids: string[];
  classes: Record<string, number>;
  brands: Record<string, number>;
  sources: Record<string, number>;
  stores: Record<string, number>;
  labels: Record<string, number>;
  attributes: Record<string, number>;
  in_stock: number;
  cheapest: number | null;
  dearest: number | null;
};

const columnsOfGoods = new Set(['ok_class', 'ok_brand', 'ok_price', 'ok_source']);
// What a statement of a request has time for: past this only the best are looked at, and the counts are theirs.
const mostLookedAt = 5000;

/**
 * The search without the model: slower, with the same results where no more than `most` goods fit the words; otherwise from the best of them and the
 * best that pass the filters. Each row tells which filters it fails; a facet counts the rows that fail none but its own.
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
    sql`(select g.id from goods g where g.state = 'on' and ${isFound(book, asked)} and ${every(held(book, asked))} and ${filter} order by g.rank desc, g.id desc limit ${most}) best`;
  const exact = asked.plan.exact ? has(`=${asked.plan.exact.slice(0, 60)}`, ':B') : sql`false`;
  const named = matches(asked, (word) => has(word, ':A'));
  const about = sql`g.gc_id = any (${ids(classesNamed(book, asked.plan))})`;
  const attributeFails = chosenAttributes.map(
    ({ group }, at) => sql`when a.attribute_id = any (${ids(book.groups[group]?.ids ?? [])}) then (not ${sql.raw(`ok_attr${at}`)})::int`,
  );
  const ownFails = attributeFails.length > 0 ? sql`case ${sql.join(attributeFails, sql` `)} else 0 end` : sql`0`;
  const { rows } = await tx.execute<Answer>(sql`
    with best as (
      select id from ${bestOf(sql`true`)} union select id from ${bestOf(chosen)}
    ), hit as (
      select g.id, g.rank, g.gc_id, g.brand_id, g.store_id, g.source, g.price_fen, g.sales, g.created_at, coalesce(k.on_hand - k.reserved, 0) > 0 as stocked,
        case when ${exact} then 0 when ${about} and ${named} then 1 when ${about} and ${matches(asked, (word) => hasOrIs(book, word))} then 2
          when ${named} then 3 else 4 end as tier,
        ${sql.join(
          oks.map(([name, condition]) => sql`(${condition}) as ${sql.raw(name)}`),
          sql`, `,
        )}
      from best
      join goods g on g.id = best.id
      join spec d on d.id = g.default_spec_id and d.state = 'on'
      join store s on s.id = g.store_id and s.state = 'open'
      left join spec_stock k on k.spec_id = d.id
      left join goods_search w on w.goods_id = g.id
    ), marked as materialized (
      select *, ${sql.raw(oks.map(([name]) => `(not ${name})::int`).join(' + '))} as fails from hit
    )
    select
      (select count(*)::int from marked where fails = 0) as total,
      array(select id::text from marked where fails = 0 order by ${orders[asked.sort]} limit ${asked.limit} offset ${asked.offset}) as ids,
      (select coalesce(json_object_agg(key, n), '{}') from (select gc_id as key, count(*) as n from marked where ${counted('ok_class')} group by 1) c) as classes,
      (select coalesce(json_object_agg(key, n), '{}') from (select brand_id as key, count(*) as n from marked where ${counted('ok_brand')} group by 1) c) as brands,
      (select coalesce(json_object_agg(key, n), '{}') from (select source as key, count(*) as n from marked where ${counted('ok_source')} group by 1) c) as sources,
      (select coalesce(json_object_agg(key, n), '{}') from (select store_id as key, count(*) as n from marked where fails = 0 group by 1) c) as stores,
      (select coalesce(json_object_agg(key, n), '{}') from (select l.label_id as key, count(*) as n from marked join goods_label l on l.goods_id = marked.id where ${counted('ok_label')} group by 1) c) as labels,
      (select coalesce(json_object_agg(key, n), '{}') from (select a.value_id as key, count(*) as n from marked join goods_attribute a on a.goods_id = marked.id where fails = ${ownFails} group by 1) c) as attributes,
      (select count(*)::int from marked where stocked and ${counted('ok_stock')}) as in_stock,
      (select min(price_fen)::float8 from marked where ${counted('ok_price')}) as cheapest,
      (select max(price_fen)::float8 from marked where ${counted('ok_price')}) as dearest`);
  return toFound(book, rows[0] as Answer);
};

const toFound = (book: SearchBook, answer: Answer): Found => {
  const values = new Map<number, number>();
  for (const [labelId, count] of Object.entries(answer.labels)) {
    const label = book.labels.get(labelId);
    if (label) values.set(label.value, count);
  }
  for (const [valueId, count] of Object.entries(answer.attributes)) {
    const value = book.valueById.get(valueId);
    if (value) values.set(value.no, (values.get(value.no) ?? 0) + count);
  }
  return {
    total: answer.total,
    goodsIds: answer.ids,
    classes: new Map(Object.entries(answer.classes)),
    brands: new Map(Object.entries(answer.brands)),
    sources: new Map(Object.entries(answer.sources)) as Map<GoodsSource, number>,
    stores: new Map(Object.entries(answer.stores)),
    values,
    inStock: answer.in_stock,
    price: answer.cheapest === null || answer.dearest === null ? undefined : { min: answer.cheapest, max: answer.dearest },
  };
};

/** Numbers of the facet values of each goods. */
export const readValuesInSql = async (tx: Tx, book: SearchBook, goodsIds: readonly Id[]): Promise<Map<Id, number[]>> => {
  const { rows } = await tx.execute<{ goods_id: string; value_ids: string[] }>(
    sql`select goods_id::text, array_agg(value_id::text) as value_ids from goods_attribute where goods_id = any (${ids(goodsIds)}) group by 1`,
  );
  return new Map(rows.map((row) => [row.goods_id, row.value_ids.flatMap((id) => book.valueById.get(id)?.no ?? [])]));
};

/** The best goods of each store, and how many it has. */
export const readStoresInSql = async (
  tx: Tx,
  storeIds: readonly Id[],
  most: number,
): Promise<Map<Id, { best: Id[]; goodsCount: number }>> => {
  const { rows } = await tx.execute<{ id: string; best: string[]; goods_count: number }>(sql`
    select s.id::text, array(select g.id::text from goods g where g.store_id = s.id and g.state = 'on' order by g.rank desc, g.id desc limit ${most}) as best,
      (select count(*)::int from goods g where g.store_id = s.id and g.state = 'on') as goods_count
    from store s where s.id = any (${ids(storeIds)})`);
  return new Map(rows.map((row) => [row.id, { best: row.best, goodsCount: row.goods_count }]));
};
