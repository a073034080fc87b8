import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';

/** Whoever keeps the goods of the mall's own store. */
const keeper = '13900000101';

/** When it is there, as a guest reads it on a page that is opened anew, because an open one keeps its answer for minutes. */
const arrival = async (goods: string): Promise<number> => {
  const page = await openPage();
  await page.goto(goods, { waitUntil: 'networkidle' });
  const said = await page
    .getByText(/^预计 .+ 送达$/)
    .first()
    .innerText();
  const [month = 0, day = 0] = (said.match(/\d+/g) ?? []).slice(-2).map(Number);
  const now = new Date();
  // A day that lies months back is of the next year.
  const year = now.getFullYear() + (month < now.getMonth() ? 1 : 0);
  return Date.UTC(year, month - 1, day) / 86_400_000;
};

const giveDays = async (page: Page, days: string) => {
  for (const field of await page.getByLabel('在途天数').all()) await field.fill(days);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存，之后的订单按新运费计算').first().waitFor();
  await page.waitForURL(/#\/freight$/);
};

it('sends some goods by a template of its own, and buyers see the day as soon as it is changed', async () => {
  const store = await openPage();
  await enterSeller(store, keeper);
  await store.goto('/seller/#/freight', { waitUntil: 'networkidle' });
  const name = `旅程 ${String(Date.now()).slice(-6)}`;
  await store.getByRole('article', { name: '通用快递', exact: true }).getByRole('link', { name: '复制' }).click();
  // The list has a field of that name, too.
  await store.waitForURL(/freight\/new/);
  await store.getByLabel('模板名称').fill(name);
  await giveDays(store, '6');

  await store.goto('/seller/#/freight/goods', { waitUntil: 'networkidle' });
  const row = store
    .getByRole('row')
    .filter({ has: store.getByRole('link') })
    .first();
  const goods = (await row.getByRole('link').first().getAttribute('href')) ?? '';
  await row.getByRole('checkbox').check();
  await store.getByRole('combobox', { name: '运费模板' }).last().selectOption({ label: name });
  await store.getByRole('button', { name: '使用所选模板' }).click();
  await store.getByText('已更换运费模板').first().waitFor();
  const before = await arrival(goods);

  await store.goto('/seller/#/freight', { waitUntil: 'networkidle' });
  await store.getByRole('article', { name, exact: true }).getByRole('link', { name: '修改' }).click();
  await store.waitForURL(/freight\/\d+/);
  await giveDays(store, '10');
  expect((await arrival(goods)) - before).toBe(4);
});
