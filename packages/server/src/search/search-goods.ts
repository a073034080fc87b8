import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import type { GoodsSearch, SearchFacets, SearchGoodsQuery } from '@mall/contract/search/search.api.ts';
import { listSpecCards } from '../catalogue/goods-card.queries.ts';
import type { Tx } from '../kernel/db.ts';
import { type JsonAnswer, plainAnswer } from '../kernel/http/json-answer.ts';
import { ownPieces } from '../kernel/own-bytes.ts';
import { wordOf } from '../kernel/word-of.ts';
import { describeFacets } from './describe-facets.ts';
import { findWithHelp } from './find-with-help.ts';
import { type ListCards, readCards } from './keep-cards.ts';
import { remember } from './remember.ts';
import type { BookValue, SearchBook } from './search-book.ts';
import type { SearchEngine, Searched } from './search-engine.ts';
import { shownValue } from './shown-value.ts';

const mostColumns = 4;
const mostSuggestions = 6;
const mostKept = 600;

const [listStart, comma] = [Buffer.from('{"goodsVOList":['), Buffer.from(',')];

/** Goods by words and filters, a page of cards with the counts of every filter; as JSON, because most of it was made for others before. */
export const searchGoodsJson = async (
  tx: Tx,
  engine: SearchEngine,
  listCards: ListCards,
  query: SearchGoodsQuery,
  language: Language,
): Promise<JsonAnswer> => withCards(await searchOrRecall(tx, engine, query, language), listCards, language);

const withCards = async ({ specIds, cardEnds, rest }: Searched, listCards: ListCards, language: Language): Promise<JsonAnswer> => {
  const cards = specIds.length > 0 ? await listCards(specIds, language) : [];
  const jsonPieces: Buffer[] = [listStart];
  for (const [nth, card] of cards.entries()) {
    if (!card) continue;
    if (jsonPieces.length > 1) jsonPieces.push(comma);
    jsonPieces.push(card, cardEnds[nth] as Buffer);
  }
  jsonPieces.push(rest);
  return { jsonPieces };
};

/** The same for who reads it here, among some goods only where that is said. */
export const searchGoods = async (
  tx: Tx,
  engine: SearchEngine,
  query: SearchGoodsQuery,
  language: Language,
  within?: readonly Id[],
): Promise<GoodsSearch> => {
  const listCards = readCards((ids) => listSpecCards(tx, ids, language));
  const searched = await (within ? searchAnew(tx, engine, query, language, within) : searchOrRecall(tx, engine, query, language));
  return plainAnswer(await withCards(searched, listCards, language)) as GoodsSearch;
};

const searchOrRecall = async (tx: Tx, engine: SearchEngine, query: SearchGoodsQuery, language: Language): Promise<Searched> => {
  const { kept } = engine;
  if (!kept) return searchAnew(tx, engine, query, language);
  const key = `${language} ${JSON.stringify(query)}`;
  const known = kept.get(key);
  if (known) return known;
  return remember(kept, mostKept, key, await searchAnew(tx, engine, query, language));
};

const searchAnew = async (
  tx: Tx,
  engine: SearchEngine,
  query: SearchGoodsQuery,
  language: Language,
  within?: readonly Id[],
): Promise<Searched> => {
  const { asked, found, correction, unmet } = await findWithHelp(tx, engine, query, within);
  const facets = describeFacets(engine.book, asked, found, language);
  const heads = facets.goodsAttrVOList.slice(0, mostColumns).map(({ id, name }) => ({ id, name }));
  const groups = heads.map(({ id }) => engine.book.groupOfAttribute.get(id)?.no ?? -1);
  const rest = {
    specColumnVOList: heads,
    ...facets,
    pageNo: query.pageNo,
    pageSize: query.pageSize,
    ...(correction && { correction }),
    unmetList: unmet,
    suggestionList: found.total === 0 ? suggest(engine.book, query.keyword, language) : [],
  };
  const [restBytes, ...cardEnds] = ownPieces([
    `],${JSON.stringify(rest).slice(1)}`,
    ...found.hits.map(
      ({ specIds, matchCount, specCount, values }) =>
        `,"matchCount":${matchCount},"specCount":${specCount},"matchedSpecIds":${JSON.stringify(specIds)},"specColumns":{${describeColumns(engine.book, heads, groups, values, language)}}}`,
    ),
  ]);
  return { specIds: found.hits.map((hit) => hit.specId), cardEnds, rest: restBytes as Buffer };
};

/** The counts alone. */
export const countFacets = async (tx: Tx, engine: SearchEngine, query: SearchGoodsQuery, language: Language): Promise<SearchFacets> => {
  const { asked, found } = await findWithHelp(tx, engine, { ...query, pageNo: 1 });
  return describeFacets(engine.book, asked, found, language);
};

const mostJoined = 3;

/** What a goods has in each column, as the inside of a JSON object; `groups` are the columns' in the book. */
const describeColumns = (
  book: SearchBook,
  heads: readonly { id: Id }[],
  groups: readonly number[],
  values: ArrayLike<number>,
  language: Language,
): string => {
  const found: BookValue[][] = groups.map(() => []);
  for (let at = 0; at < values.length; at += 1) {
    const value = book.values[values[at] as number];
    if (value) found[groups.indexOf(value.group)]?.push(value);
  }
  let text = '';
  for (const [nth, own] of found.entries()) {
    const [only] = own;
    if (!only) continue;
    text += `${text && ','}"${heads[nth]?.id}":${own.length === 1 && language === 'zh' ? only.quoted : JSON.stringify(joinValues(own, language))}`;
  }
  return text;
};

const joinValues = (own: readonly BookValue[], language: Language): string => {
  const sorted = own.toSorted((one, other) => one.sort - other.sort || one.no - other.no);
  const shown = sorted.slice(0, mostJoined).map((value) => shownValue(value, language));
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
