import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { crawl, linksShown } from './crawl-links.ts';
import { sharedReader } from './open-page.ts';

/** Where a crawl begins: screens that no other links to, and one of each kind. */
const publicPages = [
  '/ /proClassification?id=1 /searchGoodsResult?keyword=YJV /searchGoodsResult?keyword=zzzz /searchShopResult?keyword=电 /shopIndex?storeId=1',
  '/shoppingCar /seckillZone /groupZone /couponCenter /interested /green /photovoltaic /privateBrand /channelDLGYP /customer /homePage/indexSC',
  '/index1 /proClassification1?id=1 /searchGoodsResult1?keyword=cable /couponCenter1 /goodsDetails?goodsId=1 /goodsDetails?goodsId=1&isGlobal=1',
  '/helpCenter /helpcenterProblem /noticeList /paidInformation /login /register /successRegister?type=2 /forgotPassword /treaty',
  '/problemFeedbackIndex /404 /sandbox',
].flatMap((line) => line.split(' '));
const memberPages = ['/', '/personalCenterBase', '/shoppingCar', '/customer', '/homePage/indexSC', '/MyOrder'];

const phone = { width: 390, height: 844 };
const desktop = { width: 1366, height: 900 };

const visit = sharedReader();

const visitAs = async (mobile: string): Promise<Page> => {
  const page = await visit();
  await page.context().clearCookies();
  await signIn(page, mobile);
  return page;
};

it('leads a visitor nowhere that does not exist', async () => {
  const page = await visit();
  await page.goto('/', { waitUntil: 'networkidle' });
  const shown = await linksShown(page);
  // The lower classes, and the cart, open where the pointer rests.
  const classes = page.getByRole('main').getByRole('list', { name: '全部商品分类' }).locator('a[aria-expanded]');
  for (const place of [0, 7, 14]) {
    await classes.nth(place).hover();
    await expect.poll(() => classes.nth(place).getAttribute('aria-expanded')).toBe('true');
    shown.push(...(await linksShown(page)));
  }
  await page.setViewportSize(phone);
  shown.push(...(await linksShown(page)));
  await page.setViewportSize(desktop);
  const { lost, closed, asked } = await crawl(page, [...publicPages, ...new Set(shown)]);
  expect(lost).toEqual([]);
  expect(asked).toBeGreaterThan(100);

  // What asks a visitor to sign in first must exist for who has done so.
  const member = await visitAs('13800000002');
  expect((await crawl(member, closed, { deeper: false })).lost).toEqual([]);
});

it.each([...[1, 2, 3, 4, 5, 6, 7].map((last) => `1380000000${last}`), '19900000004'])('nor does it lead member %s', async (mobile) => {
  const page = await visitAs(mobile);
  await page.goto('/personalCenterBase', { waitUntil: 'networkidle' });
  expect(new URL(page.url()).pathname).toBe('/personalCenterBase/personalCenter');
  const centre = page.getByRole('navigation', { name: '会员中心菜单' });
  await centre.getByRole('link', { name: '收货地址' }).waitFor();
  const shown = await linksShown(page);
  const { lost, asked } = await crawl(page, [...memberPages, ...shown], { most: 1 });
  expect(lost).toEqual([]);
  expect(asked).toBeGreaterThan(30);
});

it('opens the member’s centre from the head, and shows every row of its menu', async () => {
  const page = await visitAs('13800000004');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '用户中心' }).hover();
  const menu = page.getByRole('listitem').filter({ hasText: '用户中心' });
  expect((await crawl(page, await linksShown(page), { most: 1, deeper: false })).lost).toEqual([]);
  await menu.getByRole('link', { name: '个人中心' }).click();
  await page.waitForURL('**/personalCenterBase/personalCenter');
  const rows = page.getByRole('navigation', { name: '会员中心菜单' }).getByRole('link');
  for (let place = 0; place < (await rows.count()); place += 1) {
    const row = rows.nth(place);
    const href = await row.getAttribute('href');
    if (!href?.startsWith('/personalCenterBase')) continue;
    await row.click();
    await page.waitForURL(`**${href}`);
    await expect.poll(() => row.getAttribute('aria-current')).toBe('page');
  }
});

it('names only pages that exist to search engines', async () => {
  const page = await visit();
  const told = await (await page.request.get('/sitemap-pages.xml')).text();
  const paths = [...told.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(paths.length).toBeGreaterThan(8);
  expect((await crawl(page, paths, { deeper: false })).lost).toEqual([]);
});
