import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allNodes, branchesTo, coverageOf, pathTo, searchTree, type TreeNode, toggleNode } from './tree.rules.ts';

const company: TreeNode[] = [
  {
    id: 'all',
    name: '云汀供电',
    children: [
      { id: 'supply', name: '物资供应部', note: '程砚秋' },
      {
        id: 'repair',
        name: '运维检修部',
        children: [
          { id: 'station', name: '变电运维中心' },
          { id: 'line', name: '输电运检中心' },
          { id: 'urgent', name: '配电抢修班' },
        ],
      },
    ],
  },
];

const idsOf = (nodes: readonly TreeNode[]) => allNodes(nodes).map((node) => node.id);

test('a chosen department means all below it, and its line above is chosen in part', () => {
  const covered = coverageOf(company, ['repair']);
  expect(covered.get('all')).toBe('some');
  expect(covered.get('urgent')).toBe('all');
  expect(covered.get('supply')).toBe('none');
});

test('choosing a branch takes its parts in', () => {
  expect(toggleNode(company, ['line', 'supply'], 'repair')).toEqual(['supply', 'repair']);
});

test('giving up a part leaves the others of its branch', () => {
  expect(toggleNode(company, ['all'], 'urgent').toSorted()).toEqual(['line', 'station', 'supply']);
});

test('two presses on the same node cover what was covered before', () => {
  const ids = idsOf(company);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ids), { maxLength: 8 }), fc.constantFrom(...ids), (presses, id) => {
      const before = presses.reduce((chosen, press) => toggleNode(company, chosen, press), [] as string[]);
      fc.pre(coverageOf(company, before).get(id) !== 'some');
      const after = toggleNode(company, toggleNode(company, before, id), id);
      const leaves = (chosen: string[]) =>
        ['supply', 'station', 'line', 'urgent'].filter((leaf) => coverageOf(company, chosen).get(leaf) === 'all');
      expect(leaves(after)).toEqual(leaves(before));
    }),
  );
});

test('a search keeps the way down to what it finds, by name or by note, and opens it', () => {
  const found = searchTree(company, '抢修');
  expect(idsOf(found)).toEqual(['all', 'repair', 'urgent']);
  expect(branchesTo(found, (node) => node.name.includes('抢修'))).toEqual(['all', 'repair']);
  expect(idsOf(searchTree(company, '程砚'))).toEqual(['all', 'supply']);
  expect(searchTree(company, '财务')).toEqual([]);
});

test('names the way to a node', () => {
  expect(pathTo(company, 'line').map((node) => node.name)).toEqual(['云汀供电', '运维检修部', '输电运检中心']);
});
