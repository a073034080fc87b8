import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Stores whose people other journeys sign in: the demo's clerk leaves their work to them. */
const stores = /光储自营旗舰仓|缆岳电缆旗舰店|断岳低压旗舰店|曜禾海外光储馆/;

/** Opens the application for the latest finished order of this store, or of one that the clerk answers for. */
const openApplication = async (page: Page, store?: string): Promise<void> => {
  for (let nth = 1; nth < 6; nth += 1) {
    await page.goto(`/personalCenterBase/myOrders?state=done&page=${nth}`, { waitUntil: 'networkidle' });
    const orders = page.getByRole('article').filter(store === undefined ? { hasNotText: stores } : { hasText: store });
    const way = orders.getByRole('link', { name: '申请售后' }).first();
    if ((await way.count()) === 0) continue;
    await way.click();
    return page.waitForURL('**/applyAfterSales?orderId=*');
  }
  throw new Error(`no finished order of ${store ?? 'such a store'}`);
};

export const attach = async (page: Page, field: Locator, name: string): Promise<void> => {
  await field.setInputFiles({ name, mimeType: 'image/png', buffer: onePixel });
  await page.getByRole('button', { name: new RegExp(name.replace('.', '\\.')) }).waitFor();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
};

/** A buyer asks to give back the first goods of a finished order, with a photo. The page shows the after-sale then. */
export const askForReturn = async (page: Page, store?: string): Promise<void> => {
  await openApplication(page, store);
  await page.getByRole('radio', { name: '退货退款' }).check({ force: true });
  const goods = page.getByRole('checkbox', { name: /^选择 / }).and(page.locator(':enabled'));
  await goods.first().check({ force: true });
  await page.getByLabel('申请原因').selectOption({ index: 1 });
  await page.getByLabel('问题说明').fill('外壳有裂纹，要求退货。');
  await attach(page, page.getByLabel('凭证图片'), '裂纹.png');
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.waitForURL('**/applyAfterSalesSuccess?*');
  await page.getByRole('link', { name: '查看售后进度' }).click();
  await page.getByText('待商家处理').first().waitFor();
};
