import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { askForReturn } from './after-sale-steps.ts';
import { openPage } from './open-page.ts';

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
  await askForReturn(page);
  await page.getByText('外壳有裂纹，要求退货。').first().waitFor();

  await comesTo(page, '待寄回');
  await page.getByText('退货地址').first().waitFor();
  await page.getByLabel('物流公司').selectOption({ label: '顺丰速运' });
  await page.getByLabel('运单号').fill('SF1234567890123');
  await page.getByRole('button', { name: '提交物流' }).click();
  await page.getByText('商家待收货').first().waitFor();

  await comesTo(page, '退款已到账');
  await page.getByText('退款成功').first().waitFor();
});
