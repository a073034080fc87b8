import { addToHash, findWord, noHash, type WordDictionary } from './word-dictionary.ts';

const unitsOf = (text: string): Uint16Array => {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
};

/** Calls `take` with the end and the number of every word of the dictionary that begins at a place. */
const eachWordAt = (dictionary: WordDictionary, text: Uint16Array, from: number, take: (end: number, word: number) => void): void => {
  const most = Math.min(dictionary.longest[text[from] as number] as number, text.length - from);
  let hash = noHash;
  for (let length = 1; length <= most; length += 1) {
    hash = addToHash(hash, text[from + length - 1] as number);
    const word = findWord(dictionary, text, from, length, hash);
    if (word >= 0) take(from + length, word);
  }
};

const isHighHalf = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
const characterEnd = (text: Uint16Array, at: number): number => Math.min(text.length, at + (isHighHalf(text[at] as number) ? 2 : 1));

/** Cuts a stretch of Chinese into the words that are together the likeliest; of equally likely ones those with the longer first word. */
export const cutWords = (dictionary: WordDictionary, stretch: string): string[] => {
  const text = unitsOf(stretch);
  const total = Math.log(dictionary.total);
  const best = new Float64Array(text.length + 1);
  const ends = new Uint32Array(text.length);
  for (let at = text.length - 1; at >= 0; at -= 1) {
    // A character that is no word counts as one that was met once.
    let end = characterEnd(text, at);
    let likelihood = (best[end] as number) - total;
    eachWordAt(dictionary, text, at, (next, word) => {
      const own = Math.log(dictionary.frequencies[word] as number) - total + (best[next] as number);
      if (own < likelihood) return;
      likelihood = own;
      end = next;
    });
    best[at] = likelihood;
    ends[at] = end;
  }
  const words: string[] = [];
  for (let at = 0; at < text.length; at = ends[at] as number) words.push(stretch.slice(at, ends[at]));
  return words;
};

/** Every word of more than one character that stands somewhere in a stretch of Chinese. */
export const allWords = (dictionary: WordDictionary, stretch: string): string[] => {
  const text = unitsOf(stretch);
  const words: string[] = [];
  for (let at = 0; at < text.length; at = characterEnd(text, at)) {
    const alone = characterEnd(text, at);
    eachWordAt(dictionary, text, at, (end) => {
      if (end > alone) words.push(stretch.slice(at, end));
    });
  }
  return words;
};
