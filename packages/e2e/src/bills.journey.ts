import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { attach, fillReturn, takeReturn } from './after-sale-steps.ts';
import { enterOperations, enterSeller, freshCode } from './counter-steps.ts';
import { openPage } from './open-page.ts';

const centre = '/personalCenterBase';
const bills = `${centre}/billManagement`;
const officers = ['13700000001', '13700000002'] as const;
const store = '光储自营旗舰仓';

const fenOf = (text: string | undefined): number => Math.round(Number((text ?? '').replaceAll(',', '')) * 100);
/** The sum that stands behind a word of the page, in fen. */
const sumAfter = async (page: Page, word: string): Promise<number> =>
  fenOf(new RegExp(`${word}\\s*¥([\\d,.]+)`).exec(await page.getByRole('main').innerText())?.[1]);

/** The goods that were bought on the quota arrive. */
const receive = async (page: Page): Promise<{ id: string; sn: string }> => {
  await page.goto(`${centre}/myOrders?state=toReceive&payMode=credit`, { waitUntil: 'networkidle' });
  const order = page.getByRole('article').filter({ hasText: store });
  const sn = /\d{18}/.exec(await order.first().innerText())?.[0] ?? '';
  await order.first().getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click();
  await page.getByText('已确认收货').first().waitFor();
  await page.goto(`${centre}/reconciliationOrder?word=${sn}`, { waitUntil: 'networkidle' });
  const href = (await page.getByRole('link', { name: sn }).getAttribute('href')) ?? '';
  return { sn, id: new URL(href, page.url()).searchParams.get('id') ?? '' };
};

/** Finance makes a bill of the order that is shown to it. */
const cut = async (page: Page, orderSn: string): Promise<{ id: string; sn: string; address: string }> => {
  await page.goto(`${bills}/accountCreator?word=${orderSn}`, { waitUntil: 'networkidle' });
  await page.getByRole('checkbox', { name: `选择订单 ${orderSn}` }).check({ force: true });
  await page.getByRole('button', { name: /^生成账单 ¥/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '生成账单' }).click();
  await page.waitForURL('**/billingDetails?id=*');
  await page.getByText('未还金额').waitFor();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const sn = /ZD\d+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  return { id, sn, address: `${bills}/billingDetails?id=${id}` };
};

/** Above what one may confirm, somebody else does so again. */
const confirmMoney = async (offices: readonly Page[], sn: string): Promise<void> => {
  for (const [at, office] of offices.entries()) {
    await office.goto(`/operations/#/bills?tab=all&word=${sn}`, { waitUntil: 'networkidle' });
    await office.getByRole('textbox', { name: '动态验证码' }).fill(await freshCode(officers[at] as string));
    const confirm = office.getByRole('button', { name: /^(确认|复核)到账$/ });
    await confirm.click();
    // Gone once it is done; 待复核 stands there before the second has pressed.
    await confirm.waitFor({ state: 'detached' });
    if ((await office.getByText('待复核').count()) === 0) return;
  }
};

/** The tax gateway answers after a moment. */
const comesTo = (page: Page, billId: string, tab: 'issued' | 'red' | 'reviewing', words: readonly string[]) =>
  expect
    .poll(
      async () => {
        await page.goto(`${bills}/invoiceLog?billId=${billId}&tab=${tab}`, { waitUntil: 'networkidle' });
        return words.reduce((rows, word) => rows.filter({ hasText: word }), page.getByRole('row')).count();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(1);

const yuan = (fen: number): string => (fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

it('goods are received, billed, disputed, put right, confirmed, invoiced and paid; a return brings the red letter, and each side sees every step', async () => {
  const [page, office, second, seller] = await Promise.all([openPage(), openPage(), openPage(), openPage()]);
  await Promise.all([
    signIn(page, '13800000002'),
    enterOperations(office, officers[0]),
    enterOperations(second, officers[1]),
    enterSeller(seller, '13900000001'),
  ]);
  const order = await receive(page);
  const bill = await cut(page, order.sn);
  const before = await sumAfter(page, '未还金额');

  await page.getByRole('button', { name: '提异议' }).last().click();
  await page.getByRole('textbox', { name: /说明/ }).fill('比合同价高一元');
  await page.getByRole('button', { name: '保存异议' }).click();
  await page.getByRole('button', { name: '提交 1 个异议' }).click();
  await page.getByText('等待商家处理').waitFor();
  await office.goto(`/operations/#/bills?tab=all&word=${bill.sn}`, { waitUntil: 'networkidle' });
  await office.getByText('比合同价高一元').first().waitFor();
  await office.getByRole('textbox', { name: /调整金额/ }).fill('1.00');
  await office.getByRole('textbox', { name: /^说明/ }).fill('按合同价更正');
  await office.getByRole('button', { name: '提交处理' }).click();
  await office.getByText('已调整').first().waitFor();

  await page.goto(bill.address, { waitUntil: 'networkidle' });
  await page.getByText('商家已调整').first().waitFor();
  expect(await sumAfter(page, '未还金额')).toBe(before - 100);
  await page.getByRole('button', { name: '确认账单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认账单' }).click();
  await page.getByRole('link', { name: '申请开票' }).first().click();
  await page.waitForURL('**/invoiceCreator?id=*');
  await page.getByRole('radio', { name: /^电子普票/ }).check({ force: true });
  await page.getByRole('button', { name: '提交开票申请' }).click();
  await page.waitForURL('**/invoiceLog?billId=*');
  const row = page.getByRole('row').filter({ hasText: /FP\d+/ });
  const applied = await row.first().innerText();
  const applySn = /FP\d+/.exec(applied)?.[0] ?? '';
  expect(applied).toContain(yuan(before - 100));

  await page.goto(bill.address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '去还款' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /付款户名/ }).fill('云汀供电有限公司');
  await attach(page, dialog.locator('input[type=file]'), '回单.png');
  await dialog.getByRole('button', { name: '提交还款' }).click();
  await dialog.waitFor({ state: 'detached' });
  await confirmMoney([office, second], bill.sn);
  await page.goto(bill.address, { waitUntil: 'networkidle' });
  await page.getByText('已结清').first().waitFor();
  expect(await sumAfter(page, '未还金额')).toBe(0);
  await office.goto(`/operations/#/invoices?tab=todo&word=${applySn}`, { waitUntil: 'networkidle' });
  await office.getByRole('button', { name: '开具', exact: true }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: '开具', exact: true }).click();
  await office.getByText('已提交税务网关').first().waitFor();
  await comesTo(page, bill.id, 'issued', [applySn]);

  await page.goto(`${centre}/applyAfterSales?orderId=${order.id}`, { waitUntil: 'networkidle' });
  await fillReturn(page);
  const back = await sumAfter(page, '退款金额');
  expect(back).toBeGreaterThan(0);
  await takeReturn({ page, shop: seller, mall: office });
  // The red letter takes all of it back; what was kept is applied for anew by itself.
  await comesTo(page, bill.id, 'red', [applySn, '已红冲']);
  await comesTo(page, bill.id, 'reviewing', [yuan(before - 100 - back)]);

  await seller.goto(`/seller/#/bills?tab=settled&word=${bill.sn}`, { waitUntil: 'networkidle' });
  await seller.getByText(applySn).first().waitFor();
  await seller.getByText('已调整').first().waitFor();
  await office.goto(`/operations/#/invoices?tab=red&word=${applySn}`, { waitUntil: 'networkidle' });
  await office.getByText('已红冲').first().waitFor();
});
