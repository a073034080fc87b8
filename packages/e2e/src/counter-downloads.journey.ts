import { expect, it } from 'vitest';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { inspect } from './quality-steps.ts';

it('keeps what a seller exported in his own download centre, and shows an operator his, not a seller’s', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000004');
  await page.goto('/seller/#/orders?tab=all', { waitUntil: 'networkidle' });
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出', exact: true }).click()]);
  await page.getByRole('button', { name: '曜禾海外客服' }).click();
  await page.getByRole('link', { name: '下载中心' }).click();
  const row = page.locator('tbody tr', { hasText: '订单' }).first();
  await row.getByText('可下载', { exact: true }).waitFor();
  await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: /^下载/ }).click()]);
  await row.getByText('已下载 1 次').waitFor();
  await inspect(page, '/seller/#/downloads');
  await page.setViewportSize({ width: 1366, height: 900 });
  await row.getByRole('link').first().click();
  await page.getByRole('heading', { name: '订单发货' }).waitFor();
  await enterOperations(page, '13700000002');
  await page.goto('/operations/#/downloads', { waitUntil: 'networkidle' });
  await page.getByText('还没有导出过文件').waitFor();
  expect(await page.getByRole('button', { name: '申请个人数据副本' }).count()).toBe(0);
});
