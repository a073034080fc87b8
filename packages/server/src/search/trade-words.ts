import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readDictionary, type WordDictionary } from './word-dictionary.ts';

const folder = join(import.meta.dirname, 'data');

/** Groups of words that mean the same thing in the trade; the first of each stands for all. */
export const synonymGroups: readonly (readonly string[])[] = JSON.parse(readFileSync(join(folder, 'synonyms.json'), 'utf8')) as string[][];

// So often that a trade word is never cut in two by an everyday one.
const frequency = 1_000_000;

let opened: WordDictionary | undefined;

/** Jieba's words and the trade's. Opened on first use: reading them takes a moment. */
export const tradeDictionary = (): WordDictionary => {
  opened ??= readDictionary(
    createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt'),
    readFileSync(join(folder, 'dictionary.txt'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((word) => ({ word, frequency })),
  );
  return opened;
};
