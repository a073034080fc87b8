import type { ImportCounts, SheetColumn } from '@mall/contract/catalogue/goods-import.api.ts';
import { importKindNames } from '@mall/contract/catalogue/goods-import.rules.ts';
import { describe, expect, it } from 'vitest';
import { changedColumns, chosenOf, faultsIn, kindsIn, stepStates, takenTwice, worthWriting } from './import.rules.ts';

const counts = {
  rows: 10,
  goods: 3,
  writable: 7,
  fresh: 1,
  changed: 2,
  unchanged: 3,
  off: 1,
  bad: 3,
  badGoods: 1,
  held: 0,
  dropped: 0,
  left: 0,
  audit: 1,
  falls: 0,
  kinds: { ...Object.fromEntries(importKindNames.map((kind) => [kind, 0])), unit: 1, price: 3 } as ImportCounts['kinds'],
};

const column = (at: number, key: string): SheetColumn => ({ at, head: `c${at}`, key, how: key ? 'known' : 'ignored', sample: [] });

describe('steps of an import', () => {
  it('begin with the file, where there is none', () => {
    expect(stepStates(null)).toEqual({ file: 'current', columns: 'todo', check: 'todo', decide: 'todo', write: 'todo' });
  });
  it('are all done once it is written', () => {
    expect(Object.values(stepStates({ state: 'written', counts }))).toEqual(['done', 'done', 'done', 'done', 'done']);
  });
  it('show where it failed: at the check, or while it was written', () => {
    expect(stepStates({ state: 'failed', counts: null })).toMatchObject({ columns: 'done', check: 'fault', write: 'todo' });
    expect(stepStates({ state: 'failed', counts })).toMatchObject({ decide: 'done', write: 'fault' });
  });
});

describe('counts of an import', () => {
  it('name the reasons that occur, the most frequent first', () => {
    expect(kindsIn(counts)).toEqual(['price', 'unit']);
    expect(faultsIn(counts)).toBe(4);
  });
  it('leave out of writing what is as it is sold', () => {
    expect(worthWriting(counts)).toBe(4);
  });
});

describe('columns of a sheet', () => {
  const columns = [column(0, 'itemNumber'), column(1, 'untaxed'), column(2, '')];
  it('are sent where they are taken for something else', () => {
    expect(changedColumns(columns, { 1: 'price', 2: '' })).toEqual([{ at: 1, key: 'price' }]);
  });
  it('are not two for one thing, but any number may be ignored', () => {
    expect(takenTwice(columns, { 1: '' })).toBeUndefined();
    expect(takenTwice(columns, { 2: 'itemNumber' })).toBe('itemNumber');
  });
});

it('a row that is not sound any more is neither written nor left out', () => {
  const rows = { all: [2, 3, 5], falls: [3, 5] };
  expect(chosenOf(rows, new Set())).toEqual({ leave: [], chosen: 3, falls: 2 });
  expect(chosenOf(rows, new Set([3, 4]))).toEqual({ leave: [3], chosen: 2, falls: 1 });
  expect(chosenOf(undefined, new Set([3]))).toEqual({ leave: [], chosen: undefined, falls: undefined });
});
