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
