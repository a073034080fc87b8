import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Knowledge, Plan } from './query-plan.ts';
import type { Found, Question } from './read-question.ts';

/** Where goods are found: in SQL, or in the model once it stands. */
export type SearchEngine = Knowledge & {
  kind: 'sql' | 'memory';
  find: (asked: Question) => Found | Promise<Found>;
  findsAny: (asked: Question) => boolean | Promise<boolean>;
  /** The best goods of each store, those that the words fit before others, and how many it has in all. */
  storesOf: (plan: Plan, storeIds: readonly Id[], most: number) => StoreShelves | Promise<StoreShelves>;
  /** The facet values of each spec of a goods, where the model knows them without a search. */
  specValues?: (goodsId: Id) => ReadonlyMap<Id, Uint32Array>;
  /** Searches of this very model; a change makes a new one. */
  kept?: Map<string, Searched>;
  /** What was typed, planned by what this model knows. */
  plans?: Map<string, Plan>;
};
export type StoreShelves = Map<Id, { best: Id[]; goodsCount: number }>;

/** A search but for the cards: it only depends on the model, and is kept as long as that stands. */
export type Searched = {
  specIds: readonly Id[];
  /** What closes the card of each, and the rest of the answer. */
  cardEnds: readonly Buffer[];
  rest: Buffer;
};
