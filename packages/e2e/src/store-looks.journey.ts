import { expect, it } from 'vitest';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { inspect } from './quality-steps.ts';

it('shows buyers a notice within seconds of being published, and takes it back with an earlier version', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000002');
  await page.goto('/seller/#/decoration', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '加一条公告' }).click();
  await page.getByLabel('标题').last().fill('周末照常发货');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('已发布第 3 版').waitFor();
  const href = await page.getByRole('link', { name: '查看店铺' }).getAttribute('href');
  const buyer = await openPage();
  const sees = async () => {
    await buyer.goto(href ?? '', { waitUntil: 'networkidle' });
    return buyer.getByText('周末照常发货').isVisible();
  };
  await expect.poll(sees, { timeout: 15_000 }).toBe(true);
  await page.getByRole('listitem').filter({ hasText: '第 2 版' }).getByRole('button', { name: '恢复' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '恢复' }).click();
  await expect.poll(sees, { timeout: 15_000 }).toBe(false);
});

it('can be read by everybody', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000001');
  for (const path of ['/seller/#/decoration', '/seller/#/decoration/goods', '/seller/#/papers']) await inspect(page, path);
});

it('is audited by screens that can be read by everybody', async () => {
  const page = await openPage();
  await enterOperations(page);
  for (const path of ['/operations/#/audits/papers', '/operations/#/reviews']) await inspect(page, path);
});
