import { inSlices } from './in-slices.ts';
import type { Postings } from './segment.ts';

/** Counts at their key plus one become where each key begins. */
export const toStarts = (counts: Uint32Array): void => {
  for (let at = 1; at < counts.length; at += 1) counts[at] = (counts[at] as number) + (counts[at - 1] as number);
};

/** Lists of documents by the number that each has in a column. */
export const postingsOf = (column: Uint16Array | Uint32Array, keys: number): Postings =>
  // Each document has one entry, so the entry is the document.
  listsOf(column.length, keys, (at) => column[at] as number);

const listsOf = (size: number, keys: number, keyOf: (at: number) => number): Postings => {
  const start = new Uint32Array(keys + 1);
  for (let at = 0; at < size; at += 1) start[keyOf(at) + 1] = (start[keyOf(at) + 1] as number) + 1;
  toStarts(start);
  const next = start.slice();
  const docs = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) {
    const key = keyOf(at);
    docs[next[key] as number] = at;
    next[key] = (next[key] as number) + 1;
  }
  return { start, docs };
};

/** Lists by value of what has several: the entries of document d stand from entryStart[d] to entryStart[d + 1]. */
export const postingsOfMany = async (entryStart: Uint32Array, entries: Uint32Array, keys: number): Promise<Postings> => {
  const start = new Uint32Array(keys + 1);
  await inSlices(entries.length, (from, to) => {
    for (let at = from; at < to; at += 1) start[(entries[at] as number) + 1] = (start[(entries[at] as number) + 1] as number) + 1;
  });
  toStarts(start);
  const next = start.slice();
  const docs = new Uint32Array(entries.length);
  await inSlices(entryStart.length - 1, (from, to) => {
    for (let document = from; document < to; document += 1)
      for (let at = entryStart[document] as number; at < (entryStart[document + 1] as number); at += 1) {
        const key = entries[at] as number;
        docs[next[key] as number] = document;
        next[key] = (next[key] as number) + 1;
      }
  });
  return { start, docs };
};
