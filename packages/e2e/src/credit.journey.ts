import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { enterOperations } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { deskWidths, inspect } from './quality-steps.ts';

/** The figure that stands under a name on the page of the quota. */
const figure = async (page: Page, name: string): Promise<number> => {
  const text = await page.getByRole('main').locator('dl div').filter({ hasText: name }).locator('dd').first().textContent();
  return Number(/¥([\d,]+\.\d{2})/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
};

const openQuota = async (page: Page): Promise<void> => {
  await page.goto('/personalCenterBase/procureQuotaSheet', { waitUntil: 'networkidle' });
  await page.getByText('可用 = 总额度').waitFor();
};

it('a company orders on its purchase quota, the mall lets it through, and the ledger says so', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  await openQuota(page);
  const before = { used: await figure(page, '已用'), frozen: await figure(page, '冻结') };
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await page.waitForURL(/fillOrder/);
  await page.getByText(/采购额度：总额度 ¥/).waitFor();
  await page.getByRole('radio', { name: /采购额度/ }).check();
  await page.getByText(/提交时冻结额度/).waitFor();
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/finishPay\?paySn=\d+/);
  await page
    .getByText(/采购额度订单已提交/)
    .first()
    .waitFor();

  await openQuota(page);
  const sum = Math.round(((await figure(page, '冻结')) - before.frozen) * 100) / 100;
  expect(sum).toBeGreaterThan(0);
  const [sn = ''] =
    /\d{18}/.exec(
      (await page
        .getByRole('link', { name: /^订单 \d+/ })
        .first()
        .textContent()) ?? '',
    ) ?? [];

  const office = await openPage();
  await enterOperations(office);
  await office.goto(`/operations/#/credit/reviews?word=${sn}`, { waitUntil: 'networkidle' });
  await office.getByText(`订单 ${sn}`).waitFor();
  await office.getByRole('button', { name: '通过并扣减' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: '通过并扣减' }).click();
  await office.getByText('已通过，额度已扣减').first().waitFor();

  await openQuota(page);
  expect(await figure(page, '冻结')).toBeCloseTo(before.frozen, 2);
  expect(await figure(page, '已用')).toBeCloseTo(before.used + sum, 2);
  await page.getByRole('row').filter({ hasText: sn }).filter({ hasText: '扣减' }).first().waitFor();
});

it('the mall’s people find applications, quotas and orders on them, and every list can be read by everybody', async () => {
  const office = await openPage();
  await enterOperations(office);
  for (const path of ['/credit', '/credit/accounts', '/credit/reviews']) await inspect(office, `/operations/#${path}`, deskWidths);
  await office.goto('/operations/#/credit', { waitUntil: 'networkidle' });
  await office.getByText('证明材料').first().waitFor();
  await office.goto('/operations/#/credit/accounts?state=on_hold', { waitUntil: 'networkidle' });
  await office.getByText('平台暂停：', { exact: false }).first().waitFor();
});
