import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './open-page.ts';

const screens = [
  { name: 'on a desk', viewport: { width: 1366, height: 900 } },
  { name: 'on a telephone', viewport: { width: 390, height: 844 } },
] as const;

/** What stands in a fresh visitor's cart, a text for each line. */
const cartLines = async (page: Page): Promise<string[]> => {
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
    // The items of a store lie in the store's own item.
    .filter({ hasNot: page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') }) });
  await lines.first().waitFor();
  return lines.allInnerTexts();
};

/** Not the bar of the table, whose words begin and end alike. */
const added = (page: Page) =>
  page
    .getByText(/^已(?!选|.*一次).*加入购物车/)
    .first()
    .waitFor();

describe.each(screens)('$name', ({ viewport }) => {
  it('opens the spec of an item number on enter, and that spec goes into the cart', async () => {
    const page = await openPage({ viewport });
    await page.goto('/goodsDetails?goodsId=2', { waitUntil: 'networkidle' });
    const row = page
      .getByRole('row')
      .filter({ hasText: '3×240' })
      .filter({ hasText: /500 m 盘/ });
    // A telephone has no room for the column of numbers; the text is there all the same.
    const itemNo = /NE\d+-\d\d/.exec((await row.first().textContent()) ?? '')?.[0] ?? '';
    expect(itemNo).not.toBe('');

    const box = page.getByRole('combobox', { name: '搜索', exact: true });
    const typeNumber = async () => {
      await box.fill(itemNo.toLowerCase());
      await box.press('Enter');
      await page.waitForURL(/specId=|searchGoodsResult/);
      return page.url();
    };
    // A number whose answer takes more than two seconds, on a busy machine, is searched for like a word.
    await expect.poll(typeNumber).toMatch(/goodsDetails\?goodsId=2&specId=\d+/);
    // The number stands in the table of specs all the time; the title says which spec the buttons buy.
    await page.getByRole('heading', { level: 1, name: /3×240/ }).waitFor();
    await page.getByRole('button', { name: '加入购物车' }).first().click();
    await added(page);
    const lines = await cartLines(page);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/3×240 500 m 盘/);
  });

  it('puts the section that was ticked into the cart', async () => {
    const page = await openPage({ viewport });
    await page.goto('/searchGoodsResult?keyword=YJV22', { waitUntil: 'networkidle' });
    if (viewport.width < 500) await page.getByRole('button', { name: '筛选' }).click();
    await page
      .getByRole('checkbox', { name: /^3×240/ })
      .first()
      .check();
    await page.waitForURL(/attrs=/);
    if (viewport.width < 500) await page.keyboard.press('Escape');
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('heading', { name: /3×240/ }).waitFor();
    await card.getByRole('button', { name: /^加入购物车/ }).click();
    await added(page);
    const lines = await cartLines(page);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('3×240');
  });

  it('puts the row of the table into the cart that was filled in', async () => {
    const page = await openPage({ viewport });
    await page.goto('/searchGoodsResult?keyword=YJV22 8.7/10kV 3*150&view=table', { waitUntil: 'networkidle' });
    const more = page.getByRole('main').getByRole('button', { name: '增加' });
    const names = await more.locator('xpath=ancestor::*[self::tr or self::li][1]').allTextContents();
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name).toContain('3×150');
    const nth = names.findIndex((name) => name.includes('500 m 盘'));
    await more.nth(nth).click();
    await page.getByRole('button', { name: '一次加入购物车' }).click();
    await added(page);
    const lines = await cartLines(page);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/3×150 500 m 盘/);
  });
});
