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

let own: ReadonlySet<string> | undefined;
const han = /\p{Script=Han}/u;
const longestOwn = 8;

/** Whether a stretch begins or ends inside a word of the trade that goods have: 电机 in 充电机, 三相表 in 三相表箱. */
export const breaksWord = (text: string, from: number, to: number, isKnown: (word: string) => boolean): boolean => {
  own ??= new Set(readFileSync(join(folder, 'dictionary.txt'), 'utf8').split('\n').filter(Boolean));
  for (const border of [from, to]) {
    if (!han.test(text[border - 1] ?? '') || !han.test(text[border] ?? '')) continue;
    for (let start = Math.max(0, border - longestOwn); start < border; start += 1)
      for (let end = border + 1; end <= Math.min(text.length, start + longestOwn); end += 1) {
        const word = text.slice(start, end);
        if (own.has(word) && isKnown(word)) return true;
      }
  }
  return false;
};
