import { expect, it } from 'vitest';
import { classOptionsOf } from './class-options.rules.ts';

it('lists every class under the one it belongs to, and lets only those of the third level be chosen', () => {
  const options = classOptionsOf([
    { id: '1', parentId: null, level: 1, name: '电缆' },
    { id: '2', parentId: null, level: 1, name: '照明' },
    { id: '3', parentId: '1', level: 2, name: '电力电缆' },
    { id: '4', parentId: '2', level: 2, name: '路灯' },
    { id: '5', parentId: '4', level: 3, name: 'LED路灯' },
    { id: '6', parentId: '3', level: 3, name: '中压电缆' },
  ]);
  expect(options.map(({ name }) => name)).toEqual(['电缆', '电力电缆', '中压电缆', '照明', '路灯', 'LED路灯']);
  expect(options.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(['6', '5']);
});
