import { expect, it } from 'vitest';
import { classTree } from './class-tree.rules.ts';

it('lists every class under the one it belongs to, each level further in', () => {
  const options = classTree([
    { id: '1', parentId: null, level: 1, name: '电缆' },
    { id: '2', parentId: null, level: 1, name: '照明' },
    { id: '3', parentId: '1', level: 2, name: '电力电缆' },
    { id: '4', parentId: '2', level: 2, name: '路灯' },
    { id: '6', parentId: '3', level: 3, name: '中压电缆' },
  ]);
  expect(options.map(({ label }) => label)).toEqual(['电缆', '\u3000电力电缆', '\u3000\u3000中压电缆', '照明', '\u3000路灯']);
});
