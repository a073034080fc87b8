import { expect, test } from 'vitest';
import { firstChildOf } from './first-child.ts';

test('a parent leads to its first child, however its address is written', () => {
  expect(firstChildOf('/personalCenterBase/invoiceBase', [])).toBe('/personalCenterBase/invoiceBase/applyInvoice');
  expect(firstChildOf('/PROCUREMENTMANAGEMENT', [])).toBe('/procurementManagement/productMainPart');
});

test('the personal centre leads to the first entry of the menu', () => {
  const entry = { id: '2', name: '', url: '/personalCenterBase/myOrders', icon: '', children: [] };
  expect(firstChildOf('/personalCenterBase', [{ id: '1', name: '', url: '', icon: '', children: [entry] }])).toBe(entry.url);
  expect(firstChildOf('/personalCenterBase', [])).toBe('/personalCenterBase/personalCenter');
});
