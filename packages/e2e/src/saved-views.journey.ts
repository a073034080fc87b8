import { expect, it } from 'vitest';
import { enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

it('finds a number or a name from wherever one is, by the keyboard alone', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000003');
  await page.goto('/seller/#/orders', { waitUntil: 'networkidle' });
  const sn = /\d{18}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: '查找' });
  await dialog.waitFor();
  await page.keyboard.type(sn.slice(0, 1));
  await dialog.getByText('至少两个字').waitFor();
  await page.keyboard.type(sn.slice(1));
  await dialog.getByRole('link', { name: sn }).waitFor();
  expect(await graveFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: sn }).or(page.getByRole('main').getByText(sn)).first().waitFor();
  await page.waitForURL(/#\/orders\/\d+/);
  expect(await dialog.count()).toBe(0);
});

it('keeps the filters of a list under a name, opens them again with one click and forgets them', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000003');
  // The own store is where the top bar says.
  const store = await page.getByRole('banner').locator('a[href^="/shopIndex"]').getAttribute('href');
  expect((await page.request.get(store ?? '')).status()).toBe(200);
  await page.goto('/seller/#/orders', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: /^全部/ }).click();
  await page.getByRole('searchbox').or(page.getByRole('search').getByRole('textbox')).first().fill('2611');
  await page.getByRole('button', { name: '查询' }).click();
  const views = page.getByRole('navigation', { name: '我的视图' });
  await views.getByRole('button', { name: '存为视图' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('请给视图起个名字').waitFor();
  await dialog.getByLabel('视图名称').fill('十一月的单');
  await dialog.getByRole('button', { name: '保存' }).click();
  await views.getByRole('link', { name: '十一月的单' }).waitFor();

  await page.goto('/seller/#/orders', { waitUntil: 'networkidle' });
  expect(await graveFaults(page)).toEqual([]);
  await views.getByRole('link', { name: '十一月的单' }).click();
  await page.waitForURL(/word=2611/);
  await views.getByRole('button', { name: '删除视图' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除视图' }).click();
  await views.getByRole('link', { name: '十一月的单' }).waitFor({ state: 'hidden' });
});
