import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';

const folder = join(import.meta.dirname, 'data');

/** Groups of words that mean the same thing in the trade; the first of each stands for all. */
export const synonymGroups: readonly (readonly string[])[] = JSON.parse(readFileSync(join(folder, 'synonyms.json'), 'utf8')) as string[][];

// So heavy that a trade word is never cut in two by an everyday one.
const weight = 1_000_000;

let opened: Jieba | undefined;

/** The segmenter with the trade's words. Opened on first use: its dictionary takes a moment and 40 MB. */
export const segmenter = (): Jieba => {
  if (opened) return opened;
  const jieba = Jieba.withDict(dict);
  const words = readFileSync(join(folder, 'dictionary.txt'), 'utf8').split('\n').filter(Boolean);
  jieba.loadDict(Buffer.from(`${words.map((word) => `${word} ${weight} n`).join('\n')}\n`));
  opened = jieba;
  return jieba;
};
