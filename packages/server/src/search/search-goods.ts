import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { GoodsSearch, SearchFacets, SearchGoodsQuery } from '@mall/contract/search/search.api.ts';
import { sql } from 'drizzle-orm';
import { listGoodsCards } from '../catalogue/goods-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { type JsonAnswer, plainAnswer } from '../kernel/http/json-answer.ts';
import { ownPieces } from '../kernel/own-bytes.ts';
import { wordOf } from '../kernel/word-of.ts';
import { type Correction, correctKeyword } from './correct-keyword.ts';
import { describeFacets } from './describe-facets.ts';
import { type ListCards, readCards } from './keep-cards.ts';
import { type Knowledge, type Plan, planQuery, type Slot } from './plan-query.ts';
import { type Found, type Question, readQuestion } from './read-question.ts';
import type { BookValue, SearchBook } from './read-search-book.ts';

/** Where goods are found: in SQL, or in the model once it stands. */
export type SearchEngine = Knowledge & {
  kind: 'sql' | 'memory';
  find: (asked: Question) => Found | Promise<Found>;
  /** Numbers of the facet values of each goods. */
  valuesOf: (goodsIds: readonly Id[]) => Map<Id, ArrayLike<number>> | Promise<Map<Id, ArrayLike<number>>>;
  /** The best goods of each store, those that the words fit before others, and how many it has in all. */
  storesOf: (plan: Plan, storeIds: readonly Id[], most: number) => StoreShelves | Promise<StoreShelves>;
  /** Searches of this very model; a change makes a new one. */
  kept?: Map<string, Searched>;
};
export type StoreShelves = Map<Id, { best: Id[]; goodsCount: number }>;

type Outcome = { asked: Question; found: Found; correction?: Correction };

const mostColumns = 4;
const mostSuggestions = 6;
const mostKept = 600;

/** A search but for the cards: it only depends on the model, and is kept as long as that stands. */
type Searched = {
  goodsIds: readonly Id[];
  /** What closes the card of each, and the rest of the answer. */
  cardEnds: readonly Buffer[];
  rest: Buffer;
};

const [listStart, comma] = [Buffer.from('{"goodsVOList":['), Buffer.from(',')];

/** Goods by words and filters, a page of cards with the counts of every filter; as JSON, because most of it was made for others before. */
export const searchGoodsJson = async (
  tx: Tx,
  engine: SearchEngine,
  listCards: ListCards,
  query: SearchGoodsQuery,
  language: Language,
): Promise<JsonAnswer> => {
  const { goodsIds, cardEnds, rest } = await searchOrRecall(tx, engine, query, language);
  const cards = goodsIds.length > 0 ? await listCards(goodsIds, language) : [];
  const jsonPieces: Buffer[] = [listStart];
  for (const [nth, card] of cards.entries()) {
    if (!card) continue;
    if (jsonPieces.length > 1) jsonPieces.push(comma);
    jsonPieces.push(card, cardEnds[nth] as Buffer);
  }
  jsonPieces.push(rest);
  return { jsonPieces };
};

/** The same for who reads it here. */
export const searchGoods = async (tx: Tx, engine: SearchEngine, query: SearchGoodsQuery, language: Language): Promise<GoodsSearch> => {
  const listCards = readCards((ids) => listGoodsCards(tx, ids, language));
  return plainAnswer(await searchGoodsJson(tx, engine, listCards, query, language)) as GoodsSearch;
};

const searchOrRecall = async (tx: Tx, engine: SearchEngine, query: SearchGoodsQuery, language: Language): Promise<Searched> => {
  const { kept } = engine;
  if (!kept) return searchAnew(tx, engine, query, language);
  const key = `${language} ${JSON.stringify(query)}`;
  const known = kept.get(key);
  if (known) return known;
  const searched = await searchAnew(tx, engine, query, language);
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, searched);
  return searched;
};

const searchAnew = async (tx: Tx, engine: SearchEngine, query: SearchGoodsQuery, language: Language): Promise<Searched> => {
  const { asked, found, correction } = await findWithHelp(tx, engine, query);
  const facets = describeFacets(engine.book, asked, found, language);
  const heads = facets.goodsAttrVOList.slice(0, mostColumns).map(({ id, name }) => ({ id, name }));
  const groups = heads.map(({ id }) => engine.book.groupOfAttribute.get(id)?.no ?? -1);
  const values = heads.length > 0 ? (found.ownValues ?? (await readValues(engine, found.goodsIds))) : [];
  const rest = {
    specColumnVOList: heads,
    ...facets,
    pageNo: query.pageNo,
    pageSize: query.pageSize,
    ...(correction && { correction }),
    suggestionList: found.total === 0 ? suggest(engine.book, query.keyword, language) : [],
  };
  const [restBytes, ...cardEnds] = ownPieces([
    `],${JSON.stringify(rest).slice(1)}`,
    ...found.goodsIds.map((_, nth) => `,"specColumns":{${describeColumns(engine.book, heads, groups, values[nth] ?? [])}}}`),
  ]);
  return { goodsIds: found.goodsIds, cardEnds, rest: restBytes as Buffer };
};

const readValues = async (engine: SearchEngine, goodsIds: readonly Id[]): Promise<ArrayLike<number>[]> => {
  const values = goodsIds.length > 0 ? await engine.valuesOf(goodsIds) : new Map<Id, ArrayLike<number>>();
  return goodsIds.map((id) => values.get(id) ?? []);
};

/** The counts alone. */
export const countFacets = async (tx: Tx, engine: SearchEngine, query: SearchGoodsQuery, language: Language): Promise<SearchFacets> => {
  const { asked, found } = await findWithHelp(tx, engine, { ...query, pageNo: 1 });
  return describeFacets(engine.book, asked, found, language);
};

