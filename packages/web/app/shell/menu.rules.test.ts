import type { Menu } from '@mall/contract/account/account.api.ts';
import { expect, test } from 'vitest';
import { unbuiltPaths } from '../routes.unbuilt.ts';
import { builtMenu, centreUrlOf, currentUrl } from './menu.rules.ts';

const entry = (url: string, children: Menu[] = []): Menu => ({ id: '1', name: '', url, icon: '', children });

const missing = unbuiltPaths[0] ?? '';

test('the user centre begins at the first screen of the menu', () => {
  expect(centreUrlOf([entry('', [entry('/personalCenterBase/myOrders'), entry('/personalCenterBase/coupon')])])).toBe(
    '/personalCenterBase/myOrders',
  );
  expect(centreUrlOf([entry('', [entry(missing)]), entry('/personalCenterBase/afterSale')])).toBe('/personalCenterBase/afterSale');
});

test('the menu leaves out what does not exist yet, and groups of nothing else', () => {
  const orders = entry('/personalCenterBase/myOrders');
  expect(builtMenu([entry('', [entry(missing)]), entry('', [orders, entry(missing)]), entry(missing)])).toEqual([entry('', [orders])]);
});

test('without a menu the user centre is the home page', () => {
  expect(centreUrlOf([])).toBe('/');
});

const urls = [
  '/personalCenterBase/personalCenter',
  '/personalCenterBase/myOrders',
  '/personalCenterBase/reconciliation',
  '/personalCenterBase/concractIndex',
  '/personalCenterBase/billManagement/billManagemantPage',
  '/helpCenter',
];

test('a screen marks its own entry', () => {
  expect(currentUrl(urls, '/personalCenterBase/reconciliation')).toBe('/personalCenterBase/reconciliation');
});

test('a detail marks the list it belongs to', () => {
  expect(currentUrl(urls, '/personalCenterBase/myOrdersDetail')).toBe('/personalCenterBase/myOrders');
});

test('a screen in a folder marks the entry of that folder', () => {
  expect(currentUrl(urls, '/personalCenterBase/billManagement/invoiceLog')).toBe('/personalCenterBase/billManagement/billManagemantPage');
});

test('a contract marks the overview of contracts', () => {
  expect(currentUrl(urls, '/personalCenterBase/contract/list')).toBe('/personalCenterBase/concractIndex');
  expect(currentUrl(urls, '/personalCenterBase/contract/signature')).toBe('/personalCenterBase/concractIndex');
});

test('a screen of nobody marks nothing', () => {
  expect(currentUrl(urls, '/personalCenterBase/bindEmail')).toBeUndefined();
});

test('an inquiry that is written or decided marks the list of inquiries', () => {
  const inquiries = '/personalCenterBase/myInquiry';
  for (const at of ['/newInquiry', '/personalCenterBase/comfirmInquiry', '/personalCenterBase/myInquiryDetail'])
    expect(currentUrl([...urls, inquiries], at)).toBe(inquiries);
});
