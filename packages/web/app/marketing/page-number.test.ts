import { expect, it } from 'vitest';
import { pageFrom } from './page-number.ts';

const of = (text: string) => pageFrom(new URLSearchParams(text));

it('reads the page of an address, and takes the first for anything odd', () => {
  expect(['', 'page=3', 'page=0', 'page=-1', 'page=x', 'page=2.5', 'page=99999', 'page=999999'].map(of)).toEqual([
    1, 3, 1, 1, 1, 1, 10_000, 1,
  ]);
});
