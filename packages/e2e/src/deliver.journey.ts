import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshMobile, register } from './account-steps.ts';
import { fillAddress } from './buy-steps.ts';
import { openPage } from './open-page.ts';

const goods = '/goodsDetails?goodsId=100';

const choice = (page: Page) => page.getByLabel('配送地区').and(page.locator('select'));
const chosen = (page: Page): Promise<string> => choice(page).locator('option:checked').innerText();
/** Shown before its script runs, a choice is not kept yet. */
const choose = (page: Page, region: string): Promise<void> =>
  expect
    .poll(async () => {
      await choice(page).selectOption({ label: region });
      return page.getByRole('region', { name: '账户与服务' }).getByText(region).count();
    })
    .toBeGreaterThan(0);
const freight = async (page: Page): Promise<string> => (await choice(page).locator('xpath=ancestor::dd').innerText()).replace(/\s+/g, ' ');

it('sends goods to every province, keeps a visitor’s choice and follows a member’s default address', async () => {
  const page = await openPage();
  await page.goto(goods, { waitUntil: 'networkidle' });
  expect(await choice(page).locator('option').count()).toBe(34);
  expect(await chosen(page)).toBe('天津');
  const usual = await freight(page);
  await choose(page, '西藏');
  await expect.poll(() => freight(page)).not.toBe(usual);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => chosen(page)).toBe('西藏');
  await page.getByRole('region', { name: '账户与服务' }).getByText('西藏').waitFor();

  await register(page, freshMobile());
  await page.goto('/personalCenterBase/addressManagement', { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  await expect
    .poll(async () => {
      const add = page.getByRole('button', { name: '新增收货地址' }).first();
      if ((await dialog.count()) === 0) await add.click({ timeout: 5000 }).catch(() => undefined);
      await dialog.waitFor({ timeout: 5000 }).catch(() => undefined);
      return dialog.count();
    })
    .toBe(1);
  await fillAddress(page, { province: '新疆维吾尔自治区' });
  await page.goto(goods, { waitUntil: 'networkidle' });
  await expect.poll(() => chosen(page)).toBe('新疆');
  // Another place for once holds for this member.
  await choose(page, '甘肃');
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => chosen(page)).toBe('甘肃');
});

it('offers every province in the head, and on a phone on the home page', async () => {
  for (const viewport of [
    { width: 1366, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await openPage({ viewport });
    await page.goto('/', { waitUntil: 'networkidle' });
    const says = (region: string) => page.getByRole('button', { name: new RegExp(`^送至：\\s*${region}$`) });
    const offered = page.getByRole('list', { name: '配送地区' }).getByRole('button');
    await says('天津').click();
    expect(await offered.count()).toBe(34);
    const last = await offered.last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0), 'every province stands on the page').toBeLessThanOrEqual(viewport.width);
    await offered.filter({ hasText: '西藏' }).click();
    await says('西藏').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await says('西藏').waitFor();
  }
});
