import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { sharedReader } from './open-page.ts';

const visit = sharedReader((page) => signIn(page, '13800000002'));

/** What an A4 sheet has inside its margins. A sheet is as narrow as a telephone and is none. */
const sheet = { width: 688, height: 1017 };

/** Laid out, not printed: a browser's own printing may wait for ever, and every page of its context with it. */
const sheetsOf = async (page: Page): Promise<number> =>
  Math.ceil(Number(await page.evaluate('document.documentElement.scrollHeight')) / sheet.height);

/** Orders of two lines among the latest of a state. */
const twoLined = async (page: Page, state: string): Promise<string[]> => {
  await page.goto(`/personalCenterBase/myOrders?state=${state}`, { waitUntil: 'networkidle' });
  const cards = await page.getByRole('article').all();
  const found: string[] = [];
  for (const card of cards) {
    if ((await card.getByRole('listitem').count()) !== 2) continue;
    found.push((await card.locator('a[href*="/myOrdersDetail?id="]').first().getAttribute('href')) ?? '');
  }
  return found;
};

it('prints an order of two lines on one page, with all its columns, wherever it stands', async () => {
  const page = await visit();
  const addresses: string[] = [];
  for (const state of ['toPay', 'toShip', 'toReceive', 'done']) addresses.push(...(await twoLined(page, state)).slice(0, 2));
  expect(addresses.length).toBeGreaterThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await sheetsOf(page), address).toBe(1);
  }
  expect(await page.getByRole('columnheader', { name: /单价/ }).isVisible()).toBe(true);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
});

it('leads from anywhere in the row of an after-sale to its detail', async () => {
  const page = await visit();
  await page.goto('/personalCenterBase/afterSale', { waitUntil: 'networkidle' });
  const row = page.getByRole('list', { name: '售后服务' }).getByRole('listitem').first();
  const sn = (await row.getByRole('link').first().innerText()).trim();
  const box = await row.boundingBox();
  // Between the columns, where nothing is written.
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.52, (box?.y ?? 0) + 8);
  await page.waitForURL('**/afterSalesExchange?id=*');
  await page.getByText(sn).first().waitFor();
});
