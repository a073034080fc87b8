import { addWord, type Lexicon } from './lexicon.ts';

/**
 * Finds the number of a word by its bytes as they come from the database: twenty-five million words of a million goods are looked up at a start, and
 * a string for each would take longer than all the rest.
 */
export type WordTable = {
  /** The number of the word that begins here and ends before a zero; `end` then says where that is. */
  numberAt: (bytes: Uint8Array, from: number) => number;
  end: number;
};

const seed = 0x811c9dc5;
const prime = 0x01000193;

const hashOf = (bytes: Uint8Array): number => {
  let hash = seed;
  for (let at = 0; at < bytes.length; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), prime);
  return hash ^ (hash >>> 15);
};

const isSame = (text: Uint8Array, bytes: Uint8Array, from: number, length: number): boolean => {
  if (text.length !== length) return false;
  for (let at = 0; at < length; at += 1) if (text[at] !== bytes[from + at]) return false;
  return true;
};

export const makeWordTable = (lexicon: Lexicon): WordTable => {
  let mask = 0;
  let slots = new Int32Array(0);
  const texts: Uint8Array[] = [];
  const put = (number: number, text: Uint8Array) => {
    let at = hashOf(text) & mask;
    while (slots[at] !== -1) at = (at + 1) & mask;
    slots[at] = number;
  };
  const grow = () => {
    const size = 2 ** Math.ceil(Math.log2(Math.max(1024, lexicon.words.length * 3)));
    mask = size - 1;
    slots = new Int32Array(size).fill(-1);
    for (const [number, text] of texts.entries()) put(number, text);
  };
  // Words that were added to the lexicon meanwhile take their numbers first.
  const follow = () => {
    while (texts.length < lexicon.words.length) {
      const text = Uint8Array.from(Buffer.from(lexicon.words[texts.length] ?? ''));
      texts.push(text);
      if (texts.length * 2 > slots.length) grow();
      else put(texts.length - 1, text);
    }
  };
  grow();
  follow();
  const table: WordTable = {
    end: 0,
    numberAt: (bytes, from) => {
      let hash = seed;
      let end = from;
      for (; bytes[end] !== 0; end += 1) hash = Math.imul(hash ^ (bytes[end] as number), prime);
      hash ^= hash >>> 15;
      table.end = end;
      for (let at = hash & mask; slots[at] !== -1; at = (at + 1) & mask) {
        const number = slots[at] as number;
        if (isSame(texts[number] as Uint8Array, bytes, from, end - from)) return number;
      }
      follow();
      const number = addWord(lexicon, Buffer.from(bytes.subarray(from, end)).toString());
      follow();
      return number;
    },
  };
  return table;
};
