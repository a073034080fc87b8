import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

const ticks = (page: Page) => page.getByRole('checkbox', { name: /^对比 / });
const columns = (page: Page) => page.locator('main thead th h2');
const rowOf = (page: Page, name: string) => page.locator('main tbody tr', { has: page.getByRole('rowheader', { name, exact: true }) });

test('a visitor ticks four goods, sees them side by side, and his link shows a colleague the same', async () => {
  const page = await openPage();
  await page.goto('/procurementManagement/goodsComp');
  await page.getByText('请选择商品！').waitFor();
  await page.goto('/searchGoodsResult?keyword=S20-M 630kVA', { waitUntil: 'networkidle' });
  const tray = page.getByRole('region', { name: '对比栏' });
  await ticks(page).nth(0).focus();
  await page.keyboard.press('Space');
  await tray.getByRole('button', { name: '再选 1 件' }).waitFor();
  await ticks(page).nth(1).check();
  await tray.getByRole('link', { name: '对比 2 件' }).waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await tray.getByRole('link', { name: '对比 2 件' }).waitFor();
  await page.goto('/searchGoodsResult?keyword=S22-M 630kVA', { waitUntil: 'networkidle' });
  await ticks(page).nth(0).check();
  await ticks(page).nth(1).check();
  await ticks(page).nth(2).click();
  await page.getByText('最多对比 4 件，先移出一件再加').waitFor();
  await tray.getByRole('link', { name: '对比 4 件' }).click();

  await page.waitForURL(/goodsComp\?specId=\d+,\d+,\d+,\d+$/);
  await expect.poll(() => columns(page).count()).toBe(4);
  const all = await page.locator('main tbody tr').count();
  await page.getByRole('checkbox', { name: /^只看有差异的/ }).click();
  await page.waitForURL(/only=1/);
  await expect.poll(() => page.locator('main tbody tr').count()).toBeLessThan(all);
  await rowOf(page, '含税单价').getByText('最低').first().waitFor();

  const before = await rowOf(page, '20 年损耗电费').textContent();
  await page.getByRole('textbox', { name: '电价' }).fill('12');
  await page.getByRole('button', { name: '重新计算' }).click();
  await page.getByText('请输入 0.01 至 10 的数').waitFor();
  await page.getByRole('textbox', { name: '电价' }).fill('0.8');
  await page.getByRole('textbox', { name: '使用年数' }).fill('30');
  await page.getByRole('textbox', { name: '使用年数' }).press('Enter');
  await page.waitForURL(/kwh=0\.8&years=30/);
  expect(await rowOf(page, '30 年损耗电费').textContent()).not.toBe(before);

  await page
    .getByRole('button', { name: /^移出对比：/ })
    .last()
    .click();
  await expect.poll(() => columns(page).count()).toBe(3);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出 xlsx' }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  await page
    .getByRole('button', { name: /^加入购物车：/ })
    .first()
    .click();
  await page.getByText(/^已加入购物车 1/).waitFor();

  const colleague = await openPage();
  await colleague.goto(page.url(), { waitUntil: 'networkidle' });
  expect(await columns(colleague).allTextContents()).toEqual(await columns(page).allTextContents());
  await rowOf(colleague, '30 年损耗电费').waitFor();
});

test('a purchaser puts what he searched for onto a list of his company', async () => {
  const page = await openPage();
  await signIn(page, '13800000003');
  await page.goto('/procurementManagement/SearchInput', { waitUntil: 'networkidle' });
  await page.getByRole('searchbox', { name: '要采购什么' }).fill('绝缘手套');
  await page.keyboard.press('Enter');
  await page.waitForURL(/searchPartWhite\?keyword=/);
  await page.getByRole('button', { name: '加入采购清单' }).click();
  await page.getByText('请选择商品！').waitFor();
  const picks = page.getByRole('checkbox', { name: /^选入清单：/ });
  await picks.nth(0).check();
  await picks.nth(1).check();
  await page.getByText('已选 2 项').waitFor();
  await page.getByRole('button', { name: '加入采购清单' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '采购清单' }).selectOption('new');
  await dialog.getByRole('button', { name: '加入', exact: true }).click();
  await dialog.getByText('请输入清单名称').waitFor();
  await dialog.getByRole('textbox', { name: '清单名称' }).fill(`检修备品 ${Date.now()}`);
  await dialog.getByRole('button', { name: '加入', exact: true }).click();
  await page.getByText('已加入采购清单 2 项').waitFor();

  await page.goto('/procurementManagement/SearchInput', { waitUntil: 'networkidle' });
  await page.locator('main').getByRole('link', { name: '绝缘手套' }).waitFor();
  await page.goto('/procurementManagement/productFiltration?word=绝缘手套', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '按此筛选：绝缘手套' }).click();
  await page.getByRole('button', { name: /^2级17kV/ }).click();
  await page.waitForURL(/attrs=/);
});
