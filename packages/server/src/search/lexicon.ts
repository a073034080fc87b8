/** Every word that goods have, numbered in the order in which they came. Postings are kept by that number. */
export type Lexicon = {
  numbers: Map<string, number>;
  words: string[];
  /** Chinese words by their pinyin and initials, and up to which number that was done. */
  spelled: Map<string, string[]>;
  spelledTo: number;
};

export const makeLexicon = (words: Iterable<string> = []): Lexicon => {
  const lexicon: Lexicon = { numbers: new Map(), words: [], spelled: new Map(), spelledTo: 0 };
  for (const word of words) addWord(lexicon, word);
  return lexicon;
};

/** The number of a word, new or known. */
export const addWord = (lexicon: Lexicon, word: string): number => {
  const known = lexicon.numbers.get(word);
  if (known !== undefined) return known;
  lexicon.numbers.set(word, lexicon.words.length);
  lexicon.words.push(word);
  return lexicon.words.length - 1;
};
