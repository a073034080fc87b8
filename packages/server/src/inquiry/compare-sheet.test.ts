import type { ComparedQuote, Comparison } from '@mall/contract/inquiry/inquiry-data.ts';
import { expect, it } from 'vitest';
import { compareRows } from './compare-sheet.ts';

const quote: ComparedQuote = {
  quotationId: '5',
  storeId: '1',
  storeName: '光储',
  round: 1,
  version: 2,
  sealedAt: '2026-11-18 06:00:00',
  lines: [{ seq: 1, price: '7.50', amount: '75.00', days: 12, lowest: true }],
  total: '75.00',
  taxRate: 13,
  lowest: true,
  overBudget: true,
  days: 12,
  fastest: false,
  late: false,
  payTerms: '月结',
  validDays: 30,
  warrantyMonths: 12,
  contact: '马文涛',
  phone: '13900000001',
  remark: '含运费',
  files: [],
  scores: { price: 100, technique: 90, delivery: 80, service: 50, whole: 88.5 },
  best: false,
  won: true,
};
const line = { seq: 1, name: '电缆', description: '铜芯', num: 10, unit: '米', reference: null, needBy: null, specId: null };
const sheet: Comparison = {
  id: '1',
  inquiryNumber: 'XJ1',
  title: '电缆',
  state: 'confirmed',
  round: 1,
  rounds: 1,
  openTime: '2026-11-18 07:00:00',
  openedBy: '',
  decideBy: null,
  budget: '70.00',
  needBy: null,
  invited: 3,
  missing: [],
  awardReason: '交期更优',
  weights: { price: 50, technique: 25, delivery: 15, service: 10 },
  lines: [line, { ...line, seq: 2, name: '终端头' }],
  quotes: [quote],
  actions: [],
};

const version = {
  round: 1,
  version: 1,
  sealedAt: '2026-11-17 06:00:00',
  total: '80.00',
  taxRate: 13,
  lines: [{ seq: 1, price: '8.00', days: 12 }],
};
const versions = [
  {
    storeId: '1',
    versions: [version, { ...version, version: 2, sealedAt: '2026-11-18 06:00:00', lines: [{ seq: 1, price: '7.50', days: 12 }] }],
  },
];

it('tells the budget, who opened, amounts, marks, weights and the reason of the award', () => {
  const rows = compareRows(sheet, versions, 'zh');
  const find = (head: string) => rows.find(([first]) => first === head);
  expect(rows[1]).toEqual(['预算（含税）', 70, '开标', '2026-11-18 07:00 系统']);
  expect(find('电缆')).toEqual(['电缆', '铜芯', 10, '米', 7.5, 75, 12, '最低']);
  expect(find('终端头')?.slice(4)).toEqual(['', '', '', '']);
  expect(find('标记')?.[4]).toBe('中标 · 最低 · 超预算');
  expect(find('技术得分 (25%)')?.[4]).toBe(90);
  expect(find('备注')?.[4]).toBe('含运费');
  expect(find('总价（不含税）')?.[4]).toBe(66.37);
  expect(find('定标理由')).toEqual(['定标理由', '交期更优']);
  expect(rows.at(-1)).toEqual(['光储', '1 / 2', '2026-11-18 06:00', '电缆', 8, 7.5]);
  expect(compareRows({ ...sheet, quotes: [{ ...quote, taxRate: null }] }, [], 'zh').map(([first]) => first)).not.toContain(
    '总价（不含税）',
  );
});
