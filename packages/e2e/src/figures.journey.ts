import { expect, it } from 'vitest';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { inspect } from './quality-steps.ts';

it('shows a store what it sold in charts and in tables, and everybody can read them', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000002');
  for (const path of ['/figures', '/figures/goods']) await inspect(page, `/seller/#${path}`);
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto('/seller/#/figures', { waitUntil: 'networkidle' });
  await page.getByRole('list', { name: '本期指标' }).getByRole('button', { name: '访客' }).click();
  const chart = page.getByRole('region', { name: '访客 人 / 天' });
  await chart.locator('svg').waitFor();
  await chart.getByRole('button', { name: '以表格查看' }).click();
  expect(await chart.getByRole('row').count()).toBe(31);
  expect(await chart.locator('svg').count()).toBe(0);
  await page.getByRole('link', { name: '7 天' }).click();
  await page.getByText('与前 7 天比', { exact: false }).waitFor();
});

it('shows the mall its days, what was searched for in vain and who is slow', async () => {
  const page = await openPage();
  await enterOperations(page);
  await inspect(page, '/operations/#/dashboard');
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.getByRole('table', { name: '店铺时效' }).getByRole('row').nth(1).waitFor();
  await page.getByRole('table', { name: '无结果搜索' }).getByText('海底电缆 35KV').waitFor();
});