const nothingTyped: Plan = { slots: [], exact: '', unknown: [] };

const planOf = (engine: SearchEngine, keyword: string): Plan => {
  if (keyword === '') return nothingTyped;
  const plan = planQuery(engine, keyword);
  // Signs alone mean nothing, which is not the same as anything.
  return plan.slots.length === 0 && plan.unknown.length === 0 ? { ...plan, unknown: [keyword] } : plan;
};

const nothing: Found = {
  total: 0,
  goodsIds: [],
  classes: new Map(),
  brands: new Map(),
  values: new Map(),
  sources: new Map(),
  stores: new Map(),
  price: undefined,
  inStock: 0,
};

const isFiltered = (asked: Question): boolean =>
  asked.classIds !== undefined ||
  asked.brandIds !== undefined ||
  asked.chosen.length > 0 ||
  asked.priceMin !== undefined ||
  asked.priceMax !== undefined ||
  asked.source !== undefined ||
  asked.inStock;

const withoutFilters = (asked: Question): Question => ({
  ...asked,
  classIds: undefined,
  brandIds: undefined,
  chosen: [],
  priceMin: undefined,
  priceMax: undefined,
  source: undefined,
  inStock: false,
  offset: 0,
  limit: 1,
});

/** As typed; else as a number on a label; else as probably meant; else with some of the words. Help is only for words, never for filters. */
const findWithHelp = async (tx: Tx, engine: SearchEngine, query: SearchGoodsQuery): Promise<Outcome> => {
  const plan = planOf(engine, query.keyword);
  const asked = readQuestion(engine.book, plan, query);
  if (plan.unknown.length === 0) {
    const found = await engine.find(asked);
    if (found.total > 0 || plan.slots.length === 0) return { asked, found };
    if (isFiltered(asked) && (await engine.find(withoutFilters(asked))).total > 0) return { asked, found };
  }
  const goodsIds = await listGoodsByCode(tx, query.keyword);
  if (goodsIds.length > 0) {
    const named = { ...asked, plan: nothingTyped, goodsIds };
    return { asked: named, found: await engine.find(named) };
  }
  const correction = correctKeyword(engine, query.keyword);
  if (correction) {
    const corrected = { ...asked, plan: planOf(engine, correction.keyword) };
    if (corrected.plan.unknown.length === 0) {
      const found = await engine.find(corrected);
      if (found.total > 0) return { asked: corrected, found, correction };
    }
  }
  return (await findWithFewer(engine, asked)) ?? { asked: { ...asked, plan: nothingTyped }, found: nothing };
};

const weight = ({ typed }: Slot): number => (/\p{Script=Han}/u.test(typed) ? 100 : 0) + typed.length;

/** Leaves out what no goods has, or the least telling word: a size before a name, a short one before a long one. */
const findWithFewer = async (engine: SearchEngine, asked: Question): Promise<Outcome | undefined> => {
  const { slots, unknown } = asked.plan;
  const least = slots.toSorted((one, other) => weight(one) - weight(other))[0];
  const kept = unknown.length > 0 ? slots : slots.filter((slot) => slot !== least);
  if (kept.length === 0) return undefined;
  const fewer: Question = { ...asked, plan: { slots: kept, exact: '', unknown: [] } };
  const found = await engine.find(fewer);
  if (found.total === 0) return undefined;
  return { asked: fewer, found, correction: { keyword: kept.map((slot) => slot.typed).join(' '), reason: 'fewer_words' } };
};

const codePattern = /^[0-9A-Z-]{4,40}$/;

/** The number printed on a goods or one of its specs. */
const listGoodsByCode = async (tx: Tx, keyword: string): Promise<Id[]> => {
  const code = keyword.normalize('NFKC').trim().toUpperCase();
  if (!codePattern.test(code) || !/\d/.test(code)) return [];
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id::text from goods where spu_code = ${code} union select goods_id::text from spec where item_number = ${code}`,
  );
  return rows.map((row) => row.id);
};

const mostJoined = 3;

/** What a goods has in each column, as the inside of a JSON object; `groups` are the columns' in the book. */
const describeColumns = (book: SearchBook, heads: readonly { id: Id }[], groups: readonly number[], values: ArrayLike<number>): string => {
  const found: BookValue[][] = groups.map(() => []);
  for (let at = 0; at < values.length; at += 1) {
    const value = book.values[values[at] as number];
    if (value) found[groups.indexOf(value.group)]?.push(value);
  }
  let text = '';
  for (const [nth, own] of found.entries()) {
    const [only] = own;
    if (!only) continue;
    text += `${text && ','}"${heads[nth]?.id}":${own.length === 1 ? only.quoted : JSON.stringify(joinValues(own))}`;
  }
  return text;
};

const joinValues = (own: readonly BookValue[]): string => {
  const sorted = own.toSorted((one, other) => one.sort - other.sort || one.no - other.no);
  const shown = sorted.slice(0, mostJoined).map((value) => value.text);
  return `${shown.join(' / ')}${own.length > mostJoined ? ' …' : ''}`;
};

/** Classes that share characters with what was typed, otherwise the first ones. */
const suggest = (book: SearchBook, keyword: string, language: Language): string[] => {
  const characters = [...new Set(keyword.match(/\p{Script=Han}/gu) ?? [])];
  const leaves = [...book.classes.values()].filter((one) => one.shown && one.level === 3);
  const likeness = (name: string) => characters.filter((character) => name.includes(character)).length;
  return leaves
    .map((one) => ({ name: wordOf(one.names, language), likeness: likeness(one.names.zh), no: one.no }))
    .toSorted((one, other) => other.likeness - one.likeness || one.no - other.no)
    .slice(0, mostSuggestions)
    .map(({ name }) => name);
};
