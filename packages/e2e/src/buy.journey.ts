import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sendPassword } from './account-steps.ts';
import { putIntoCart } from './buy-steps.ts';
import { openPage } from './open-page.ts';

/** Chooses the line that the visitor brought and nothing else. */
const chooseOnly = async (page: Page, name: RegExp): Promise<void> => {
  const none = page.getByText(/已选 0 种/);
  const press = async (box: Locator) => {
    // The amounts follow when the server has counted.
    const counted = page.waitForResponse((answer) => answer.url().includes('/portal/cart/list'));
    await box.click();
    await counted;
    await page.waitForTimeout(300);
  };
  const all = page.getByRole('checkbox', { name: '全选' }).first();
  await press(all);
  if ((await none.count()) === 0) await press(all);
  await none.waitFor();
  await press(page.getByRole('checkbox', { name }).first());
  await page.getByText(/已选 1 种/).waitFor();
};

const orderCard = (page: Page, sn: string) => page.getByRole('article', { name: new RegExp(sn) });

it('takes a purchase from a visitor’s cart to the goods in hand, a review and an after-sale', async () => {
  const page = await openPage();
  await putIntoCart(page);
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim().slice(0, 12);
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '去结算' }).click();
  await page.getByRole('link', { name: '去登录' }).click();
  await page.waitForURL(/login/);
  await sendPassword(page, '13800000002');
  await page.waitForURL(/shoppingCar/);
  await page.waitForLoadState('networkidle');

  await chooseOnly(page, new RegExp(name));
  await page.getByRole('button', { name: /^领券/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '领取' }).first().click();
  await page
    .getByText(/领取成功|已领取/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '去结算' }).click();
  await page.waitForURL(/fillOrder/);
  await page.waitForLoadState('networkidle');
  await page.getByText('最优').first().waitFor();
  await page.getByText('电子普通发票', { exact: true }).click();
  await page.getByRole('button', { name: '提交订单' }).first().click();

  await page.waitForURL(/toPay\?paySn=\d+/);
  await page.getByRole('radio', { name: /网上银行/ }).waitFor();
  const sn = /\d{18}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  expect(sn).not.toBe('');
  const [bank] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: '立即支付' }).click()]);
  await bank.waitForURL('**/sandbox/pay/bank/*');
  await bank.getByRole('button', { name: /^确认支付/ }).click();
  await page.waitForURL('**/paySuccess?*', { timeout: 30_000 });

  // The clerk of the demo packs it, and the carrier brings it.
  await expect
    .poll(
      async () => {
        await page.goto('/personalCenterBase/myOrders?state=toReceive', { waitUntil: 'networkidle' });
        return orderCard(page, sn).count();
      },
      { timeout: 90_000, interval: 3000 },
    )
    .toBe(1);
  await orderCard(page, sn).getByRole('link', { name: '查看物流' }).click();
  await page.waitForURL(/myTrajectory/);
  await page.getByText('商家已发货').first().waitFor();
  await page.goBack();
  await orderCard(page, sn).getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click();
  await page.getByText('已确认收货').first().waitFor();

  await page.goto('/personalCenterBase/myOrders?state=toReview', { waitUntil: 'networkidle' });
  await orderCard(page, sn).getByRole('link', { name: '评价', exact: true }).click();
  await page.waitForURL(/evaluationSheet/);
  await page
    .getByRole('radio', { name: /5 星|非常满意/ })
    .first()
    .check({ force: true });
  await page.getByLabel('评价内容').first().fill('参数与铭牌一致，包装结实。');
  await page.getByRole('button', { name: '发表评价' }).first().click();
  await page
    .getByText(/已发表评价/)
    .first()
    .waitFor();

  await page.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  await orderCard(page, sn).getByRole('link', { name: '申请售后' }).click();
  await page.waitForURL(/applyAfterSales/);
  await page.getByRole('radio', { name: /退货退款/ }).check({ force: true });
  await page.getByLabel(/原因/).first().selectOption({ label: '质量问题' });
  await page.getByRole('button', { name: /提交申请/ }).click();
  await page.waitForURL(/applyAfterSalesSuccess/);
}, 240_000);
