import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

it('leads a visitor from a search to a goods and on to its store', async () => {
  const page = await openPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const box = page.getByRole('combobox', { name: '搜索', exact: true });
  await box.fill('yjv22 3x240');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /yjv22 3x240/ }).waitFor();
  await expect.poll(() => box.inputValue()).toBe('yjv22 3x240');

  const first = page.getByRole('main').locator('a[href*="/goodsDetails"]').first();
  expect(await first.getAttribute('href')).toMatch(/goodsId=\d+/);
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.getByRole('button', { name: '加入购物车' }).first().waitFor();
  await expect.poll(() => page.title()).toContain('能电商城');

  await page.getByRole('link', { name: '进店' }).first().click();
  await page.waitForURL(/\/shopIndex\?storeId=\d+/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

it('narrows a list by a filter that stays in the address and goes with the way back', async () => {
  const page = await openPage();
  await page.goto('/proClassification?id=1', { waitUntil: 'networkidle' });
  const choice = page.getByRole('complementary').getByRole('checkbox').first();
  await choice.check();
  await page.waitForURL(/(attrs|brandId|labelId|source)=/);
  // The list is drawn anew; a press on a card of the old one would go nowhere.
  await page.getByText('全部清除').first().waitFor();
  await page.waitForLoadState('networkidle');
  const narrowed = page.url();
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.waitForURL(/goodsDetails/);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(narrowed);
});

it('puts goods into the cart from the list, and the header counts them', async () => {
  const page = await openPage();
  await page.goto('/searchGoodsResult?keyword=绝缘手套', { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^加入购物车/ })
    .first()
    .click();
  await page
    .getByText(/已加入购物车/)
    .first()
    .waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await page
    .getByText(/已在购物车/)
    .first()
    .waitFor();
});

it('buys two specs of one goods at once from the table', async () => {
  const page = await openPage();
  await page.goto('/searchGoodsResult?keyword=YJV22&view=table', { waitUntil: 'networkidle' });
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: '增加' }) });
  for (const nth of [0, 1]) await rows.nth(nth).getByRole('button', { name: '增加' }).click();
  await page.getByText('已填 2 行').waitFor();
  await page.getByRole('button', { name: '一次加入购物车' }).click();
  await page.getByText('已将 2 种商品加入购物车').waitFor();
  await expect.poll(() => rows.filter({ hasText: '已在购物车' }).count()).toBe(2);
});

it('lowers the price a piece when the quantity reaches a step', async () => {
  const page = await openPage();
  await page.goto('/goodsDetails?goodsId=2', { waitUntil: 'networkidle' });
  const steps = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^\d+–\d+ 米/ });
  const reached = steps.and(page.locator('[aria-current="true"]'));
  await expect.poll(() => reached.innerText()).toMatch(/^50–/);
  const second = await steps.nth(1).innerText();
  const quantity = page.getByLabel(/的数量$/).first();
  await quantity.fill(/^\d+/.exec(second)?.[0] ?? '');
  await quantity.blur();
  await expect.poll(() => reached.innerText()).toBe(second);
});

it('shows only stores from abroad in the cross-border zone', async () => {
  const page = await openPage();
  await page.goto('/searchShopResult1', { waitUntil: 'networkidle' });
  const stores = page.getByRole('main').getByRole('article');
  const all = await stores.count();
  expect(all).toBeGreaterThan(3);
  expect(await stores.filter({ hasText: '跨境' }).count()).toBe(all);
});

it('goes from a block of the home page to its classes, chooses another there, and comes back to the block', async () => {
  const page = await openPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('main').locator('a[href*="dataSource=currentPage"]').first().click();
  await page.waitForURL(/\/proClassification\?id=\d+&classId=\d+&showType=1&dataSource=currentPage/);
  const strip = page.getByRole('navigation', { name: '本页分类' });
  const other = strip.locator('a:not([aria-current])').first();
  const name = (await other.locator('span').first().textContent()) ?? '';
  await other.click();
  await strip.locator('a[aria-current]', { hasText: name }).waitFor();
  const ofClass = await page.getByRole('heading', { level: 1 }).textContent();
  await strip.locator('a[aria-current]').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('classId')).toBeNull();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(ofClass);
});

const keptBy = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('vuex') ?? '{}') as unknown);

it('remembers what was searched for and how lists are shown', async () => {
  const page = await openPage();
  await page.goto('/searchGoodsResult?keyword=电缆', { waitUntil: 'networkidle' });
  // A press that comes before the page is awake leads there too, but is not remembered.
  await expect
    .poll(async () => {
      await page.getByRole('navigation', { name: '显示方式' }).getByRole('link').last().click();
      return keptBy(page);
    })
    .toMatchObject({ listView: 'table' });
  const box = page.getByRole('combobox', { name: '搜索', exact: true });
  await box.fill('断路器');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=%E6%96%AD.*view=table/);
  expect(await keptBy(page)).toMatchObject({ searched: ['断路器'], listView: 'table' });

  await page.goto('/', { waitUntil: 'networkidle' });
  const earlier = page.getByRole('option', { name: '断路器' });
  await expect
    .poll(async () => {
      await box.blur();
      await box.focus();
      return earlier.count();
    })
    .toBe(1);
  await page.getByRole('button', { name: '清空最近搜索' }).click();
  await expect.poll(() => earlier.count()).toBe(0);
  expect(await keptBy(page)).toMatchObject({ searched: [] });
});
