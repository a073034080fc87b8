import { readFileSync } from 'node:fs';
import { type Words, words } from '@mall/contract/kernel/language.ts';

/** A table of words, one Chinese text a line with the other five languages behind it, a tab between. The first line names the columns. */
export const readWords = (path: string): [string, Words][] => {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [zh = '', en = '', fra = '', spa = '', pt = '', ru = ''] = line.split('\t');
    return [zh, words(zh, en, fra, spa, pt, ru)];
  });
};
