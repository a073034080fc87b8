import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import { specValues } from './made-values.ts';
import type { Plan, Slot } from './query-plan.ts';
import type { SearchBook } from './search-book.ts';

export const ids = (list: Iterable<Id>): SQL => sql`${sql.param([...list])}::bigint[]`;
export const every = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`;
const some = (conditions: readonly SQL[]): SQL => (conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`);

const lexeme = (word: string, mark = ''): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${mark}`;
/** Of the words `w` that a goods is found by. */
export const has = (word: string, mark?: string): SQL => sql`w.words @@ ${lexeme(word, mark)}::tsquery`;

export const idsOf = (book: SearchBook, values: Iterable<number>): Id[] => [...values].flatMap((no) => book.values[no]?.ids ?? []);

/** Spec `s` has one of the values itself. */
export const specHas = (valueIds: readonly Id[]): SQL =>
  valueIds.length === 0 ? sql`false` : sql`${sql.raw(specValues)} && ${ids(valueIds)}`;
/** Goods `g` has one that none of its specs has by itself. */
export const goodsShares = (valueIds: readonly Id[]): SQL =>
  valueIds.length === 0
    ? sql`false`
    : sql`exists (select from goods_attribute a where a.goods_id = g.id and a.value_id = any (${ids(valueIds)})
        and not exists (select from spec x where x.goods_id = g.id and a.value_id = any (x.value_ids)))`;

type Reach = 'name' | 'class' | 'all';

const isWord = (book: SearchBook, word: string, reach: Reach): SQL => {
  const wide = reach === 'all';
  const values = idsOf(book, (wide ? book.wideWordValues : book.wordValues).get(word) ?? []);
  const classes = reach === 'name' ? undefined : (wide ? book.wideWordClasses : book.wordClasses).get(word);
  const brands = reach === 'name' ? undefined : book.wordBrands.get(word);
  return some([
    wide ? has(word) : has(word, ':A'),
    ...(values.length > 0 ? [specHas(values), ...(wide ? [goodsShares(values)] : [])] : []),
    ...(classes ? [sql`g.gc_id = any (${ids(classes)})`] : []),
    ...(brands ? [sql`g.brand_id = any (${ids(brands)})`] : []),
  ]);
};

const isValue = (book: SearchBook, values: readonly number[]): SQL[] => {
  const valueIds = idsOf(book, values);
  return valueIds.length > 0 ? [specHas(valueIds), goodsShares(valueIds)] : [];
};

const isSlot = (book: SearchBook, slot: Slot, reach: Reach): SQL =>
  some([
    ...slot.alternatives.map((words) => every(words.map((word) => isWord(book, word, slot.named ? 'name' : reach)))),
    ...isValue(book, slot.values ?? []),
    ...(slot.together && slot.together.length > 0 ? [every(slot.together.map((values) => some(isValue(book, values))))] : []),
    ...(slot.classes && slot.classes.length > 0 ? [sql`g.gc_id = any (${ids(slot.classes)})`] : []),
  ]);

/** Spec `s` of goods `g` fits every part of what was typed. */
export const specFits = (book: SearchBook, { slots }: Plan, reach: Reach): SQL => every(slots.map((slot) => isSlot(book, slot, reach)));

const withValues = (valueIds: readonly Id[]): SQL[] =>
  valueIds.length > 0 ? [sql`select a.goods_id from goods_attribute a where a.value_id = any (${ids(valueIds)})`] : [];

/** Goods with a word anywhere, in those of their class, brand or values; each part by its index, which a condition over several tables could not use. */
const goodsWith = (book: SearchBook, word: string): SQL => {
  const classes = book.wideWordClasses.get(word);
  const brands = book.wordBrands.get(word);
  return sql.join(
    [
      sql`select w.goods_id from goods_search w where ${has(word)}`,
      ...withValues(idsOf(book, book.wideWordValues.get(word) ?? [])),
      ...(classes ? [sql`select id from goods where gc_id = any (${ids(classes)}) and state = 'on'`] : []),
      ...(brands ? [sql`select id from goods where brand_id = any (${ids(brands)})`] : []),
    ],
    sql` union all `,
  );
};

const inAll = (parts: readonly SQL[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` intersect `,
  )})`;

/** Goods `g` of which some spec may fit: what the parts say of goods, told by indexes. */
export const goodsMayFit = (book: SearchBook, { slots }: Plan): SQL =>
  every(
    slots.map(({ alternatives, values = [], together = [], classes = [] }) => {
      const ways = [
        ...alternatives.map((words) => inAll(words.map((word) => goodsWith(book, word)))),
        ...withValues(idsOf(book, values)),
        ...(together.length > 0 && together.every((part) => part.length > 0)
          ? [inAll(together.flatMap((part) => withValues(idsOf(book, part))))]
          : []),
        ...(classes.length > 0 ? [sql`select id from goods where gc_id = any (${ids(classes)}) and state = 'on'`] : []),
      ];
      return ways.length === 0 ? sql`false` : sql`g.id in (${sql.join(ways, sql` union all `)})`;
    }),
  );
