import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Jieba } from '@node-rs/jieba';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { allWords, cutWords } from './cut-words.ts';
import { tradeDictionary } from './trade-words.ts';
import { readDictionary } from './word-dictionary.ts';

const lines = [
  '电力 50 n',
  '电缆 30 n',
  '电 20 n',
  '力 3 n',
  '缆 2 n',
  '力电 1 n',
  '𠮷野 5 nr',
  '4S店 3 n',
  '电力电缆 9 n',
  '一 5',
  '一一 5',
];
const folder = mkdtempSync(join(tmpdir(), 'mall-words-'));
const file = join(folder, 'dict.txt');
writeFileSync(file, lines.join('\n'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('cutting Chinese into words', () => {
  const dictionary = readDictionary(file, [
    { word: '绝缘电缆', frequency: 1000 },
    { word: '力电', frequency: 2 },
  ]);

  it('takes what is likeliest and single characters where there is no word', () => {
    expect(cutWords(dictionary, '电力电缆')).toEqual(['电力电缆']);
    expect(cutWords(dictionary, '电力绝缘电缆厂')).toEqual(['电力', '绝缘电缆', '厂']);
    expect(cutWords(dictionary, '')).toEqual([]);
  });

  it('finds every word that is longer than a character', () => {
    expect(allWords(dictionary, '电力电缆')).toEqual(['电力', '电力电缆', '力电', '电缆']);
    expect(allWords(dictionary, '电')).toEqual([]);
  });

  it('never cuts a character of two units in half', () => {
    expect(cutWords(dictionary, '𠮷野𠮷𠀀')).toEqual(['𠮷野', '𠮷', '𠀀']);
    expect(allWords(dictionary, '𠮷野𠮷')).toEqual(['𠮷野']);
  });

  it('counts a word told twice once, the later figure', () => {
    expect(dictionary.size).toBe(11);
    expect(dictionary.total).toBe(50 + 30 + 20 + 3 + 2 + 2 + 5 + 3 + 9 + 5 + 5 + 1000);
  });
});

describe('against jieba on the same small dictionary', () => {
  const more = '绝缘电缆 1000 n\n';
  const jieba = Jieba.withDict(Buffer.from(`${lines.join('\n')}\n${more}`));
  const dictionary = readDictionary(file, [{ word: '绝缘电缆', frequency: 1000 }]);
  const stretch = fc.array(fc.constantFrom(...'电力缆绝缘厂一𠮷野〇'), { minLength: 1, maxLength: 14 }).map((list) => list.join(''));

  it('cuts the same', () => {
    fc.assert(
      fc.property(stretch, (text) => {
        expect(cutWords(dictionary, text)).toEqual(jieba.cut(text, false));
        const longer = jieba.cutAll(text).filter((word) => [...word].length > 1);
        expect(new Set(allWords(dictionary, text))).toEqual(new Set(longer));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the dictionary of the trade', () => {
  it('holds everyday words and those of the trade', () => {
    expect(tradeDictionary().size).toBeGreaterThan(340_000);
    expect(cutWords(tradeDictionary(), '我们要买低压电力电缆')).toEqual(['我们', '要', '买', '低压电力电缆']);
  });
});
