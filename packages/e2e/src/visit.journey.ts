import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

it('shows goods to a visitor whose browser runs no script', async () => {
  const page = await openPage({ javaScriptEnabled: false, expected: [/\.js csp$/] });
  await page.goto('/');
  expect(await page.locator('a[href*="/goodsDetails"]').count()).toBeGreaterThanOrEqual(20);
  await page.getByRole('heading', { name: '为您推荐' }).waitFor();
});

it('lets a visitor find a class in the menu, by mouse and by keys', async () => {
  const page = await openPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const column = page.getByRole('main').getByRole('list', { name: '全部商品分类' });
  const second = column.getByRole('link').nth(1);
  await second.hover();
  await expect.poll(() => second.getAttribute('aria-expanded')).toBe('true');
  // The fifteen first-level classes and, beside the second of them, its lower levels.
  await expect.poll(() => column.getByRole('link').count()).toBeGreaterThan(20);
  await page.mouse.move(0, 0);
  await expect.poll(() => second.getAttribute('aria-expanded')).toBe('false');

  const first = column.getByRole('link').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await column.getByRole('definition').locator(':focus').or(column.getByRole('term').locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await first.and(page.locator(':focus')).waitFor();
});

it('finishes what is typed in pinyin initials', async () => {
  const page = await openPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: '搜索', exact: true });
  await box.and(page.locator(':focus')).waitFor();
  await box.pressSequentially('gydlq');
  const tip = page.getByRole('option', { name: '高压断路器' }).first();
  await tip.waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('listbox', { name: '搜索建议' }).getByRole('option', { selected: true }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'hidden' });
});

it('turns the banner, and stops when asked', async () => {
  const page = await openPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const banner = page.getByRole('region', { name: '主推活动' });
  await banner.getByRole('img').first().waitFor();
  const third = banner.getByRole('button', { name: /^显示第 3 张/ });
  await third.click();
  await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
  await banner.getByRole('button', { name: '暂停轮播' }).click();
  await banner.getByRole('button', { name: '继续轮播' }).waitFor();
});

it('goes on recommending as far as one scrolls', async () => {
  const page = await openPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const recommended = page.getByRole('region', { name: '为您推荐' });
  const cards = recommended.getByRole('article');
  const before = await cards.count();
  expect(before).toBeGreaterThanOrEqual(10);
  await recommended.getByText(/^已显示 \d+ \//).scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const names = await cards.getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(before * 2);
});
