import type { Id } from '@mall/contract/kernel/fields.ts';
import { plateFamily } from '@mall/grammar/plate-rule.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { addValues, LabelRow, ValueRow } from './add-values.ts';
import { analyseText, foldWord, normaliseText, runsOf } from './analyse-text.ts';
import { addMadeValues } from './made-values.ts';
import { type BookClass, type Numbers, noFacet, type SearchBook } from './search-book.ts';

const numberOf = (numbers: Map<string, number>, key: string): number => {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
};

const ClassRow = z.strictObject({
  id: z.string(),
  parent_id: z.string().nullable(),
  level: z.number(),
  path: z.string(),
  names: WordsColumn,
  synonyms: z.array(z.string()),
  former: z.array(z.string()),
  shown: z.boolean(),
});
type ClassRow = z.infer<typeof ClassRow>;
const Rows = z.strictObject({
  classes: z.array(ClassRow),
  brands: z.array(z.strictObject({ id: z.string(), name: z.string(), en_name: z.string(), logo: z.string() })),
  stores: z.array(z.strictObject({ id: z.string(), open: z.boolean() })),
  labels: z.array(LabelRow),
  values: z.array(ValueRow),
  shelves: z.array(z.strictObject({ id: z.string(), parent_id: z.string().nullable() })),
  merged: z.array(z.strictObject({ id: z.string(), into: z.string() })),
  synonyms: z.array(z.strictObject({ key: z.string(), word: z.string(), means: z.string() })),
  plates: z.array(z.strictObject({ id: z.string(), pattern: z.string(), className: z.string() })),
  rules: z.array(z.strictObject({ zone_id: z.string(), kind: z.string(), target: z.string() })),
});
type Rows = z.infer<typeof Rows>;

// One statement, one snapshot. The aggregates keep ids as text, as they are on the wire.
const bookStatement = sql`
  select
    (select coalesce(json_agg(json_build_object('id', id::text, 'parent_id', parent_id::text, 'level', level, 'path', path, 'names', names, 'synonyms', synonyms, 'former', former, 'shown', shown) order by level, sort, id), '[]') from goods_class where merged_into is null) as classes,
    (select coalesce(json_agg(json_build_object('id', id::text, 'into', merged_into::text)), '[]') from goods_class where merged_into is not null) as merged,
    (select coalesce(json_agg(json_build_object('key', key, 'word', word, 'means', means) order by length(key) desc, id), '[]') from search_synonym) as synonyms,
    (select coalesce(json_agg(json_build_object('id', r.id::text, 'pattern', r.pattern, 'className', c.names ->> 'zh') order by r.id), '[]') from plate_rule r join goods_class c on c.id = r.class_id) as plates,
    (select coalesce(json_agg(json_build_object('id', id::text, 'name', name, 'en_name', en_name, 'logo', logo) order by sort, id), '[]') from brand) as brands,
    (select coalesce(json_agg(json_build_object('id', id::text, 'open', state = 'open') order by id), '[]') from store) as stores,
    (select coalesce(json_agg(json_build_object('id', id::text, 'key', key, 'names', names, 'tone', tone) order by sort, id), '[]') from label) as labels,
    (select coalesce(json_agg(json_build_object('id', v.id::text, 'attribute_id', a.id::text, 'class_id', a.class_id::text, 'names', a.names, 'value', v.value, 'facet', a.facet, 'group_sort', a.sort, 'sort', v.sort, 'also', v.also) order by a.id, v.sort, v.id), '[]')
      from attribute_value v join attribute a on a.id = v.attribute_id) as values,
    (select coalesce(json_agg(json_build_object('id', id::text, 'parent_id', parent_id::text) order by id), '[]') from store_class) as shelves,
    (select coalesce(json_agg(json_build_object('zone_id', r.zone_id::text, 'kind', r.kind, 'target', r.target)), '[]') from zone_rule r join zone z on z.id = r.zone_id and z.open) as rules`;

export const readSearchBook = async (tx: Tx, numbers?: Numbers): Promise<SearchBook> => {
  const rows = await readRows(tx, Rows)`${bookStatement}`;
  return makeBook(rows[0] as Rows, numbers ?? { class: new Map(), brand: new Map(), store: new Map(), value: new Map() });
};

