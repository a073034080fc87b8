import { addWord, type Lexicon } from './lexicon.ts';

/**
 * Finds the number of a word by its bytes as they come from the database: twenty-five million words of a million goods are looked up at a start, and
 * a string for each would take longer than all the rest.
 */
export type WordTable = { numberOf: (bytes: Buffer, from: number, to: number) => number };

const hashOf = (bytes: Uint8Array, from: number, to: number): number => {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return hash ^ (hash >>> 15);
};

export const makeWordTable = (lexicon: Lexicon): WordTable => {
  let mask = 0;
  let slots = new Int32Array(0);
  const texts: Buffer[] = [];
  const put = (number: number, text: Buffer) => {
    let at = hashOf(text, 0, text.length) & mask;
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
      const text = Buffer.from(lexicon.words[texts.length] ?? '');
      texts.push(text);
      if (texts.length * 2 > slots.length) grow();
      else put(texts.length - 1, text);
    }
  };
  grow();
  follow();
  const look = (bytes: Buffer, from: number, to: number): number => {
    for (let at = hashOf(bytes, from, to) & mask; slots[at] !== -1; at = (at + 1) & mask) {
      const text = texts[slots[at] as number] as Buffer;
      if (text.length === to - from && text.compare(bytes, from, to) === 0) return slots[at] as number;
    }
    return -1;
  };
  return {
    numberOf: (bytes, from, to) => {
      const known = look(bytes, from, to);
      if (known >= 0) return known;
      follow();
      const number = addWord(lexicon, bytes.toString('utf8', from, to));
      follow();
      return number;
    },
  };
};
