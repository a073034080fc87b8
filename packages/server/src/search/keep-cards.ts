import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { ownBytes } from '../kernel/own-bytes.ts';

/** The JSON of a card but for the last brace, so that a search can put the columns in that only it knows. */
export type CardJson = Buffer;

/** Cards in the order of the ids; undefined for one that has left the shelf. */
export type ListCards = (specIds: readonly Id[], language: Language) => Promise<(CardJson | undefined)[]>;

type LoadCards = (specIds: readonly Id[], language: Language) => Promise<GoodsCard[]>;
type Found = ReadonlyMap<Id, CardJson | undefined>;
/** `asked` is when it was last asked for, so that one reading anew is enough. */
type Entry = { json: CardJson | undefined; made: number; asked: number };
/** Those of one language: what is kept, what the next statement is to read, and how many are under way. */
type Shelf = { entries: Map<Id, Entry>; wanted: Set<Id>; reading: number; next: Promise<Found> | undefined; begin: () => void };

const jsonOf = (card: GoodsCard): CardJson => ownBytes(JSON.stringify(card).slice(0, -1));

/** Without keeping anything. */
export const readCards =
  (load: LoadCards): ListCards =>
  async (specIds, language) => {
    const found = new Map((await load(specIds, language)).map((card) => [card.specId, jsonOf(card)]));
    return specIds.map((id) => found.get(id));
  };

const mostReading = 3;

/**
 * Keeps the cards of hits for a moment, because different searches show the same best goods. One that is not quite new is still shown while it is
 * read anew (`anewMs`), and past `forMs` no longer. A few statements at a time read for all searches that came meanwhile. Bounded; `forMs` of 0 keeps
 * nothing.
 */
export const keepCards = (load: LoadCards, forMs: number, anewMs: number, most = 10_000, now: () => number = Date.now): ListCards => {
  if (forMs === 0) return readCards(load);
  const shelves = new Map<Language, Shelf>();
  const shelfOf = (language: Language): Shelf => {
    let shelf = shelves.get(language);
    if (!shelf) {
      shelf = { entries: new Map(), wanted: new Set(), reading: 0, next: undefined, begin: () => {} };
      shelves.set(language, shelf);
    }
    return shelf;
  };

  const read = async (shelf: Shelf, language: Language): Promise<Found> => {
    const ids = [...shelf.wanted];
    shelf.wanted.clear();
    shelf.next = undefined;
    shelf.reading += 1;
    try {
      const made = now();
      const found = new Map((await load(ids, language)).map((card) => [card.specId, jsonOf(card)]));
      for (const id of ids) {
        shelf.entries.delete(id);
        shelf.entries.set(id, { json: found.get(id), made, asked: made });
        if (shelf.entries.size > most) shelf.entries.delete(shelf.entries.keys().next().value ?? '');
      }
      return found;
    } finally {
      shelf.reading -= 1;
      shelf.begin();
    }
  };

  /** What is wanted by then, read as soon as a statement may begin. */
  const readNext = (shelf: Shelf, language: Language): Promise<Found> => {
    shelf.next ??= (
      shelf.reading < mostReading
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            shelf.begin = resolve;
          })
    ).then(() => read(shelf, language));
    return shelf.next;
  };

  return async (specIds, language) => {
    const shelf = shelfOf(language);
    const time = now();
    let missing = false;
    const cards = specIds.map((id) => {
      const entry = shelf.entries.get(id);
      if (entry && time - entry.made < forMs) {
        if (time - entry.asked < anewMs) return entry;
        entry.asked = time;
        shelf.wanted.add(id);
        return entry;
      }
      missing = true;
      shelf.wanted.add(id);
      return undefined;
    });
    if (shelf.wanted.size > 0) {
      const reading = readNext(shelf, language);
      // Whoever waits for it is told; those that show the old card go on.
      reading.catch(() => {});
      if (missing) {
        const found = await reading;
        return specIds.map((id, nth) => (found.has(id) ? found.get(id) : cards[nth]?.json));
      }
    }
    return cards.map((entry) => entry?.json);
  };
};
