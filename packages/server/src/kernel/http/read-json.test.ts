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

it('counts what parts a text, and not what its strings say', () => {
  const bill = `1,电力电缆,YJV22,0.6/1kV,"3×95",[1],{米}\n`.repeat(2000);
  expect(readJson(JSON.stringify({ text: bill }))).toEqual({ text: bill });
  expect(readJson(JSON.stringify(Array.from({ length: 10_002 }, () => 1)))).toBeUndefined();
  expect(readJson(JSON.stringify({ text: '\\"', more: Array.from({ length: 10_002 }, () => 1) }))).toBeUndefined();
});
