import { expect, it } from 'vitest';
import { freshMobile, register } from './account-steps.ts';
import { cartBadge, fillAddress, keepMessages, putIntoCart, stations } from './buy-steps.ts';
import { openPage } from './open-page.ts';

it('shows where the address is missing, loses nothing, and orders once it is there', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  await putIntoCart(page);
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  await expect.poll(() => stations(page)).toEqual(['1购物车 *', '2填写订单', '3付款', '4完成']);
  await page.getByRole('button', { name: '去结算' }).click();
  await page.waitForURL(/fillOrder/);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => stations(page)).toEqual(['1购物车', '2填写订单 *', '3付款', '4完成']);

  await page.getByLabel('给商家留言').first().fill('请裁两段');
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.getByRole('alert').filter({ hasText: '请先新增收货地址，再提交订单' }).waitFor();
  const add = page.getByRole('button', { name: '新增收货地址' });
  await add.and(page.locator(':focus')).waitFor();
  expect((await add.boundingBox())?.y).toBeGreaterThan(0);
  expect(await page.getByLabel('给商家留言').first().inputValue()).toBe('请裁两段');

  await page.keyboard.press('Enter');
  await fillAddress(page);
  await page.getByText('请先新增收货地址').waitFor({ state: 'detached' });

  const messages = await keepMessages(page);
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/toPay\?paySn=\d+/);
  await page.getByRole('radio', { name: /网上银行/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await messages();
  expect(seen).toContain('订单已提交');
  expect(seen).not.toContain('还没有选择商品');
  await expect.poll(() => stations(page)).toEqual(['1购物车', '2填写订单', '3付款 *', '4完成']);
  expect(await cartBadge(page)).toBe('');
});
