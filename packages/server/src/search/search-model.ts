import * as z from 'zod';
import type { Db, Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { Reads } from '../kernel/reads/open-reads.ts';
import { addAll, hasBit, setBit } from './bits.ts';
import { buildSegment } from './build-segment.ts';
import { applyDeals, areSameDeals, type Deals, readDeals } from './deals.ts';
import { freezeSegment } from './freeze-segment.ts';
import { indexGoods, indexMissingGoods } from './index-goods.ts';
import { addWord, type Lexicon, makeLexicon } from './lexicon.ts';
import { type Cursor, listNotedGoods, openCursor, readChanges } from './read-changes.ts';
import { draftOf, type FreshGoods, readFreshGoods } from './read-fresh-goods.ts';
import { facetsOf, readSearchBook } from './read-search-book.ts';
import { noFacet, type SearchBook } from './search-book.ts';
import type { Model } from './search-in-memory.ts';
import { documentOf, type Segment } from './segment.ts';

/** Past this the fresh segment is merged into the big one. */
const mostFresh = 2000;
/** Sales and rank only reach the model when it is made anew. */
const oldestMs = 3_600_000;

type Fresh = Map<number, FreshGoods | undefined>;

/** What the search room holds in memory, and what it knows of the changes since. `model` is missing until the first build is done. */
export type SearchState = {
  book: SearchBook;
  lexicon: Lexicon;
  cursor: Cursor;
  model: Model | undefined;
  big: Segment | undefined;
  /** Goods newer than the big segment; undefined: no longer on the shelf. */
  fresh: Fresh;
  /** The same since the build under way began. */
  since: Fresh | undefined;
  builtAt: number;
  readAt: number;
  stale: boolean;
  /** Prices of activities that hold now. */
  deals: Deals;
  /** Words that stand in search_word. */
  written: Set<string>;
  /** One at a time changes what is shown: a build that ends and changes that come would undo each other. */
  turn: Promise<void>;
};

const inTurn = (state: SearchState, work: () => Promise<void>): Promise<void> => {
  const mine = state.turn.then(work);
  state.turn = mine.catch(() => {});
  return mine;
};

const learnBook = (lexicon: Lexicon, book: SearchBook): void => {
  for (const words of [book.wideWordClasses, book.wordBrands, book.wideWordValues]) for (const word of words.keys()) addWord(lexicon, word);
};

const Row = z.strictObject({ word: z.string() });

const readLexicon = async (tx: Tx): Promise<Lexicon> => {
  const rows = await readRows(tx, Row)`select word from search_word`;
  return makeLexicon(rows.map((row) => row.word));
};

/** Reads what a search needs at least: from here on it can be answered in SQL. */
export const openState = async (db: Db): Promise<SearchState> => {
  const cursor = await openCursor(db);
  await indexMissingGoods(db);
  await indexGoods(db, await listNotedGoods(db));
  const book = await readSearchBook(db);
  const lexicon = await readLexicon(db);
  const written = new Set(lexicon.words);
  learnBook(lexicon, book);
  const now = Date.now();
  return {
    book,
    lexicon,
    cursor,
    model: undefined,
    big: undefined,
    fresh: new Map(),
    since: undefined,
    builtAt: now,
    readAt: now,
    stale: true,
    deals: await readDeals(db),
    written,
    turn: Promise.resolve(),
  };
};

const sizesOf = ({ lexicon, book }: SearchState) => ({
  words: lexicon.words.length,
  classes: book.numbers.class.size,
  brands: book.numbers.brand.size,
  stores: book.numbers.store.size,
  facets: facetsOf(book),
});

const hideClosed = (segment: Segment, { storeOpen }: SearchBook): void => {
  segment.hidden.set(segment.gone);
  segment.sums.clear();
  const { start, docs } = segment.stores;
  for (let store = 0; store + 1 < start.length; store += 1)
    if (storeOpen[store] !== 1) addAll(segment.hidden, docs, start[store] as number, start[store + 1] as number);
};

const hideGoods = (segment: Segment, goodsId: number): void => {
  const document = documentOf(segment, goodsId);
  if (document < 0 || hasBit(segment.gone, document)) return;
  setBit(segment.gone, document);
  setBit(segment.hidden, document);
  segment.sums.delete(segment.class[document] as number);
};

/** Puts the fresh goods beside the big segment. The switch itself does not wait, so no search sees a goods in neither or in both. */
const showFresh = async (state: SearchState, big: Segment | undefined, fresh: Fresh): Promise<void> => {
  const alive = [...fresh.values()].filter((goods) => goods !== undefined);
  const small = alive.length > 0 ? await freezeSegment(draftOf(alive), sizesOf(state)) : undefined;
  const isNew = state.big !== big;
  state.big = big;
  state.fresh = fresh;
  if (!big) return;
  if (isNew || state.model?.book !== state.book) hideClosed(big, state.book);
  if (small) hideClosed(small, state.book);
  for (const goodsId of fresh.keys()) hideGoods(big, goodsId);
  showModel(state, small ? [big, small] : [big]);
};

const showModel = (state: SearchState, segments: readonly Segment[]): void => {
  for (const segment of segments) applyDeals(segment, state.deals);
  state.model = {
    book: state.book,
    lexicon: state.lexicon,
    segments,
    classTotals: undefined,
    browsed: new Map(),
    kept: new Map(),
    plans: new Map(),
    counted: new Map(),
  };
};

/** Makes the big segment anew from the database, beside the one in use. What changes is noted before it is asked how much a replica must have: what it lacks is in the notes. */
export const buildModel = async ({ whole }: Pick<Reads, 'whole'>, state: SearchState, signal: AbortSignal): Promise<void> => {
  const since: Fresh = new Map();
  state.since = since;
  state.stale = false;
  try {
    const big = await whole(({ directUrl }) => buildSegment(directUrl, state.book, state.lexicon, signal));
    await inTurn(state, () => showFresh(state, big, new Map(since)));
    state.builtAt = Date.now();
  } catch (error) {
    state.stale = true;
    throw error;
  } finally {
    state.since = undefined;
  }
};

/** Whether the big segment should be made anew. */
export const isDue = (state: SearchState): boolean => state.stale || state.fresh.size > mostFresh || Date.now() - state.builtAt > oldestMs;

/** Takes in what changed since the last time. `mustHave`: hears up to where, before anybody finds it. */
export const applyChanges = (db: Db, state: SearchState, mustHave: (lsn: string) => void = () => {}): Promise<void> =>
  inTurn(state, () => apply(db, state, mustHave));

/** Whether a value is a filter that was none, or the other way round: what a segment counts was laid down with the filters of then. */
const offersOthers = ({ facetGroup: before }: SearchBook, { facetGroup: after }: SearchBook): boolean =>
  before.some((group, value) => (group === noFacet) !== (after[value] === noFacet));

const apply = async (db: Db, state: SearchState, mustHave: (lsn: string) => void): Promise<void> => {
  const changes = await readChanges(db, state.cursor);
  if (changes.goodsIds.length > 0 || changes.book || changes.all) mustHave(changes.lsn);
  // After half an hour without news the notes of some changes may be swept away.
  if (changes.all || Date.now() - state.readAt > oldestMs / 2) state.stale = true;
  if (changes.book || changes.all) {
    const before = state.book;
    state.book = await readSearchBook(db, before.numbers);
    if (offersOthers(before, state.book)) state.stale = true;
    learnBook(state.lexicon, state.book);
  }
  if (changes.goodsIds.length > 0) {
    const words = await indexGoods(db, changes.goodsIds, state.written);
    const found = await readFreshGoods(db, state.book, state.lexicon, words);
    const fresh = new Map(state.fresh);
    for (const id of changes.goodsIds) {
      fresh.set(Number(id), found.get(Number(id)));
      state.since?.set(Number(id), found.get(Number(id)));
    }
    await showFresh(state, state.big, fresh);
  } else if (changes.book && state.big) await showFresh(state, state.big, state.fresh);
  const deals = await readDeals(db);
  if (!areSameDeals(state.deals, deals)) {
    state.deals = deals;
    if (state.model) showModel(state, state.model.segments);
  }
  state.cursor = changes.cursor;
  state.readAt = Date.now();
};
