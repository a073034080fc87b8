import { languages } from '@mall/contract/kernel/language.ts';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import zh from './words/zh.json' with { type: 'json' };

test('the words of an article are its text without tags, and what looks like one stays a sign', () => {
  expect(plainText('<p>先款<b>后</b>货</p>\n<p>1 &lt; 2 &amp; 3</p>')).toBe('先款 后 货 1 < 2 & 3');
  expect(plainText('&amp;lt;script&amp;gt;')).toBe('&lt;script&gt;');
});

const files = import.meta.glob<Record<string, string>>(['./words/*.json', '../catalogue/zones/words/*.json'], {
  eager: true,
  import: 'default',
});
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();

test.each(languages)('the reading pages and the zones say everything in %s', (language) => {
  for (const folder of ['./words', '../catalogue/zones/words']) {
    const chinese = files[`${folder}/zh.json`] ?? {};
    const words = files[`${folder}/${language}.json`] ?? {};
    expect(Object.keys(words)).toEqual(Object.keys(chinese));
    for (const [key, text] of Object.entries(chinese)) expect(holes(words[key] ?? ''), key).toEqual(holes(text));
  }
  expect(Object.keys(zh).length).toBeGreaterThan(50);
});
