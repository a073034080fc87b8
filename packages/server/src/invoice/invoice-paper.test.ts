import { expect, it } from 'vitest';
import { invoicePaper, type PrintedInvoice } from './invoice-paper.ts';

const line = {
  orderId: '1',
  orderSn: '2611',
  name: '干式变压器',
  specName: 'SCB18',
  unit: '台',
  num: 3,
  taxRate: 13,
  amount: '13059.01',
  tax: '1502.36',
};
const invoice: PrintedInvoice = {
  type: 'electronic_normal',
  title: {
    type: 'electronic_normal',
    titleType: 'company',
    companyName: '云汀供电有限公司',
    taxNumber: '91350211M000100Y43',
    recipientName: '',
    phone: '',
    email: '',
  },
  sellerName: '能电自营',
  sellerTaxNumber: '91350200MA2XXXXX7P',
  lines: [line, { ...line, name: '部分', num: null }],
  amount: '26118.02',
  tax: '3004.72',
  remark: '',
  content: 'detail',
  code: '0350',
  number: '2635',
  issueDate: '2026-11-17 10:00:00',
  redCode: '0350',
  redNumber: '2636',
  redDate: '2026-11-18 10:00:00',
  applySn: 'FP1',
  billSn: '',
};

/** Texts in the order in which they are printed. */
const textsOf = (node: unknown): string[] => {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { text, columns, stack, table } = node as Record<string, unknown>;
  return [text, columns, stack, (table as { body?: unknown } | undefined)?.body].flatMap(textsOf);
};
const printed = (of: PrintedInvoice, kind: 'blue' | 'red') => textsOf(invoicePaper(of, kind, 'https://mall').content);

it('prints a line with its model, a price that times the number is its amount, and thousands', () => {
  const blue = printed(invoice, 'blue');
  const at = blue.indexOf('干式变压器');
  expect(blue.slice(at - 8, at)).toEqual(['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率', '税额']);
  expect(blue.slice(at, at + 8)).toEqual(['干式变压器', 'SCB18', '台', '3', '3,852.216667', '11,556.65', '13%', '1,502.36']);
  expect(blue).toContain('¥23,113.30');
});

it('prints no price where only a part of a line stands on the paper', () => {
  const blue = printed(invoice, 'blue');
  const at = blue.indexOf('部分');
  expect(blue.slice(at + 3, at + 6)).toEqual(['', '', '11,556.65']);
});

it('prints a red letter with everything but the price below zero, and which paper it takes back', () => {
  const red = printed(invoice, 'red');
  const at = red.indexOf('干式变压器');
  expect(red.slice(at + 3, at + 8)).toEqual(['-3', '3,852.216667', '-11,556.65', '13%', '-1,502.36']);
  expect(red.some((text) => text.includes('被红冲蓝字发票代码：0350 号码：2635'))).toBe(true);
});

it('lists the lines on a page of their own where only their kind is wanted', () => {
  const texts = printed({ ...invoice, content: 'category', billSn: 'ZD1' }, 'blue');
  expect(texts.indexOf('干式变压器')).toBeGreaterThan(texts.indexOf('销货清单'));
  expect(texts.filter((text) => text === '合计')).toHaveLength(2);
  expect(texts.some((text) => text.includes('账单号：ZD1'))).toBe(true);
});
