import { readFileSync } from 'node:fs';

/**
 * Words with how often each is met, as numbers in flat arrays: in the trie of the usual segmenter they take 40 MB, here six. UTF-16 throughout.
 */
export type WordDictionary = {
  /** The characters of all words, one after the other; word w stands from starts[w] to starts[w + 1]. */
  units: Uint16Array;
  starts: Uint32Array;
  frequencies: Uint32Array;
  /** Open addressing: 1 + the number of a word, 0 where none is. */
  slots: Uint32Array;
  /** By first character: how long the longest word is. */
  longest: Uint8Array;
  size: number;
  total: number;
};

export const noHash = 0x811c9dc5;
export const addToHash = (hash: number, unit: number): number => {
  const mixed = Math.imul(hash ^ unit, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

/** The slot of a word, or the empty one where it would stand. */
const slotOf = ({ units, starts, slots }: WordDictionary, text: Uint16Array, from: number, length: number, hash: number): number => {
  const mask = slots.length - 1;
  for (let slot = (hash ^ (hash >>> 13)) & mask; ; slot = (slot + 1) & mask) {
    const word = (slots[slot] as number) - 1;
    if (word < 0) return slot;
    const start = starts[word] as number;
    if ((starts[word + 1] as number) - start !== length) continue;
    let same = 0;
    while (same < length && units[start + same] === text[from + same]) same += 1;
    if (same === length) return slot;
  }
};

/** The number of a word of the text, or -1. `hash` is that of its characters. */
export const findWord = (dictionary: WordDictionary, text: Uint16Array, from: number, length: number, hash: number): number =>
  (dictionary.slots[slotOf(dictionary, text, from, length, hash)] as number) - 1;

/** Adds the word whose characters stand already behind those of the last word. */
const addWritten = (dictionary: WordDictionary, length: number, frequency: number): void => {
  const { units, starts, frequencies, slots, longest, size } = dictionary;
  const start = starts[size] as number;
  let hash = noHash;
  for (let at = start; at < start + length; at += 1) hash = addToHash(hash, units[at] as number);
  const slot = slotOf(dictionary, units, start, length, hash);
  const known = (slots[slot] as number) - 1;
  if (known >= 0) {
    dictionary.total += frequency - (frequencies[known] as number);
    frequencies[known] = frequency;
    return;
  }
  starts[size + 1] = start + length;
  frequencies[size] = frequency;
  slots[slot] = size + 1;
  const first = units[start] as number;
  longest[first] = Math.max(longest[first] as number, length);
  dictionary.size += 1;
  dictionary.total += frequency;
};

const [newline, space, zero] = [10, 32, 48];

/** Writes the word that begins at a place as UTF-16; its length, or 0 where it is not all Chinese and no stretch of Chinese can hold it. */
const writeWord = (bytes: Uint8Array, from: number, units: Uint16Array, start: number): number => {
  let length = 0;
  for (let at = from; bytes[at] !== space; ) {
    const lead = bytes[at] as number;
    if (lead < 0xe0) return 0;
    const wide = lead >= 0xf0;
    let point = lead & (wide ? 0x07 : 0x0f);
    for (const last = at + (wide ? 3 : 2); at < last; ) point = (point << 6) | ((bytes[++at] as number) & 0x3f);
    at += 1;
    if (wide) {
      units[start + length++] = 0xd7c0 + (point >> 10);
      units[start + length++] = 0xdc00 + (point & 0x3ff);
    } else units[start + length++] = point;
  }
  return length;
};

const lineEnd = (bytes: Uint8Array, from: number): number => {
  const end = bytes.indexOf(newline, from);
  return end < 0 ? bytes.length : end;
};

const addLines = (dictionary: WordDictionary, bytes: Uint8Array): void => {
  for (let from = 0, end = 0; from < bytes.length; from = end + 1) {
    end = lineEnd(bytes, from);
    if (end === from) continue;
    let frequency = 0;
    for (let at = bytes.indexOf(space, from) + 1; at < end && bytes[at] !== space; at += 1)
      frequency = frequency * 10 + (bytes[at] as number) - zero;
    const length = writeWord(bytes, from, dictionary.units, dictionary.starts[dictionary.size] as number);
    if (length > 0) addWritten(dictionary, length, frequency);
    else dictionary.total += frequency;
  }
};

const countLines = (bytes: Uint8Array): number => {
  let lines = 1;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
};

/** The Chinese words of a file of lines `word frequency …`, and more that count before it. */
export const readDictionary = (file: string, more: readonly { word: string; frequency: number }[]): WordDictionary => {
  const texts = [readFileSync(file), Buffer.from(more.map(({ word, frequency }) => `${word} ${frequency}\n`).join(''))];
  const words = texts.reduce((sum, bytes) => sum + countLines(bytes), 0);
  const dictionary: WordDictionary = {
    // A character has three bytes, and every line a gap and a figure besides.
    units: new Uint16Array(texts.reduce((sum, bytes) => sum + Math.ceil(bytes.length / 3), 0)),
    starts: new Uint32Array(words + 1),
    frequencies: new Uint32Array(words),
    slots: new Uint32Array(2 ** Math.ceil(Math.log2(words * 1.4))),
    longest: new Uint8Array(65_536),
    size: 0,
    total: 0,
  };
  for (const bytes of texts) addLines(dictionary, bytes);
  return { ...dictionary, units: dictionary.units.slice(0, dictionary.starts[dictionary.size]) };
};
