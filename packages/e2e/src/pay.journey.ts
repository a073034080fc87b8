import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { atBank, orderAtOnce } from './buy-steps.ts';
import { openPage } from './open-page.ts';

const unpaid = '/personalCenterBase/myOrders?state=toPay';

/** By way of the list of orders, to the cashier of one that this journey placed. */
const toCashier = async (page: Page): Promise<void> => {
  await orderAtOnce(page);
  await page.goto(unpaid, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '去付款' }).first().click();
  await page.waitForURL('**/toPay?paySn=*');
  await page.getByRole('radio', { name: /网上银行/ }).waitFor();
};

it('pays an order at the bank: a failure first, then a success that the bank forgets to tell', async () => {
  const page = await openPage();
  await signIn(page, '13800000001');
  await toCashier(page);
  const failed = await atBank(page, /支付失败/);
  await failed.waitForURL('**/paymentFailure?*');
  await failed.getByRole('heading', { name: '支付未成功' }).waitFor();
  await failed.close();
  await page.getByRole('dialog').getByRole('button', { name: '支付完成' }).click();
  await page.getByText('上一次支付未成功').waitFor();

  const forgot = await atBank(page, /支付但不通知/);
  await forgot.waitForURL('**/paymentSuccess?*');
  // What the address says is not believed: until the bank was asked, nothing is paid.
  await forgot.getByRole('heading', { name: '正在确认付款结果' }).waitFor();
  await page.waitForURL('**/paySuccess?*', { timeout: 60_000 });
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await forgot.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.getByRole('link', { name: '查看订单', exact: true }).waitFor();
});

it('pays by scanning a code, and by a transfer whose voucher is looked at', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  await toCashier(page);
  await page.getByRole('radio', { name: /微信支付/ }).check();
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('img', { name: '微信付款二维码' }).waitFor();
  const phone = await page.context().newPage();
  await phone.goto((await page.getByRole('link', { name: '模拟扫码付款' }).getAttribute('href')) ?? '');
  await phone.getByRole('button', { name: /确认支付/ }).click();
  await page.waitForURL('**/paySuccess?*', { timeout: 20_000 });
  await page.getByRole('heading', { name: '支付成功' }).waitFor();

  await toCashier(page);
  await page.getByRole('radio', { name: /线下转账/ }).check();
  await page.getByRole('button', { name: '立即支付' }).click();
  await page.getByRole('button', { name: '提交凭证' }).click();
  await page.getByText('请填写付款户名').waitFor();
  await page.getByText('请上传转账凭证').waitFor();
  await page.getByLabel('付款户名').fill('云汀供电有限公司');
  await page
    .getByLabel('凭证文件')
    .setInputFiles({ name: '回单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 voucher') });
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  await page.getByRole('button', { name: '提交凭证' }).click();
  await page.getByText(/平台正在核对/).waitFor();
});

it('pays several orders together, and exports what was ticked', async () => {
  const page = await openPage();
  await signIn(page, '13800000007');
  await orderAtOnce(page);
  await orderAtOnce(page);
  await page.goto(unpaid, { waitUntil: 'networkidle' });
  const boxes = page.getByRole('checkbox', { name: /^选择订单/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByText('已选 2 单').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出所选' }).click()]);
  expect(file.suggestedFilename()).toMatch(/xlsx$/);
  await page.getByRole('button', { name: '合并付款' }).click();
  await page.waitForURL('**/toPay?paySn=*');
  await page.getByText('共 2 笔订单').waitFor();
  const bank = await atBank(page, /^确认支付/);
  // A tab that is closed while it is on its way somewhere keeps the browser waiting, now and then for ever.
  await bank.getByRole('heading', { name: '支付成功' }).waitFor();
  await bank.close();
  await page.waitForURL('**/paySuccess?*', { timeout: 30_000 });
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
});

it('cancels an order only for a reason', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  await page.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '取消订单' }).first().click();
  const dialog = page.getByRole('dialog');
  const cancel = dialog.getByRole('button', { name: '取消订单' });
  await cancel.click();
  await dialog.getByText('请选择或填写取消原因').waitFor();
  await dialog.getByRole('radio', { name: '其他原因' }).check();
  await expect.poll(() => dialog.getByText('请选择或填写取消原因').count()).toBe(0);
  await cancel.click();
  await dialog.getByText('请选择或填写取消原因').waitFor();
  await dialog.getByLabel('请说明原因').fill('项目延期');
  await cancel.click();
  await page.getByText('已取消订单，库存已退回').waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
});
