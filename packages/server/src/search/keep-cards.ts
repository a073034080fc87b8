import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';

/** A card and its JSON, made once for the many searches that show it. */
export type KeptCard = { card: GoodsCard; text: string };

export type ListCards = (goodsIds: readonly Id[], language: Language) => Promise<KeptCard[]>;

type Entry = { kept: KeptCard | undefined; until: number };
/** Those of one language: what is kept, what waits for the statement under way to end, and when that will have been read. */
type Shelf = {
  entries: Map<Id, Entry>;
  wanted: Set<Id>;
  running: Promise<unknown>;
  next: Promise<ReadonlyMap<Id, KeptCard | undefined>> | undefined;
};

type LoadCards = (goodsIds: readonly Id[], language: Language) => Promise<GoodsCard[]>;

const keep = (card: GoodsCard): KeptCard => ({ card, text: JSON.stringify(card) });

/** Without keeping anything. */
export const readCards =
  (load: LoadCards): ListCards =>
  async (goodsIds, language) =>
    (await load(goodsIds, language)).map(keep);

/**
 * Keeps the cards of hits for a moment: different searches show the same best goods. What is missing is read by one statement at a time, for all
 * searches that came meanwhile. Bounded; `forMs` of 0 keeps nothing.
 */
export const keepCards = (load: LoadCards, forMs: number, most = 10_000, now: () => number = Date.now): ListCards => {
  const shelves = new Map<Language, Shelf>();
  const shelfOf = (language: Language): Shelf => {
    let shelf = shelves.get(language);
    if (!shelf) {
      shelf = { entries: new Map(), wanted: new Set(), running: Promise.resolve(), next: undefined };
      shelves.set(language, shelf);
    }
    return shelf;
  };

  const put = ({ entries }: Shelf, id: Id, kept: KeptCard | undefined) => {
    entries.delete(id);
    entries.set(id, { kept, until: now() + forMs });
    if (entries.size > most) entries.delete(entries.keys().next().value ?? '');
  };

  const read = async (shelf: Shelf, language: Language): Promise<ReadonlyMap<Id, KeptCard | undefined>> => {
    const time = now();
    // Some of them were read for others meanwhile.
    const [ready, ids] = [new Map<Id, KeptCard | undefined>(), new Array<Id>()];
    for (const id of shelf.wanted) {
      const entry = shelf.entries.get(id);
      if (entry && entry.until > time) ready.set(id, entry.kept);
      else ids.push(id);
    }
    shelf.wanted.clear();
    shelf.next = undefined;
    if (ids.length === 0) return ready;
    const loading = load(ids, language);
    shelf.running = loading.catch(() => {});
    const found = new Map([...ready, ...(await loading).map((card) => [card.goodsId, keep(card)] as const)]);
    // One that has left the shelf is kept as missing.
    for (const id of ids) put(shelf, id, found.get(id));
    return found;
  };

  if (forMs === 0) return readCards(load);
  return async (goodsIds, language) => {
    const shelf = shelfOf(language);
    const time = now();
    const known = new Map<Id, KeptCard | undefined>();
    for (const id of goodsIds) {
      const entry = shelf.entries.get(id);
      if (entry && entry.until > time) known.set(id, entry.kept);
      else shelf.wanted.add(id);
    }
    if (known.size === goodsIds.length) return goodsIds.flatMap((id) => known.get(id) ?? []);
    shelf.next ??= shelf.running.then(() => read(shelf, language));
    const found = await shelf.next;
    return goodsIds.flatMap((id) => (known.has(id) ? known.get(id) : found.get(id)) ?? []);
  };
};
