import { expect, it } from 'vitest';
import { sendPassword, signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

const pathOf = (address: string) => new URL(address).pathname;

it('lets Back pass a page that was not found, whether it is waited for or left by its link', async () => {
  const page = await openPage({ expected: [/404/] });
  await page.goto('/helpCenter', { waitUntil: 'networkidle' });
  await page.goto('/nowhere', { waitUntil: 'networkidle' });
  expect(await page.title()).toBe('页面不存在-能电商城');
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  await page.goBack();
  expect(pathOf(page.url())).toBe('/helpCenter');

  await page.goto('/nowhere', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '进入商城首页' }).click();
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  await page.goBack();
  expect(pathOf(page.url())).toBe('/helpCenter');
});

it.each([
  ['the top bar', 1366, '用户中心'],
  ['the bar at the foot of a telephone', 390, '我的'],
] as const)('leads a visitor from %s to sign-in and then into his centre', async (_, width, name) => {
  const page = await openPage({ viewport: { width, height: 844 } });
  await page.goto('/couponCenter', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL('**/login?back=*');
  await page.waitForLoadState('networkidle');
  await sendPassword(page, '13800000001');
  await page.waitForURL((url) => url.pathname.startsWith('/personalCenterBase/'), { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  expect(await page.title()).not.toContain('页面不存在');
});

it('titles a page by the words, the class, the store or the order it is about', async () => {
  const page = await openPage({ expected: [/404/] });
  await page.goto(`/searchGoodsResult?keyword=${encodeURIComponent('电缆')}`);
  expect(await page.title()).toBe('电缆-商品搜索-能电商城');
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toBe('电缆-商品搜索-能电商城');
  await page.goto('/proClassification?id=1', { waitUntil: 'networkidle' });
  const className = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  expect(await page.title()).toBe(`${className}-商品分类-能电商城`);
  // What was not found gives no page its name, and the next page keeps none of it.
  await page.goto('/goodsDetails?goodsId=99999999', { waitUntil: 'networkidle' });
  expect(await page.title()).toBe('没有找到这件商品-能电商城');
  await page.goto('/searchCouponsGoods?couponId=99999999', { waitUntil: 'networkidle' });
  await expect.poll(() => page.title()).toBe('页面不存在-能电商城');

  await signIn(page, '13800000002');
  await page.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  await page.locator('main a[href*="/myOrdersDetail?id="]').first().click();
  await page.waitForURL('**/myOrdersDetail?id=*');
  await expect.poll(() => page.title()).toMatch(/^\d{18}-订单详情-能电商城$/);
  await page.goBack();
  await expect.poll(() => page.title()).toBe('我的订单-能电商城');
});
