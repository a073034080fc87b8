import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

/** Two of the spec that is shown. */
const takeTwo = async (page: Page): Promise<void> => {
  const shown = page.getByRole('row').filter({ has: page.locator('[aria-current="true"]') });
  await shown.getByRole('spinbutton').fill('2');
  await shown.getByRole('spinbutton').press('Enter');
  await page.getByText('2 盘 = 2,000 米').first().waitFor();
};

it('lets a purchaser order two kilometres of cable as two reels', async () => {
  const page = await openPage();
  await signIn(page, '13800000007');
  // The control cable that is found first and comes on reels of a kilometre.
  await page.goto('/searchGoodsResult?keyword=控制电缆', { waitUntil: 'networkidle' });
  const found = await page
    .getByRole('main')
    .locator('article h3 a')
    .evaluateAll((links) => links.map((link) => String(link)));
  for (const address of found) {
    await page.goto(address, { waitUntil: 'networkidle' });
    if ((await page.getByRole('link', { name: '1,000 m 盘', exact: true }).count()) > 0) break;
  }
  await page.getByRole('link', { name: '1,000 m 盘', exact: true }).first().click();
  await page.waitForURL(/specId=/);
  await page.getByRole('heading', { level: 1, name: /1,000 m 盘$/ }).waitFor();
  await page
    .getByText(/^¥[\d,.]+\/米$/)
    .first()
    .waitFor();

  await takeTwo(page);
  await page.getByText('参考重量(kg/km)').first().waitFor();
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await page
    .getByText(/已加入/)
    .first()
    .waitFor();

  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  const line = page
    .getByRole('listitem')
    .filter({ hasText: '1,000 m 盘' })
    .filter({ has: page.getByRole('checkbox') })
    .last();
  // Whoever had some of it in his cart has more now.
  await line.getByText(/^(\d) 盘 = \1,000 米$/).waitFor();
  expect(await line.getByText(/^¥[\d,.]+\/米$/).count()).toBe(1);

  await page.goBack({ waitUntil: 'networkidle' });
  await takeTwo(page);
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await page.waitForURL(/fillOrder/);
  await page.getByText('2 盘 = 2,000 米').waitFor();
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/toPay|finishPay/);
  await page.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /订单详情|查看详情/ })
    .first()
    .click();
  await page.getByText('2 盘 = 2,000 米').first().waitFor();
});
