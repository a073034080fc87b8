import { expect, it } from 'vitest';
import { enterOperations } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { deskWidths, inspect } from './quality-steps.ts';

it('gives an operator a list as a file, which he finds again in his download centre with the way back to the list', async () => {
  const page = await openPage();
  await enterOperations(page);
  await page.goto('/operations/#/log?kind=sign_in', { waitUntil: 'networkidle' });
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出', exact: true }).click()]);
  expect(file.suggestedFilename()).toMatch(/^操作日志.*\.xlsx$/);
  await page.getByText('已导出，文件也在下载中心').waitFor();
  await page.goto('/operations/#/downloads', { waitUntil: 'networkidle' });
  const row = page.locator('tbody tr', { hasText: '操作日志' }).first();
  await row.getByText('可下载', { exact: true }).waitFor();
  await row.getByRole('link').first().click();
  await page.getByRole('heading', { name: '操作日志' }).waitFor();
});

it('shows an operator companies beside members, and asks why before one is frozen', async () => {
  const page = await openPage();
  await enterOperations(page);
  await page.goto('/operations/#/people', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '企业', exact: true }).click();
  await page.getByLabel('状态').selectOption({ label: '已认证' });
  await page.getByRole('button', { name: '冻结企业' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('其他').check();
  await dialog.getByRole('button', { name: '冻结企业' }).click();
  await dialog.getByText('请填写原因').waitFor();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await inspect(page, '/operations/#/people/companies?state=blocked', deskWidths);
  await page.getByRole('button', { name: '解冻' }).waitFor();
  await page.getByRole('link', { name: '看认证资料' }).click();
  await page.getByRole('heading', { name: '审核中心' }).waitFor();
  await page.getByRole('button', { name: '解冻' }).waitFor();
});
