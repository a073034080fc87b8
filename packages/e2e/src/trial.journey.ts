import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshMobile, register, sendPassword } from './account-steps.ts';
import { openPage } from './open-page.ts';
import { buildTrial } from './serve-trial.ts';

let trial: Awaited<ReturnType<typeof buildTrial>>;

beforeAll(async () => {
  trial = await buildTrial();
});
afterAll(() => trial.drop());

const signIn = async (page: Page) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await sendPassword(page, '13800000001');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await trial.serve(page);
};
const rows = (page: Page) => page.getByRole('table').getByRole('row');
const hash = (page: Page) => decodeURIComponent(new URL(page.url()).hash);

it('keeps the filters of a list in the address behind a hash, there and back', async () => {
  const page = await openPage();
  await signIn(page);
  await page.goto('/trial/#/orders?page=0&payMode=barter');
  await expect.poll(() => rows(page).count()).toBe(11);
  const sn = await page.getByRole('table').locator('.num').first().innerText();
  await page.getByLabel('订单号').fill(` ${sn} `);
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
  expect(hash(page)).toBe(`#/orders?orderSn=${sn}`);
  await page.reload();
  expect(await page.getByLabel('订单号').inputValue()).toBe(sn);
  await page.getByLabel('付款方式').selectOption('credit');
  await page.getByText('没有符合条件的订单').waitFor();
  expect(hash(page)).toBe(`#/orders?orderSn=${sn}&payMode=credit`);
  await page.goBack();
  await expect.poll(() => page.getByLabel('付款方式').inputValue()).toBe('');
  await page.getByRole('button', { name: '重置' }).click();
  await expect.poll(() => rows(page).count()).toBe(11);
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect.poll(() => hash(page)).toBe('#/orders?page=2');
  await page.getByRole('link', { name: '待评价' }).click();
  await expect.poll(() => hash(page)).toBe('#/orders?evaluate=waiting');
});

it('says a fault of the filter at its field and asks for nothing, and lets ticked rows be dealt with together', async () => {
  const page = await openPage();
  await signIn(page);
  await page.goto('/trial/#/orders');
  await expect.poll(() => rows(page).count()).toBe(11);
  await page.getByLabel('下单时间从').fill('2026-02-02');
  await page.getByLabel('下单时间至').fill('2026-02-01');
  await page.getByRole('button', { name: '查询' }).click();
  await page.getByRole('alert').getByText('结束日期早于开始日期').waitFor();
  expect(hash(page)).toBe('#/orders');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('下单时间至');
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  const bar = page.getByRole('region', { name: '所选' });
  await bar.getByText('已选 2 项').waitFor();
  await bar.getByRole('button', { name: '通知所选' }).click();
  await page.getByText('已通知 2 单').waitFor();
  await bar.getByRole('button', { name: '取消选择' }).click();
  await bar.waitFor({ state: 'detached' });
});

it('tells when a list could not be read, and reads it when asked again; a telephone has cards', async () => {
  const page = await openPage({ expected: [/Failed to load resource/, /orders?\/page/], viewport: { width: 390, height: 800 } });
  await signIn(page);
  await page.route('**/portal/order/page**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/trial/#/orders');
  await page.getByRole('alert').getByText('没有读出来').waitFor();
  await page.unroute('**/portal/order/page**');
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => page.locator('main label').count()).toBe(10);
  expect(await page.getByRole('table').count()).toBe(0);
});

it('checks a form by the rules of the server, keeps what was typed, asks before it removes, and reads the list again', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  await trial.serve(page);
  await page.goto('/trial/#/addresses');
  await page.getByText('还没有地址').waitFor();
  await page.getByRole('button', { name: '新增地址' }).click();
  const form = page.getByRole('form', { name: '新增地址' });
  await form.getByLabel('详细地址').fill('人民路 1 号');
  await form.getByRole('button', { name: '保存地址' }).click();
  await form.getByText('请输入收货人').first().waitFor();
  expect(await page.evaluate('document.activeElement.name')).toBe('receiverName');
  await page.getByRole('button', { name: '换成英文' }).click();
  await page.getByLabel('Receiver').fill('秦岭');
  await page.getByLabel('Mobile').fill('1391234');
  await page.getByLabel('Postal code').focus();
  expect(await page.getByLabel('Mobile').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Mobile').fill('13912345678');
  expect(await page.getByLabel('Mobile').getAttribute('aria-invalid')).not.toBe('true');
  for (const label of ['Province', 'City', 'District']) await page.getByLabel(`${label} number`).fill('999999');
  await page.getByLabel('Postal code').fill('830000');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('districtId');
  expect(await page.getByLabel('District number').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Detailed address').inputValue()).toBe('人民路 1 号');
  await page.getByLabel('Province number').fill('12');
  await page.getByLabel('City number').fill('1201');
  await page.getByLabel('District number').fill('120101');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await page.getByText('Address saved').waitFor();
  await page.getByText('1 address', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog', { name: 'Remove the address of 秦岭?' }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Address removed').waitFor();
  await page.getByText('No addresses yet').waitFor();
});
