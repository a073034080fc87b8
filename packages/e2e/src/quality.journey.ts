import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

const widths = [1366, 390];
const publicPages = [
  '/',
  '/login',
  '/register',
  '/forgotPassword',
  '/resetPasswords',
  '/revise',
  '/treaty',
  '/404',
  '/successRegister',
  '/index1',
  '/homePage/indexSC',
  '/customer?zoneId=1',
  '/channelDLGYP',
  '/green',
  '/photovoltaic',
  '/privateBrand',
  '/searchGoodsResult?keyword=电缆',
  '/searchGoodsResult?keyword=电缆&view=table',
  '/searchGoodsResult1?keyword=cable',
  '/proClassification?id=1',
  '/proClassification?id=1&view=table',
  '/proClassification1?id=1',
  '/searchGoodsResult?keyword=zzqxv',
  '/searchShopResult?keyword=电缆',
  '/searchShopResult1',
  '/searchCouponsGoods?couponId=1',
  '/searchCouponsResult?couponId=1&keyword=电缆',
  '/shopProClassification?storeId=1',
  '/interested',
  '/goodsDetails?goodsId=1',
  '/goodsDetails?goodsId=2',
  '/goodsDetails?goodsId=2&isGlobal=1&uscTags=3&language=ru',
  '/03-03-01.imageAndWords?goodsId=1',
  '/03-03-02.specifications?goodsId=1',
  '/03-03-03.afterSaleService?goodsId=1',
  '/03-03-04.userEvaluation?goodsId=1',
  '/03-03-05.viewAttrs?goodsId=1',
  '/shopIndex?storeId=1',
  '/shopIndex/index2?storeId=1',
  '/shopEvaluationmore?storeId=1',
  '/evaluationBackupsMore?goodsId=1',
  '/seckillZone',
  '/couponCenter',
  '/couponCenter1',
  '/helpCenter',
  '/helpcenterProblem',
  '/noticeList',
  '/consulationDetail?id=1',
  '/paidInformation',
  '/problemFeedbackIndex',
  '/singlePage/singleImg',
  '/shoppingCar',
  '/MyShoppingCart',
];
const grave = new Set(['serious', 'critical']);

const graveFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] } as never),
  );
  return violations
    .filter((fault) => grave.has(fault.impact ?? ''))
    .flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
};

const widerThanWindow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** At each width anew, because a page may choose by the window what it shows. */
const inspect = async (page: Page, path: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await graveFaults(page), `${path} at ${width}`).toEqual([]);
    expect(await widerThanWindow(page), `${path} at ${width} is wider than the window by`).toBeLessThanOrEqual(0);
  }
};

it.each(publicPages)('%s has no serious fault for assistive technology and fits a phone', async (path) => {
  await inspect(await openPage(), path);
});

it.each(['/goodsDetails?goodsId=99999999', '/shopIndex?storeId=99999999', '/decopt'])(
  'nor has %s, which is not there for a visitor',
  async (path) => {
    await inspect(await openPage({ expected: [/status of 404/] }), path);
  },
);

it("neither has a member's security page, nor his cart and the order made of it", async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  await inspect(page, '/personalCenterBase/securitySetting');
  await inspect(page, '/shoppingCar');
  await inspect(page, '/fillOrder');
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

const asBuyer = async (): Promise<Page> => {
  const page = await openPage();
  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, '13800000002');
  return page;
};

it.each(['/toPay', '/toPayOffLine', '/wechatPay', '/finishPay', '/paySuccess', '/paymentFailure'])(
  'nor has %s, where an order is paid',
  async (path) => {
    const page = await asBuyer();
    await inspect(page, `${path}?paySn=${await unpaidNumber(page)}`);
  },
);

it.each([
  '/personalCenterBase/myOrders',
  '/personalCenterBase/afterSale',
  '/personalCenterBase/applyAfterSales',
  '/personalCenterBase/applyAfterSalesSuccess?title=退货退款',
  '/personalCenterBase/evaluationSheet',
  '/personalCenterBase/addressManagement',
  '/MyOrder',
  '/MyShoppingCart',
])('nor has %s, where a buyer keeps order', async (path) => {
  await inspect(await asBuyer(), path);
});

it.each([
  ['/personalCenterBase/myOrders', '/personalCenterBase/myOrdersDetail?id='],
  ['/personalCenterBase/myOrders?state=toReceive', '/personalCenterBase/myTrajectory?id='],
  ['/personalCenterBase/afterSale', '/personalCenterBase/afterSalesExchange?id='],
  ['/personalCenterBase/applyAfterSales', '/personalCenterBase/applyAfterSales?orderId='],
  ['/personalCenterBase/myOrders?state=toReview', '/evaluationSheet?orderId='],
])('nor has what %s leads to: %s', async (list, target) => {
  const page = await asBuyer();
  await inspect(page, await linkOn(page, list, target));
});

it('nor has the glance at the cart under its link in the header', async () => {
  const page = await asBuyer();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: /^购物车/ })
    .first()
    .hover();
  await page.getByRole('link', { name: '去购物车' }).waitFor();
  expect(await graveFaults(page)).toEqual([]);
});

const collectShifts = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => node?.className ?? '').join(' ') });
  }).observe({ type: 'layout-shift', buffered: true });`;

it('does not jump while the home page loads and is scrolled through', async () => {
  const page = await openPage();
  await page.addInitScript({ content: collectShifts });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (let screen = 1; screen <= 6; screen += 1) {
    await page.evaluate('scrollBy(0, innerHeight)');
    await page.waitForTimeout(250);
  }
  const shifts = (await page.evaluate('shifts')) as { value: number; what: string }[];
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.05);
});
