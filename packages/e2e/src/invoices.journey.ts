import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';

const own = '光储自营旗舰仓';
const third = '断岳低压旗舰店';
const sellerOfThird = '13900000003';
const list = '/personalCenterBase/invoiceManagement/managementList';

/** The tax gateway answers after a moment: the tab is looked at again until an invoice of this order stands there. */
const comesTo = (page: Page, tab: 'issued' | 'reviewing', orderSn: string, state: string) =>
  expect
    .poll(
      async () => {
        await page.goto(`${list}?tab=${tab}&word=${orderSn}`, { waitUntil: 'networkidle' });
        return page.getByRole('row').filter({ hasText: state }).count();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBeGreaterThan(0);

const download = async (page: Page, button: string): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).first().click(),
  ]);
  return file.suggestedFilename();
};

const applying = '/personalCenterBase/invoiceBase/applyInvoice';

type Order = { id: string; sn: string; fen: number };

/** What the sums of some rows come to. */
const fenOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.round(Number((/¥([\d,.]+)/.exec(text)?.[1] ?? '').replaceAll(',', '')) * 100), 0);

/** The first order of the page that may be applied for, by the second step to which it leads. */
const firstOpen = async (page: Page, address: string, store: string): Promise<Order | undefined> => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('row').nth(1).or(page.getByText('没有可以开票的订单')).first().waitFor();
  const row = page
    .getByRole('row')
    .filter({ hasText: store })
    .filter({ has: page.getByRole('checkbox', { disabled: false }) });
  if ((await row.count()) === 0) return undefined;
  const shown = await row.first().innerText();
  const sn = /\d{18}/.exec(shown)?.[0] ?? '';
  await row.first().getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: '下一步：类型与抬头' }).click();
  await page.waitForURL('**/useInvoice?orders=*');
  return { sn, fen: fenOf([shown]), id: new URL(page.url()).searchParams.get('orders') ?? '' };
};

const firstOfPages = async (page: Page, store: string): Promise<Order> => {
  for (let nth = 1; nth < 8; nth += 1) {
    const open = await firstOpen(page, `${applying}?page=${nth}`, store);
    if (open) return open;
  }
  throw new Error(`no order of ${store} that may be invoiced`);
};

/** Whoever issues opens the application by the number of its order, and sends it to the gateway. */
const issue = async (page: Page, screen: string, word: string): Promise<void> => {
  await page.goto(`${screen}?tab=todo&word=${word}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '开具', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '开具', exact: true }).click();
  await page.getByText('已提交税务网关').first().waitFor();
};

it('a buyer applies for orders of two stores, which seller and mall issue; a change takes one back by a red letter, and another stands instead', async () => {
  const seller = await openPage();
  await enterSeller(seller, sellerOfThird);
  const office = await openPage();
  await enterOperations(office);
  const page = await openPage();
  await signIn(page, '13800000002');
  const { sn: ofThird, id, fen } = await firstOfPages(page, third);
  const { sn: ofOwn, id: other, fen: otherFen } = await firstOfPages(page, own);
  await page.goto(`/personalCenterBase/invoiceBase/useInvoice?orders=${other},${id}`, { waitUntil: 'networkidle' });
  await page
    .getByText(/^将开 [2-9] 张$/)
    .first()
    .waitFor();
  await page
    .getByText(`¥${((fen + otherFen) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: /^电子普票/ }).check({ force: true });
  await page.getByRole('button', { name: '提交开票申请' }).click();
  await page.getByText('申请已提交').first().waitFor();

  await issue(seller, '/seller/#/invoices', ofThird);
  await issue(office, '/operations/#/invoices', ofOwn);
  await comesTo(page, 'issued', ofThird, '已开具');
  expect(fenOf(await page.getByRole('row').filter({ hasText: ofThird }).allInnerTexts())).toBe(fen);
  expect(await download(page, '下载')).toMatch(/^发票_\d{8}\.pdf$/);

  await page.getByRole('button', { name: '换开' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('发票抬头').selectOption({ index: 1 });
  await dialog.getByLabel('原因').fill('抬头写错');
  await dialog.getByRole('button', { name: '提交' }).click();
  // Another is applied for when the red letter is out.
  await comesTo(page, 'reviewing', ofThird, '待商家开票');
  await issue(seller, '/seller/#/invoices', ofThird);
  await comesTo(page, 'issued', ofThird, '已开具');
  expect(fenOf(await page.getByRole('row').filter({ hasText: ofThird }).allInnerTexts())).toBe(fen);
  await comesTo(page, 'issued', ofOwn, '已开具');
  expect(fenOf(await page.getByRole('row').filter({ hasText: ofOwn }).allInnerTexts())).toBe(otherFen);
}, 180_000);
