import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The clerk of the demo answers after some seconds: the page is looked at again until it says so. */
const comesTo = async (page: Page, state: string): Promise<void> => {
  await expect
    .poll(
      async () => {
        await page.reload({ waitUntil: 'networkidle' });
        return page.getByRole('main').innerText();
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toContain(state);
};

it('takes a return from the application with a photo over the parcel to the refund', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  await page.goto('/personalCenterBase/myOrders?state=done', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '申请售后' }).first().click();
  await page.waitForURL('**/applyAfterSales?orderId=*');
  await page.getByRole('radio', { name: '退货退款' }).check({ force: true });
  const goods = page.getByRole('checkbox', { name: /^选择 / }).and(page.locator(':enabled'));
  await goods.first().check({ force: true });
  await page.getByLabel('申请原因').selectOption({ index: 1 });
  await page.getByLabel('问题说明').fill('外壳有裂纹，要求退货。');
  await page.getByLabel('凭证图片').setInputFiles({ name: '裂纹.png', mimeType: 'image/png', buffer: onePixel });
  await page.getByRole('button', { name: /裂纹\.png/ }).waitFor();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.waitForURL('**/applyAfterSalesSuccess?*');
  await page.getByRole('link', { name: '查看售后进度' }).click();
  await page.getByText('待商家处理').first().waitFor();
  await page.getByText('外壳有裂纹，要求退货。').first().waitFor();

  await comesTo(page, '待寄回');
  await page.getByText('退货地址').first().waitFor();
  await page.getByLabel('物流公司').selectOption({ label: '顺丰速运' });
  await page.getByLabel('运单号').fill('SF1234567890123');
  await page.getByRole('button', { name: '提交物流' }).click();
  await page.getByText('商家待收货').first().waitFor();

  await comesTo(page, '退款已到账');
  await page.getByText('退款成功').first().waitFor();
}, 120_000);
