import { type Language, localeOf } from '@mall/contract/kernel/language.ts';
import { languageAddress } from '@mall/contract/kernel/language-address.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

/** Chinese that a reader abroad is shown or told, but for what says itself that it is Chinese. */
const chineseShown = `(() => {
  const han = /\\p{Script=Han}/u;
  const meant = '[lang^="zh"], script, style';
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (han.test(node.data) && !node.parentElement.closest(meant)) found.push(node.data.trim());
  for (const name of ['alt', 'aria-label', 'placeholder', 'title'])
    for (const element of document.querySelectorAll('[' + name + ']'))
      if (han.test(element.getAttribute(name)) && !element.closest(meant)) found.push(name + ': ' + element.getAttribute(name));
  return found;
})()`;

/** Words that their button, tab or menu row cuts off. */
const wordsCut = `[...document.querySelectorAll('button, [role=tab], nav a, nav li')]
  .filter((one) => one.clientWidth > 0 && getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())`;

/** Of the demo's stores that sell abroad one, and a goods of it that nobody has reviewed yet: what people write stays as they wrote it. */
const pages = [
  '/index1 /proClassification1?id=1 /couponCenter1 /searchShopResult1 /searchGoodsResult1',
  '/internation /internation/industryOptimization /internation/purchase',
  '/goodsDetails?goodsId=27 /shopIndex?storeId=43',
].flatMap((line) => line.split(' '));

const inspectIn = async (page: Page, path: string, language: Language) => {
  const address = languageAddress(path, language);
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await page.locator('html').getAttribute('lang'), address).toBe(localeOf[language]);
  expect(await page.evaluate(chineseShown), address).toEqual([]);
  expect(await page.evaluate(wordsCut), address).toEqual([]);
  expect(await page.locator(`head link[rel="alternate"][hreflang="${localeOf[language]}"]`).getAttribute('href')).toContain(
    `language=${language}`,
  );
};

it.each(['ru', 'fra'] as const)('shows the cross-border pages in %s without a word of Chinese, and cuts none', async (language) => {
  const page = await openPage();
  for (const path of pages) await inspectIn(page, path, language);
});
