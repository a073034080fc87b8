import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const site = 'https://mall.example';

test.each(['/', '/list?q=1#a', '/a//b', '/a\\b'])('%s is of this site', (path) => {
  expect(ownPath(path)).toBe(path);
  expect(ownPath(`${site}${path}`, site)).toBe(path);
});

test.each([
  '',
  'list',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a b',
  'https://evil.example/',
  `${site}.evil.example/`,
  `${site}@evil.example/`,
  `${site}//evil.example/`,
  'javascript:alert(1)',
  'http://mall.example/',
])('%s is not', (path) => {
  expect(ownPath(path, site)).toBeUndefined();
});