const makeBook = (rows: Rows, numbers: Numbers): SearchBook => {
  const book: SearchBook = {
    classes: new Map(),
    classByNo: [],
    brands: new Map(),
    brandByNo: [],
    stores: new Map(),
    storeByNo: [],
    storeOpen: new Uint8Array(0),
    labels: new Map(),
    groups: [],
    madeGroups: [],
    groupOfAttribute: new Map(),
    groupsOfClass: new Map(),
    values: [],
    facetGroup: new Int32Array(0),
    valueById: new Map(),
    shelves: new Map(),
    zones: new Map(),
    wordClasses: new Map(),
    wideWordClasses: new Map(),
    wordBrands: new Map(),
    wordValues: new Map(),
    wideWordValues: new Map(),
    keyValues: new Map(),
    mergedInto: new Map(rows.merged.map(({ id, into }) => [id, into])),
    synonyms: Map.groupBy(rows.synonyms, ({ key }) => key[0] ?? ''),
    plates: rows.plates.flatMap((rule) => plateFamily(rule) ?? []),
    numbers,
  };
  addClasses(book, rows.classes);
  for (const row of rows.brands) {
    const brand = { no: numberOf(numbers.brand, row.id), id: row.id, name: row.name, enName: row.en_name, logo: row.logo };
    book.brands.set(row.id, brand);
    book.brandByNo[brand.no] = brand;
    for (const word of analyseText(`${row.name} ${row.en_name}`).words) addTo(book.wordBrands, word, row.id);
  }
  for (const row of rows.stores) book.stores.set(row.id, { no: numberOf(numbers.store, row.id), id: row.id, open: row.open });
  book.storeOpen = new Uint8Array(numbers.store.size);
  for (const store of book.stores.values()) {
    book.storeByNo[store.no] = store;
    book.storeOpen[store.no] = Number(store.open);
  }
  addValues(book, rows.labels, rows.values, (key) => numberOf(numbers.value, key));
  addMadeValues(book, (key) => numberOf(numbers.value, key));
  book.facetGroup = new Int32Array(numbers.value.size).fill(noFacet);
  for (const value of book.values) if (value?.facet) book.facetGroup[value.no] = value.group;
  addShelves(book, rows.shelves);
  for (const [zoneId, rules] of Map.groupBy(rows.rules, (rule) => rule.zone_id)) book.zones.set(zoneId, rules);
  return book;
};

/** Which values are offered as filters, by number. */
export const facetsOf = ({ facetGroup }: SearchBook): Uint8Array => Uint8Array.from(facetGroup, (group) => Number(group !== noFacet));

const addTo = <K>(map: Map<K, Set<Id>>, key: K, id: Id): void => {
  const known = map.get(key);
  if (known) known.add(id);
  else map.set(key, new Set([id]));
};

/** A synonym as the one word that it is, if it is one. */
const wholeWord = (synonym: string): string[] => {
  const [run, ...others] = runsOf(normaliseText(synonym));
  if (!run || others.length > 0) return [];
  return [foldWord(run.kind === 'han' ? run.text : run.atoms.join(''))];
};

const addClasses = (book: SearchBook, rows: readonly ClassRow[]): void => {
  for (const row of rows) {
    const made: BookClass = {
      no: numberOf(book.numbers.class, row.id),
      id: row.id,
      parentId: row.parent_id,
      level: row.level,
      names: row.names,
      shown: row.shown,
      below: new Set([row.id]),
      former: row.former,
    };
    book.classes.set(row.id, made);
    book.classByNo[made.no] = made;
  }
  for (const row of rows)
    for (let above = row.parent_id; above !== null; above = book.classes.get(above)?.parentId ?? null)
      book.classes.get(above)?.below.add(row.id);
  for (const row of rows) {
    // 高压断路器与隔离开关 names two things.
    const found = analyseText(
      Object.values(row.names)
        .join(' ; ')
        .replaceAll(/[与及和、]/g, ' '),
    );
    const below = book.classes.get(row.id)?.below ?? [];
    const synonyms = [...row.synonyms, ...row.former];
    const whole = synonyms.flatMap(wholeWord);
    for (const word of [...found.words, ...whole]) for (const id of below) addTo(book.wordClasses, word, id);
    for (const synonym of synonyms) analyseText(synonym, found);
    for (const word of [...found.words, ...whole]) for (const id of below) addTo(book.wideWordClasses, word, id);
  }
};

const addShelves = (book: SearchBook, rows: Rows['shelves']): void => {
  for (const row of rows) {
    book.shelves.set(row.id, [row.id, ...(book.shelves.get(row.id) ?? [])]);
    if (row.parent_id !== null) book.shelves.set(row.parent_id, [...(book.shelves.get(row.parent_id) ?? []), row.id]);
  }
};
