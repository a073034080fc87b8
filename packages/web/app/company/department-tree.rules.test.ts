import type { DepartmentNode } from '@mall/contract/company/department.api.ts';
import { expect, it } from 'vitest';
import { linesOf, moveBy, narrowTree } from './department-tree.rules.ts';

const node = (id: string, children: DepartmentNode[] = [], closed = false): DepartmentNode => ({
  id,
  parentId: null,
  name: id,
  code: `D${id}`,
  head: null,
  people: 0,
  peopleBelow: 0,
  closed,
  mergedInto: null,
  spent: '0.00' as DepartmentNode['spent'],
  units: [],
  costCentres: [],
  children,
});
const tree = [node('1', [node('11'), node('12', [node('121')]), node('19', [], true)]), node('2')];

it('shows what is open, each at its level', () => {
  expect(linesOf(tree, new Set(['12'])).map(({ node: { id }, level }) => [id, level])).toEqual([
    ['1', 1],
    ['11', 2],
    ['12', 2],
    ['19', 2],
    ['2', 1],
  ]);
});

it.each([
  ['12', 'ArrowUp', { id: '12', parentId: '1', beforeId: '11' }],
  ['11', 'ArrowDown', { id: '11', parentId: '1', beforeId: null }],
  ['12', 'ArrowRight', { id: '12', parentId: '11', beforeId: null }],
  ['121', 'ArrowLeft', { id: '121', parentId: '1', beforeId: null }],
  ['11', 'ArrowLeft', { id: '11', parentId: null, beforeId: '2' }],
  ['11', 'ArrowUp', undefined],
  ['12', 'ArrowDown', undefined],
  ['1', 'ArrowLeft', undefined],
  ['19', 'ArrowUp', undefined],
])('%s with Alt and %s goes where one would expect', (id, key, move) => {
  expect(moveBy(tree, id, key)).toEqual(move);
});

const shown = (word: string) => linesOf(narrowTree(tree, word), new Set()).map(({ node: { id } }) => id);

it('shows of a search what is found, with the way to it', () => {
  expect(shown('121')).toEqual(['1', '12', '121']);
  expect(shown('d2')).toEqual(['2']);
  expect(shown('没有')).toEqual([]);
  expect(shown('')).toEqual(['1', '11', '12', '121', '19', '2']);
});
