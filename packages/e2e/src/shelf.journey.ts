import { expect, it } from 'vitest';
import { freshMobile, register, signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

it('puts favourites into the cart together and says which could not go', async () => {
  const page = await openPage();
  await signIn(page, '13800000006');
  await page.goto('/personalCenterBase/favoritesList?kind=gone', { waitUntil: 'networkidle' });
  const rows = page.locator('tbody tr', { has: page.locator('td') });
  await expect.poll(() => rows.count()).toBe(1);
  const gone = (await rows.first().getByRole('link').first().textContent()) ?? '';
  expect(
    await rows
      .first()
      .getByRole('button', { name: /^加入购物车/ })
      .count(),
  ).toBe(0);

  // On the page of all favourites on which the one that is sold no more stands.
  await page.goto('/personalCenterBase/favoritesList', { waitUntil: 'networkidle' });
  if (!(await page.getByRole('checkbox', { name: `选择${gone}` }).isVisible()))
    await page.goto('/personalCenterBase/favoritesList?page=2', { waitUntil: 'networkidle' });
  await page.getByRole('checkbox', { name: `选择${gone}` }).check();
  const sold = rows.filter({ has: page.getByRole('button', { name: /^加入购物车/ }) }).filter({ hasNotText: '缺货' });
  await sold.first().getByRole('checkbox').check();
  await page
    .getByRole('region', { name: /已选|所选/ })
    .getByRole('button', { name: '加入购物车' })
    .click();
  const report = page.getByRole('dialog');
  await report.getByText('1 件已加入购物车，1 件未能加入').waitFor();
  await report.getByText(gone).waitFor();
  await report.getByText('商品已下架').waitFor();
  await report.getByRole('link', { name: '去购物车' }).click();
  await page.waitForURL('**/shoppingCar');
});

it('keeps a goods with its price, and lets it go again', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await register(page, freshMobile());
  await page.goto('/personalCenterBase/favoritesList');
  await page.getByText('还没有收藏商品').waitFor();
  await page.goto('/goodsDetails?goodsId=2', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /收藏/ }).first().click();
  // The button says that it worked for four seconds, and then what it is.
  await page.getByRole('button', { name: /收藏成功/ }).waitFor();
  const since = Date.now();
  await page.getByRole('button', { name: /已收藏/ }).waitFor();
  expect(Date.now() - since).toBeGreaterThan(2_500);
  await page.goto('/personalCenterBase/favoritesList');
  const card = page.getByRole('article');
  await card.getByText(/收藏时 ¥/).waitFor();
  await card.getByRole('button', { name: /^取消收藏/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消收藏', exact: true }).click();
  await page.getByText('还没有收藏商品').waitFor();
});

it('finds a coupon that was just received among those to use, with the goods it fits, and none of it elsewhere', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  // An address that names no coupon leads to where there are some.
  await page.goto('/searchCouponsResult', { waitUntil: 'networkidle' });
  expect(new URL(page.url()).pathname).toBe('/couponCenter');
  await page.getByRole('button', { name: '立即领取' }).first().click();
  await page.getByText('领取成功').first().waitFor();
  await page.goto('/personalCenterBase/coupon', { waitUntil: 'networkidle' });
  const tabs = page.getByRole('navigation', { name: '优惠券状态' });
  expect(await tabs.innerText()).toMatch(/未使用\s*1\s*已使用\s*0\s*已失效\s*0/);
  await tabs.getByRole('link', { name: /已使用/ }).click();
  await page.getByText('还没有用过优惠券').waitFor();
  await tabs.getByRole('link', { name: /未使用/ }).click();
  await page.getByRole('link', { name: '去使用' }).click();
  await page.waitForURL('**/searchCouponsGoods?couponId=*');
});

it('shows points and coupons that end soon on the first page of the centre', async () => {
  const page = await openPage();
  await signIn(page, '13800000001');
  await page.goto('/personalCenterBase/personalCenter');
  const panel = page.getByRole('region', { name: /券与积分/ });
  await panel.getByText('3 张券即将到期').waitFor();
  expect(await panel.getByText(/到期$/).count()).toBeGreaterThanOrEqual(3);
  await panel.getByRole('link', { name: /可用积分/ }).click();
  await page.waitForURL('**/personalCenterBase/myPoints');
  await page.getByRole('link', { name: '使用', exact: true }).click();
  await expect.poll(async () => (await page.locator('tbody').innerText()).includes('+')).toBe(false);
});
