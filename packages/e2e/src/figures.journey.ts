import { expect, it } from 'vitest';
import { putIntoCart } from './buy-steps.ts';
import { openPage } from './open-page.ts';

/** Four digits or more in one go, where groups of three belong. */
const ungrouped = /(?<![\d.,])\d{4,}(?:\.\d\d)?(?![\d,])/;

it('tells price breaks in the list, on the goods page and in the cart, and groups every figure', async () => {
  const page = await openPage();
  await page.goto('/searchGoodsResult?source=self', { waitUntil: 'networkidle' });
  const card = page
    .getByRole('article')
    .filter({ hasText: /满 [\d,]+ .+ ¥/ })
    .first();
  const [, least = '', price = ''] = /满 ([\d,]+) .+? ¥([\d,.]+)/.exec(await card.innerText()) ?? [];
  expect(least).not.toBe('');
  const address = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  await putIntoCart(page, address);
  await page.getByText(`¥${price}`).first().waitFor();

  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  const line = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
    .first();
  const [, more = '', cheaper = ''] = /再买 ([\d,]+) .+? 享 ¥([\d,.]+)/.exec(await line.innerText()) ?? [];
  expect(cheaper).toBe(price);
  const quantity = page.getByRole('spinbutton').first();
  const before = Number(await quantity.inputValue());
  expect(before + Number(more)).toBe(Number(least));
  await quantity.fill(least);
  await quantity.press('Enter');
  await expect.poll(async () => (await line.innerText()).includes(`再买 ${more} `)).toBe(false);
  await expect.poll(() => line.getByText(price).count()).toBeGreaterThan(0);
  // Names carry model numbers; amounts stand in elements of their own.
  const settle = await page.getByRole('region', { name: '结算' }).innerText();
  expect(settle).not.toMatch(ungrouped);
});
