import type { ClassFigures } from '@mall/contract/figures/seller-figures.api.ts';
import { expect, it } from 'vitest';
import { rowsShown } from './class-table.rules.ts';

const row = (id: string, parentId: string | null) => ({ id, parentId }) as ClassFigures;
const few = [row('1', null), row('2', '1'), row('3', '1'), row('4', null), row('5', '4')];
const ids = (rows: readonly ClassFigures[]) => rows.map(({ id }) => id);

it('shows both levels where they are few, and a chosen class with those below it', () => {
  expect(ids(rowsShown(few, ''))).toEqual(['1', '2', '3', '4', '5']);
  expect(ids(rowsShown(few, '1'))).toEqual(['1', '2', '3']);
  expect(ids(rowsShown(few, '5'))).toEqual(['5']);
  expect(rowsShown(few, '9')).toEqual([]);
});

it('shows the first level alone where both are too many', () => {
  const many = [row('1', null), ...Array.from({ length: 30 }, (_, at) => row(String(at + 10), '1'))];
  expect(ids(rowsShown(many, ''))).toEqual(['1']);
  expect(rowsShown(many, '1')).toHaveLength(31);
});
