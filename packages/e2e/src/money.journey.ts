import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { enterOperations, freshCode } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { deskWidths, graveFaults, inspect } from './quality-steps.ts';

const secondMobile = '13700000002';

/** From the list of orders to the bank, with the order at this place of it. */
const toBank = async (page: Page, place: number): Promise<Page> => {
  await page.goto('/personalCenterBase/myOrders?state=toPay', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '去付款' }).nth(place).click();
  await page.waitForURL('**/toPay?paySn=*');
  await page.getByRole('radio', { name: /网上银行/ }).waitFor();
  const [bank] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('button', { name: '立即支付' }).click()]);
  await bank.waitForURL('**/sandbox/pay/bank/*');
  await bank.getByRole('heading', { level: 1 }).waitFor();
  return bank;
};

/** Above it two people are needed. */
const limit = 1000;

/** A buyer pays a fen too little at the bank, for an order above the limit that nobody paid before; gives the number of the payment. */
const payTooLittle = async (): Promise<string> => {
  const page = await openPage();
  await signIn(page, '13800000007');
  for (let place = 0; ; place += 1) {
    const bank = await toBank(page, place);
    const amount = Number(
      (
        await bank
          .getByText(/^¥[\d,.]+$/)
          .first()
          .textContent()
      )?.replaceAll(/[¥,]/g, ''),
    );
    const short = bank.getByRole('button', { name: /少付一分/ });
    if (amount > limit && (await short.count()) === 1) {
      const attemptNo = new URL(bank.url()).pathname.split('/').at(-1) as string;
      await short.click();
      await bank.waitForURL((url) => !url.pathname.startsWith('/sandbox'));
      await page.context().close();
      return attemptNo;
    }
    await bank.close();
  }
};

const openCase = async (page: Page, attemptNo: string): Promise<void> => {
  await page.goto(`/operations/#/money?tab=all&word=${attemptNo}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: '少付 ¥0.01' }).waitFor();
};

/** A code opens once, and others may be at the same authenticator: tried until one is taken. */
const confirm = async (page: Page): Promise<void> => {
  await expect
    .poll(
      async () => {
        await page.getByLabel('动态码').fill(await freshCode(secondMobile));
        await page.getByRole('button', { name: '复核通过，立即退回' }).click();
        const done = page.getByText('已复核，款项已处理').waitFor({ timeout: 5000 });
        return done.then(
          () => 'done',
          () => 'again',
        );
      },
      { timeout: 150_000, interval: 100 },
    )
    .toBe('done');
};

it('gives money of a wrong amount back by two people; one alone cannot', async () => {
  const attemptNo = await payTooLittle();

  const first = await openPage();
  await enterOperations(first);
  await openCase(first, attemptNo);
  await first.getByRole('radio', { name: /整笔退回/ }).check();
  await first.getByRole('button', { name: '提交复核' }).click();
  await first.getByText('请填写原因').waitFor();
  await first.getByLabel('理由').fill('客户要求退回，重新支付');
  await first.getByRole('button', { name: '提交复核' }).click();
  await first
    .getByText(/须由另一人复核/)
    .first()
    .waitFor();
  expect(await first.getByRole('button', { name: '复核通过，立即退回' }).isDisabled()).toBe(true);
  expect(await first.getByLabel('动态码').count()).toBe(0);

  const second = await openPage();
  await enterOperations(second, secondMobile);
  await openCase(second, attemptNo);
  await second.getByText('等我复核').first().waitFor();
  expect(await graveFaults(second)).toEqual([]);
  await confirm(second);

  await first.reload({ waitUntil: 'networkidle' });
  await expect
    .poll(
      async () => {
        await first.reload({ waitUntil: 'networkidle' });
        return first.getByText('款项已退回').count();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(1);
}, 300_000);

it('shows vouchers, refunds and the bank’s statement without a fault, and reads a statement', async () => {
  const page = await openPage();
  await enterOperations(page);
  for (const path of ['/money', '/money/vouchers', '/money/refunds', '/money/statement', '/money/alerts']) {
    await inspect(page, `/operations/#${path}`, deskWidths);
  }
  await page.goto('/operations/#/money/vouchers', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '核销' }).first().click();
  await page.getByLabel('到账金额').fill('0.01');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /核销|登记/ })
    .click();
  await page.getByText('到账金额与应付金额不一致').waitFor();
  await page.keyboard.press('Escape');

  await page.goto('/operations/#/money/statement', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '上传银行流水' }).click();
  const no = `J${Date.now()}`;
  const text = `交易流水号,本方账号,交易时间,借贷标志,金额,对方户名,附言\n${no},6200000000000000001,2026-01-02 10:00:00,贷,5000.00,个人,货款\n`;
  await page.getByLabel('选择文件').setInputFiles({ name: 's.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByText('新增 1 条：自动对上 0，等确认 0，对不上 1').waitFor();
  await page.getByRole('button', { name: '看差异' }).click();
  await page
    .getByRole('row')
    .filter({ hasText: no.slice(-8) })
    .getByRole('button', { name: '记为错额来款' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '记为错额来款' }).click();
  await page.getByRole('heading', { name: '来款 ¥5,000.00，没有对应订单' }).waitFor();
}, 120_000);
