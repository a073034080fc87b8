import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const quote = async (mobile: string, title: string, price: string): Promise<Page> => {
  const page = await openPage();
  await enterSeller(page, mobile);
  await page.goto('/seller/#/inquiries?tab=to_answer', { waitUntil: 'networkidle' });
  await page.getByRole('row').filter({ hasText: title }).getByRole('link').first().click();
  await page.getByRole('heading', { name: title }).waitFor();
  for (const input of await page.getByLabel(/^含税单价 /).all()) await input.fill(price);
  for (const input of await page.getByLabel(/^交货天数 /).all()) await input.fill('12');
  await page.getByLabel('付款条件').fill('月结 30 天');
  await page.getByLabel('报价有效期').fill('30');
  await page.getByLabel('联系人').fill('马文涛');
  await page.getByLabel('联系电话').fill(mobile);
  await page.getByRole('button', { name: '提交第 1 版报价' }).click();
  await page.getByText('第 1 版报价已密封提交').waitFor();
  return page;
};

it('a company asks three sellers under seal, compares, awards, orders at the quoted price and drafts the contract', async () => {
  const buyer = await openPage();
  await signIn(buyer, '13800000002');
  await buyer.goto('/personalCenterBase/myInquiry?state=confirmed', { waitUntil: 'networkidle' });
  await buyer.getByRole('button', { name: '再询一次' }).first().click();
  await buyer.waitForURL('**/newInquiry?id=*');
  // The list that is left has a box of the same name.
  const basics = buyer.locator('#part-basics');
  const title = `开关柜断路器 ${Date.now()}`;
  await basics.getByLabel('询价名称').fill(title);
  await basics.getByRole('textbox', { name: '报价截止' }).fill(day(3));
  await buyer.getByText(/草稿已于 .* 自动保存/).waitFor();
  await buyer.getByRole('button', { name: '发布询价' }).last().click();
  await buyer.waitForURL('**/myInquiryDetail?id=*');
  const address = new URL(buyer.url());
  await buyer.getByText('0 / 3 家已报价').first().waitFor();

  const [first] = [
    await quote('13900000001', title, '9.90'),
    await quote('13900000002', title, '8.80'),
    await quote('13900000003', title, '9.50'),
  ];
  await buyer.reload({ waitUntil: 'networkidle' });
  await buyer.getByText('3 / 3 家已报价').first().waitFor();
  expect(await buyer.getByText('8.80').count()).toBe(0);
  await buyer.getByRole('button', { name: '提前开标' }).first().click();
  await buyer.getByRole('alertdialog').getByRole('button', { name: '提前开标' }).click();
  await buyer.waitForURL('**/comfirmInquiry?id=*');
  await buyer.getByRole('columnheader', { name: /综合第一/ }).waitFor();
  await buyer.getByRole('button', { name: '确认中标供应商' }).click();
  await buyer.waitForURL('**/myInquiryDetail?id=*');
  await buyer.getByRole('button', { name: '按报价下单' }).click();
  await buyer.getByRole('dialog').getByLabel('付款方式').waitFor();
  expect(await graveFaults(buyer, 'dialog')).toEqual([]);
  await buyer.getByRole('dialog').getByRole('button', { name: '按报价下单' }).click();
  await buyer.waitForURL('**/myOrdersDetail?id=*');
  await buyer.getByText('8.80').first().waitFor();
  await buyer.goto(address.href, { waitUntil: 'networkidle' });
  await buyer.getByRole('button', { name: '生成合同' }).click();
  await buyer.waitForURL('**/contract/**');
  await buyer.getByText('8.80').first().waitFor();

  await first.reload({ waitUntil: 'networkidle' });
  await first.getByText('未中标').first().waitFor();
});
