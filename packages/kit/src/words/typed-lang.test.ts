import { expect, it } from 'vitest';
import { langOfTyped } from './typed-lang.ts';

it('marks Chinese on a page in another language, and nothing else', () => {
  expect([langOfTyped('包装好', 'ru'), langOfTyped('Хорошо', 'ru'), langOfTyped('包装好', 'zh'), langOfTyped('', 'fra')]).toEqual([
    'zh-CN',
    undefined,
    undefined,
    undefined,
  ]);
});
