import { expect, it } from 'vitest';
import { readContent } from '../kit/demo-data.ts';
import { wordsOf } from './article-words.ts';

it('has every help text and notice in the five languages besides Chinese, without a Chinese sign', () => {
  const { helpArticles, notices } = readContent();
  const told = [...helpArticles.map(({ id }) => wordsOf(id)), ...notices.map(({ id, type }) => wordsOf(100 + id, type))];
  expect(told).toHaveLength(helpArticles.length + notices.length);
  for (const words of told) {
    expect(Object.keys(words)).toEqual(['en', 'fra', 'spa', 'pt', 'ru']);
    expect(JSON.stringify(words)).not.toMatch(/\p{Script=Han}/u);
  }
});
