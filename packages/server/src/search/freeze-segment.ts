import { makeBits } from './bits.ts';
import { freezeSpecs, freezeValues } from './freeze-specs.ts';
import { inSlices } from './in-slices.ts';
import { postingsOf, toStarts } from './make-postings.ts';
import type { Order, Postings, Segment } from './segment.ts';
import type { Column, Draft } from './segment-draft.ts';

/** Rows by rank, the best first; of equal rank the younger id. `place` is where row r went. */
const orderByRank = async ({ size, rows }: Draft): Promise<Order> => {
  const rank = rows.rank;
  const key = new Float64Array(size);
  for (let row = 0; row < size; row += 1) key[row] = -rank.get(row);
  // Rows come by ascending id, so reading them backwards puts the younger first.
  return orderBy(
    size,
    (at) => key[size - 1 - at] as number,
    (at) => size - 1 - at,
  );
};

/** A stable order by a key: its distinct values sorted natively, then counted into place; no comparing function for a million rows. */
const orderBy = async (size: number, keyOf: (at: number) => number, rowOf: (at: number) => number): Promise<Order> => {
  const keys = new Float64Array(size);
  await inSlices(size, (from, to) => {
    for (let at = from; at < to; at += 1) keys[at] = keyOf(at);
  });
  const sorted = keys.toSorted();
  let distinct = 0;
  for (let at = 0; at < size; at += 1) if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[distinct++] = sorted[at] as number;
  const group = new Uint32Array(size);
  const next = new Uint32Array(distinct + 1);
  await inSlices(size, (from, to) => {
    for (let at = from; at < to; at += 1) {
      const found = indexOf(sorted, distinct, keys[at] as number);
      group[at] = found;
      next[found + 1] = (next[found + 1] as number) + 1;
    }
  });
  for (let at = 1; at <= distinct; at += 1) next[at] = (next[at] as number) + (next[at - 1] as number);
  const order = new Uint32Array(size);
  const place = new Uint32Array(size);
  await inSlices(size, (from, to) => {
    for (let at = from; at < to; at += 1) {
      const here = next[group[at] as number] as number;
      next[group[at] as number] = here + 1;
      order[here] = rowOf(at);
      place[rowOf(at)] = here;
    }
  });
  return { order, place };
};

const indexOf = (sorted: Float64Array, length: number, key: number): number => {
  let low = 0;
  let high = length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
};

const wordPostings = async (draft: Draft, order: Uint32Array, wordCount: number): Promise<{ name: Postings; weak: Postings }> => {
  const starts = [new Uint32Array(wordCount + 1), new Uint32Array(wordCount + 1)] as const;
  const { words, wordStart } = draft;
  const total = words.length();
  await inSlices(total, (from, to) => {
    for (let at = from; at < to; at += 1) {
      const word = words.get(at);
      const start = starts[(word & 1) as 0 | 1];
      start[(word >>> 1) + 1] = (start[(word >>> 1) + 1] as number) + 1;
    }
  });
  for (const start of starts) toStarts(start);
  const lists = starts.map((start) => ({ start, docs: new Uint32Array(start[wordCount] as number), next: start.slice() }));
  await inSlices(draft.size, (from, to) => {
    for (let document = from; document < to; document += 1) {
      const row = order[document] as number;
      const end = row + 1 < draft.size ? wordStart.get(row + 1) : total;
      for (let at = wordStart.get(row); at < end; at += 1) {
        const word = words.get(at);
        const list = lists[word & 1] as (typeof lists)[number];
        const number = word >>> 1;
        list.docs[list.next[number] as number] = document;
        list.next[number] = (list.next[number] as number) + 1;
      }
    }
  });
  const [weak, name] = lists.map(({ start, docs }) => ({ start, docs })) as [Postings, Postings];
  return { name, weak };
};

const same = (at: number): number => at;

/** How many there are of each; `facets` tells which values are offered as filters. */
export type Sizes = { words: number; classes: number; brands: number; stores: number; facets: Uint8Array };

/** The draft as columns and lists. Takes a moment for a million goods, but never more than a few milliseconds at a stretch. */
export const freezeSegment = async (draft: Draft, sizes: Sizes): Promise<Segment> => {
  const { size, rows } = draft;
  const { order, place } = await orderByRank(draft);
  const column = async <T extends Float64Array | Uint32Array | Uint16Array | Uint8Array | Int32Array>(
    from: Column,
    into: T,
  ): Promise<T> => {
    await inSlices(size, (first, end) => {
      for (let document = first; document < end; document += 1) into[document] = from.get(order[document] as number);
    });
    return into;
  };
  const sales = await column(rows.sales, new Float64Array(size));
  const created = await column(rows.created, new Float64Array(size));
  const classes = await column(rows.class, new Uint16Array(size));
  const brands = await column(rows.brand, new Uint16Array(size));
  const stores = await column(rows.store, new Uint32Array(size));
  const specs = await freezeSpecs(draft, order, sizes.facets.length);
  const price = (document: number) => specs.specPrice[specs.specStart[document] as number] as number;
  const segment: Segment = {
    size,
    goodsId: await column(rows.goodsId, new Float64Array(size)),
    rank: await column(rows.rank, new Int32Array(size)),
    sales,
    created,
    class: classes,
    brand: brands,
    store: stores,
    shelf: await column(rows.shelf, new Float64Array(size)),
    source: await column(rows.source, new Uint8Array(size)),
    ...specs,
    ...(await freezeValues(draft, place, specs, sizes.facets, sizes.facets.length)),
    byId: place,
    ...(await wordPostings(draft, order, sizes.words)),
    exact: { numbers: draft.models, lists: postingsOf(await column(draft.model, new Uint32Array(size)), draft.models.size + 1) },
    classes: postingsOf(classes, sizes.classes),
    brands: postingsOf(brands, sizes.brands),
    stores: postingsOf(stores, sizes.stores),
    orders: {
      sales: await orderBy(size, (at) => -(sales[at] as number), same),
      price: await orderBy(size, price, same),
      newest: await orderBy(size, (at) => -(created[at] as number), same),
    },
    deals: new Map(),
    gone: makeBits(size),
    hidden: makeBits(size),
    sums: new Map(),
    fits: undefined,
    bytes: 0,
  };
  segment.bytes = bytesOf(segment);
  return segment;
};

const bytesOf = (value: unknown): number => {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (value instanceof Map) return value.size * 100;
  if (typeof value === 'object' && value !== null) return Object.values(value).reduce<number>((sum, one) => sum + bytesOf(one), 0);
  return 0;
};
