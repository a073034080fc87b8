import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { attach } from './after-sale-steps.ts';
import { enterOperations, enterSeller, freshCode } from './counter-steps.ts';
import { openPage } from './open-page.ts';

const bills = '/personalCenterBase/billManagement';
const officers = ['13700000001', '13700000002'] as const;

/** What the bill says is to be paid, as the buyer reads it. */
const openOf = async (page: Page): Promise<string> => /未还金额\s*¥([\d,.]+)/.exec(await page.getByRole('main').innerText())?.[1] ?? '';

const yuanOf = (text: string): number => Number(text.replaceAll(',', ''));

/** The mall finds the money; above what one may confirm, somebody else does so again. */
const confirmMoney = async (offices: readonly Page[], sn: string): Promise<void> => {
  for (const [at, office] of offices.entries()) {
    await office.goto(`/operations/#/bills?tab=all&word=${sn}`, { waitUntil: 'networkidle' });
    await office.getByRole('textbox', { name: '动态验证码' }).fill(await freshCode(officers[at] as string));
    await office.getByRole('button', { name: /^(确认|复核)到账$/ }).click();
    await office
      .getByText(/已到账|待复核/)
      .first()
      .waitFor();
    if ((await office.getByText('待复核').count()) === 0) return;
  }
};

it('a bill is disputed, put right, confirmed, invoiced and paid, and each side sees every step', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  await page.goto(`${bills}/billManagemantPage?state=to_confirm`, { waitUntil: 'networkidle' });
  await page.getByRole('row').filter({ hasText: '光储自营' }).getByRole('link').first().click();
  await page.waitForURL('**/billingDetails?id=*');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const own = `${bills}/billingDetails?id=${id}`;
  const head = await page.getByRole('heading', { name: /ZD\d+/ }).first().innerText();
  const sn = /ZD\d+/.exec(head)?.[0] ?? '';
  await page.getByText('未还金额').waitFor();
  const before = yuanOf(await openOf(page));

  await page.getByRole('button', { name: '提异议' }).first().click();
  await page.getByRole('textbox', { name: /说明/ }).fill('比合同价高一元');
  await page.getByRole('button', { name: '保存异议' }).click();
  await page.getByRole('button', { name: '提交 1 个异议' }).click();
  await page.getByText('等待商家处理').waitFor();

  const office = await openPage();
  await enterOperations(office, officers[0]);
  await office.goto(`/operations/#/bills?tab=all&word=${sn}`, { waitUntil: 'networkidle' });
  await office.getByText('比合同价高一元').first().waitFor();
  await office.getByRole('textbox', { name: /调整金额/ }).fill('1.00');
  await office.getByRole('textbox', { name: /^说明/ }).fill('按合同价更正');
  await office.getByRole('button', { name: '提交处理' }).click();
  await office.getByText('已调整').first().waitFor();

  await page.goto(own, { waitUntil: 'networkidle' });
  await page.getByText('商家已调整').first().waitFor();
  expect(yuanOf(await openOf(page))).toBe(before - 1);
  await page.getByRole('button', { name: '确认账单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认账单' }).click();
  await page.getByRole('link', { name: '申请开票' }).first().click();
  await page.waitForURL('**/invoiceCreator?id=*');
  await page.getByRole('radio', { name: /^电子普票/ }).check({ force: true });
  await page.getByRole('button', { name: '提交开票申请' }).click();
  await page.waitForURL('**/invoiceLog?billId=*');
  const row = page.getByRole('row').filter({ hasText: sn }).first();
  const applySn = /FP\d+/.exec(await row.innerText())?.[0] ?? '';

  await page.goto(own, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '去还款' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /付款户名/ }).fill('云汀供电有限公司');
  await attach(page, dialog.locator('input[type=file]'), '回单.png');
  await dialog.getByRole('button', { name: '提交还款' }).click();
  await dialog.waitFor({ state: 'detached' });
  const second = await openPage();
  await enterOperations(second, officers[1]);
  await confirmMoney([office, second], sn);

  await page.goto(own, { waitUntil: 'networkidle' });
  await page.getByText('已结清').first().waitFor();
  await office.goto(`/operations/#/bills?tab=settled&word=${sn}`, { waitUntil: 'networkidle' });
  await office.getByRole('heading', { name: '发票' }).waitFor();
  await office.goto(`/operations/#/invoices?tab=todo&word=${applySn}`, { waitUntil: 'networkidle' });
  await office.getByRole('button', { name: '开具', exact: true }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: '开具', exact: true }).click();
  await office.getByText('已提交税务网关').first().waitFor();
  const issued = async () => {
    await page.goto(`${bills}/invoiceLog?billId=${id}&tab=issued`, { waitUntil: 'networkidle' });
    return page.getByRole('row').filter({ hasText: applySn }).count();
  };
  await expect.poll(issued, { timeout: 60_000, interval: 1000 }).toBe(1);

  const seller = await openPage();
  await enterSeller(seller, '13900000001');
  await seller.goto(`/seller/#/bills?tab=settled&word=${sn}`, { waitUntil: 'networkidle' });
  await seller.getByText(applySn).first().waitFor();
  await seller.getByText('已调整').first().waitFor();
});
