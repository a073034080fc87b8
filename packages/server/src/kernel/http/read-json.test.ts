import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

it.each([
  ['whole signs, written out or escaped', '{"a":"\\ud83d\\ude00 😀 \\\\ud83d"}', { a: '😀 😀 \\ud83d' }],
  ['half a sign', '{"a":"好\\ud83d"}', undefined],
  ['the other half', '["\\udc00x"]', undefined],
  ['half a sign behind a backslash', '["\\\\\\ud83d"]', undefined],
  ['half a sign as a name', '{"\\ud83d":1}', undefined],
  ['what is no JSON', '{', undefined],
])('reads %s', (_, text, value) => {
  expect(readJson(text)).toEqual(value);
});

it('counts what parts values, and not the commas, brackets and quotes of a text', () => {
  const pasted = { text: '电缆,"3×95",[盘],\\{\n'.repeat(12_000), more: '\\' };
  expect(readJson(JSON.stringify(pasted))).toEqual(pasted);
  expect(readJson(`[${'1,'.repeat(10_001)}1]`)).toBeUndefined();
  expect(readJson(`["${','.repeat(20_000)}\\"",${'{},'.repeat(10_001)}1]`)).toBeUndefined();
});
