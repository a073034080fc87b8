import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { otherName } from './browser.ts';
import { orderAtOnce } from './buy-steps.ts';
import { mallAddress, openPage } from './open-page.ts';

/** A page of a colleague's machine: plain http under another name, where browsers take away what they keep for secure pages. */
const openElsewhere = async (): Promise<Page> => {
  const page = await openPage({ baseURL: mallAddress().replace('127.0.0.1', otherName) });
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  expect(await page.evaluate(`[isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]`)).toEqual([false, false, false]);
  return page;
};

it('fills a visitor’s cart over plain http under another name', async () => {
  const page = await openElsewhere();
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await page
    .getByText(/已加入/)
    .first()
    .waitFor();
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  await page.getByRole('spinbutton').first().waitFor();
});

it('copies the address of the goods there, too', async () => {
  const page = await openElsewhere();
  await page.getByRole('button', { name: '分享' }).first().click();
  await page.getByText('链接已复制').first().waitFor();
  const keyword = page.getByRole('combobox', { name: '搜索', exact: true });
  await keyword.focus();
  await page.keyboard.press('Control+V');
  expect(await keyword.inputValue()).toContain('goodsDetails?goodsId=100');
});

it('signs a member in there, and keeps him signed in', async () => {
  const page = await openElsewhere();
  await signIn(page, '13800000007');
  await page.goto('/personalCenterBase/addressManagement', { waitUntil: 'networkidle' });
  expect(new URL(page.url()).host).toBe(new URL(mallAddress().replace('127.0.0.1', otherName)).host);
  expect(new URL(page.url()).pathname).toBe('/personalCenterBase/addressManagement');
});

it('leads to the bank and back under the name by which the buyer came', async () => {
  const page = await openElsewhere();
  const { host } = new URL(page.url());
  await signIn(page, '13800000001');
  await orderAtOnce(page);
  await page.getByRole('radio', { name: /网上银行/ }).check();
  const [bank] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: '立即支付' }).click()]);
  await bank.waitForURL('**/sandbox/pay/bank/*');
  expect(new URL(bank.url()).host).toBe(host);
  await bank.getByRole('button', { name: /^确认支付/ }).click();
  await bank.waitForURL('**/paymentSuccess?*');
  expect(new URL(bank.url()).host).toBe(host);
  await bank.getByRole('heading', { name: '支付成功' }).waitFor();
});
