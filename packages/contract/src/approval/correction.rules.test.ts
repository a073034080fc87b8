import { expect, test } from 'vitest';
import { type AskedFor, changesBetween } from './correction.rules.ts';

const cable = { specId: '1', name: 'YJV22 3×240', unit: '米', num: 560, project: 'P1' };
const head = { specId: '2', name: '终端头', unit: '套', num: 16, project: 'P1' };
const asked: AskedFor = {
  receiver: '张三 城南站',
  delivery: 'any',
  payMode: 'prepay',
  amount: '100.00',
  orders: [{ storeId: '7', storeName: '缆岳', leaveWord: '', invoice: '', lines: [cable, head] }],
};
const withLines = (lines: AskedFor['orders'][number]['lines'], more: Partial<AskedFor> = {}): AskedFor => ({
  ...asked,
  ...more,
  orders: asked.orders.map((order) => ({ ...order, lines })),
});

test('what is the same is not told', () => {
  expect(changesBetween(asked, asked)).toEqual([]);
});

test('another quantity, goods that are gone and what it costs now are told', () => {
  expect(changesBetween(asked, withLines([{ ...cable, num: 600 }], { amount: '120.00' }))).toEqual([
    { what: 'num', name: 'YJV22 3×240', from: '560 米', to: '600 米' },
    { what: 'removed', name: '终端头', from: '16 套', to: '' },
    { what: 'amount', name: '', from: '100.00', to: '120.00' },
  ]);
});

test('lines that go to another project together say so once, single ones by name', () => {
  const both = withLines([
    { ...cable, project: 'P2' },
    { ...head, project: 'P2' },
  ]);
  expect(changesBetween(asked, both)).toEqual([{ what: 'project', name: '', from: 'P1', to: 'P2' }]);
  expect(changesBetween(asked, withLines([cable, { ...head, project: '' }]))).toEqual([
    { what: 'project', name: '终端头', from: 'P1', to: '' },
  ]);
});

test('a whole store that is taken away says nothing of its words', () => {
  const two: AskedFor = {
    ...asked,
    orders: [...asked.orders, { storeId: '8', storeName: '磐绝', leaveWord: '急', invoice: 'A', lines: [{ ...head, specId: '3' }] }],
  };
  expect(changesBetween(two, asked)).toEqual([{ what: 'removed', name: '终端头', from: '16 套', to: '' }]);
  const said = { ...asked, orders: asked.orders.map((order) => ({ ...order, leaveWord: '整盘' })) };
  expect(changesBetween(asked, said)).toEqual([{ what: 'leaveWord', name: '缆岳', from: '', to: '整盘' }]);
});
