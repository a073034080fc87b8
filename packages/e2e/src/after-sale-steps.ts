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

/** Gives back the first goods of the order whose application is open, with a photo. The page shows the after-sale then. */
export const fillReturn = async (page: Page): Promise<void> => {
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

/** A buyer asks to give back the first goods of a finished order. */
export const askForReturn = async (page: Page, store?: string): Promise<void> => {
  await openApplication(page, store);
  await fillReturn(page);
};

/** The store takes the goods back, the mall the money out. */
export const takeReturn = async (sides: { page: Page; shop: Page; mall: Page }): Promise<void> => {
  const { page, shop, mall } = sides;
  const sn = /SH\d{12}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await shop.goto(`/seller/#/after-sales?word=${sn}`, { waitUntil: 'networkidle' });
  await shop.getByRole('button', { name: '同意退货' }).click();
  await shop.getByRole('alertdialog').getByRole('button', { name: '同意退货' }).click();
  await shop.getByText('已同意，买家会收到通知').first().waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByLabel('物流公司').selectOption({ label: '顺丰速运' });
  await page.getByLabel('运单号').fill('SF1234567890123');
  await page.getByRole('button', { name: '提交物流' }).click();
  await page.getByText('商家待收货').first().waitFor();
  await shop.goto(`/seller/#/after-sales?tab=all&word=${sn}`, { waitUntil: 'networkidle' });
  await shop.getByRole('button', { name: '确认收货' }).click();
  await shop.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click();
  await shop.getByText('已验收').first().waitFor();
  await mall.goto(`/operations/#/after-sales?tab=refund&word=${sn}`, { waitUntil: 'networkidle' });
  await mall.getByRole('button', { name: '发起退款' }).click();
  await mall.getByRole('alertdialog').getByRole('button', { name: '发起退款' }).click();
  await mall.getByText('退款已发起').first().waitFor();
};
