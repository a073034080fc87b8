import { languages } from '@mall/contract/kernel/language.ts';
import { expect, test } from 'vitest';
import zh from './words/zh.json' with { type: 'json' };

const files = import.meta.glob<Record<string, string>>('./words/*.json', { eager: true, import: 'default' });
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).toSorted();

test.each(languages)('the frame says everything in %s', (language) => {
  const words = files[`./words/${language}.json`] ?? {};
  expect(Object.keys(words)).toEqual(Object.keys(zh));
  for (const [key, text] of Object.entries(zh)) {
    expect(words[key], key).not.toBe('');
    expect(holes(words[key] ?? ''), key).toEqual(holes(text));
  }
});
