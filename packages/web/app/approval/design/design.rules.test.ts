import type { ProcessDetail } from '@mall/contract/approval/process.api.ts';
import { expect, it } from 'vitest';
import {
  addNode,
  changeNode,
  copyNode,
  type Design,
  designOf,
  firstFault,
  hasNobody,
  isSame,
  moveNode,
  putBack,
  removeNode,
  toSave,
} from './design.rules.ts';

const empty = designOf({
  match: 'all',
  conditions: [],
  nodes: [],
  names: { category: {}, supplier: {}, project: {} },
} as unknown as ProcessDetail);
const withNodes = (...names: string[]): Design => names.reduce((design, name, at) => addNode(design, at, name), empty);
const namesOf = ({ nodes }: Design) => nodes.map(({ name }) => name);
const person = (memberId: string, mayApprove: boolean) => ({
  memberId,
  mayApprove,
  name: '',
  departmentName: '',
  title: '',
  isHead: false,
});

it('adds a node where it was asked for, ten at most', () => {
  expect(namesOf(addNode(withNodes('一', '三'), 1, '二'))).toEqual(['一', '二', '三']);
  const full = withNodes(...'0123456789');
  expect(addNode(full, 3, '多')).toBe(full);
  expect(copyNode(full, 3, '多')).toBe(full);
});

it('moves a node past its neighbours and not out of the process', () => {
  const three = withNodes('一', '二', '三');
  expect(namesOf(moveNode(three, 2, 0))).toEqual(['三', '一', '二']);
  expect(namesOf(moveNode(three, 0, 1))).toEqual(['二', '一', '三']);
  expect(moveNode(three, 0, -1)).toBe(three);
  expect(moveNode(three, 2, 3)).toBe(three);
});

it('copies a node behind itself as another one, and removes one', () => {
  const two = copyNode(withNodes('一'), 0, '一 2');
  expect(namesOf(two)).toEqual(['一', '一 2']);
  expect(two.nodes[0]?.key).not.toBe(two.nodes[1]?.key);
  expect(namesOf(removeNode(two, 0))).toEqual(['一 2']);
});

it('puts a node back where it was taken away, with all that it had', () => {
  const three = changeNode(withNodes('一', '二', '三'), 1, { mode: 'all' });
  const [, taken] = three.nodes;
  const without = removeNode(three, 1);
  expect(putBack(without, 1, taken as never)).toEqual(three);
  expect(namesOf(putBack(removeNode(without, 1), 5, taken as never))).toEqual(['一', '二']);
});

it('finds the first that cannot be saved: no name, or a condition that is not filled in', () => {
  expect(firstFault(withNodes('一'))).toBeUndefined();
  expect(firstFault(changeNode(withNodes('一', '二'), 1, { name: ' ' }))).toEqual({ at: 1, fault: 'name' });
  const half = changeNode(withNodes('一'), 0, { conditions: [{ field: 'category', op: 'in', ids: [] }] });
  expect(firstFault(half)).toEqual({ at: 0, fault: 'condition' });
  expect(firstFault({ ...withNodes('一'), conditions: [{ field: 'payMode', op: 'in', modes: [] }] })).toEqual({
    at: -1,
    fault: 'condition',
  });
});

it('knows a node at which nobody may decide', () => {
  expect(hasNobody({ by: { kind: 'people', memberIds: ['1'] }, people: [person('1', false)] })).toBe(true);
  expect(hasNobody({ by: { kind: 'people', memberIds: ['1'] }, people: [person('1', true)] })).toBe(false);
  expect(hasNobody({ by: { kind: 'head' }, people: [] })).toBe(false);
});

it('sends what a node is and nothing of how it was shown', () => {
  const design = changeNode(withNodes('一'), 0, { by: { kind: 'head' } });
  expect(Object.keys(toSave('7', design).nodes[0] ?? {})).toEqual([
    'name',
    'mode',
    'by',
    'match',
    'conditions',
    'ifRequester',
    'remind',
    'escalate',
  ]);
  expect(isSame(design, changeNode(design, 0, { fault: '没有人' }))).toBe(true);
  expect(isSame(design, changeNode(design, 0, { remind: false }))).toBe(false);
});
