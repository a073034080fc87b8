import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { sharedReader } from './open-page.ts';
import { graveFaults, inspect } from './quality-steps.ts';

const visit = sharedReader((page) => signIn(page, '13800000002'));

it.each([
  '/personalCenterBase/securitySetting',
  '/shoppingCar',
  '/fillOrder',
  '/procurementManagement/SearchInput',
  '/procurementManagement/searchPartWhite?keyword=电缆',
  '/procurementManagement/searchFirstLevelNew?id=1',
  '/procurementManagement/productFiltration?word=变压器',
  '/procurementManagement/goodsDetails?goodsId=1',
])('%s of a member has no serious fault for assistive technology and fits a phone', async (path) => {
  await inspect(await visit(), path);
});

/** Pages of a purchase name what they show: each is reached by the link or button that leads there. */
const linkOn = async (page: Page, list: string, target: string): Promise<string> => {
  await page.goto(list, { waitUntil: 'networkidle' });
  const link = page.locator(`main a[href*="${target}"]`).first();
  return (await link.getAttribute('href')) ?? '';
};

const unpaidNumber = async (page: Page): Promise<string> => {
  await page.goto('/personalCenterBase/myOrders?state=toPay', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '去付款' }).first().click();
  await page.waitForURL('**/toPay?paySn=*');
  return new URL(page.url()).searchParams.get('paySn') ?? '';
};

it.each(['/toPay', '/toPayOffLine', '/wechatPay', '/finishPay', '/paySuccess', '/paymentFailure'])(
  'nor has %s, where an order is paid',
  async (path) => {
    const page = await visit();
    await inspect(page, `${path}?paySn=${await unpaidNumber(page)}`);
  },
);

it.each([
  ['/personalCenterBase/myOrders', '/personalCenterBase/myOrdersDetail?id='],
  ['/personalCenterBase/myOrders?state=toReceive', '/personalCenterBase/myTrajectory?id='],
  ['/personalCenterBase/afterSale', '/personalCenterBase/afterSalesExchange?id='],
  ['/personalCenterBase/applyAfterSales', '/personalCenterBase/applyAfterSales?orderId='],
  ['/personalCenterBase/contract/list?tab=mine', '/personalCenterBase/contract/signature?id='],
  ['/personalCenterBase/myInquiry?state=quoting', '/personalCenterBase/myInquiryDetail?id='],
  ['/personalCenterBase/myInquiry?state=to_confirm', '/personalCenterBase/comfirmInquiry?id='],
  ['/personalCenterBase/myOrders?state=toReview', '/evaluationSheet?orderId='],
])('nor has what %s leads to: %s', async (list, target) => {
  const page = await visit();
  await inspect(page, await linkOn(page, list, target));
});

it('nor has the glance at the cart under its link in the header', async () => {
  const page = await visit();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /^购物车/ })
    .first()
    .hover();
  await page.getByRole('link', { name: '去购物车' }).waitFor();
  expect(await graveFaults(page)).toEqual([]);
});

it.each([
  ['zh', '2026年10月'],
  ['en', 'October 2026'],
  ['fra', 'octobre 2026'],
  ['spa', 'octubre de 2026'],
  ['pt', 'outubro de 2026'],
  ['ru', 'октябрь 2026'],
])('nor has the calendar in which orders are found by day, which speaks the language of its page: %s', async (language, month) => {
  const page = await visit();
  const words = language === 'zh' ? '' : `&isGlobal=1&uscTags=3&language=${language}`;
  await page.goto(`/personalCenterBase/myOrders?from=2026-10-01&to=2026-10-31${words}`, { waitUntil: 'networkidle' });
  await page.getByRole('search').getByRole('group').getByRole('button').click();
  await page.getByRole('dialog').getByText(month).first().waitFor();
  expect(await graveFaults(page, 'dialog')).toEqual([]);
});
