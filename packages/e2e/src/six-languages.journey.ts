import { type Language, localeOf } from '@mall/contract/kernel/language.ts';
import { languageAddress } from '@mall/contract/kernel/language-address.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

/** Chinese that a reader abroad is shown or told, but for what says itself that it is Chinese; the names of controls may repeat such words, and choices of a list (projects, people) hold nothing but text. */
const chineseShown = `(() => {
  const han = /\\p{Script=Han}/u;
  const meant = '[lang^="zh"], option, script, style';
  const typed = [...document.querySelectorAll('[lang^="zh"]')].map((one) => one.textContent).join('\\n');
  const isTyped = (text) => text.match(/\\p{Script=Han}+/gu).every((run) => typed.includes(run));
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (han.test(node.data) && !node.parentElement.closest(meant)) found.push(node.data.trim());
  for (const name of ['alt', 'aria-label', 'placeholder', 'title'])
    for (const element of document.querySelectorAll('[' + name + ']')) {
      const text = element.getAttribute(name);
      if (han.test(text) && !element.closest(meant) && !isTyped(text)) found.push(name + ': ' + text);
    }
  return found;
})()`;

/** Words that do not fit into their button, tab, menu row or head of a column. */
const wordsCut = `[...document.querySelectorAll('button, [role=tab], nav a, nav li, th')]
  .filter((one) => one.clientWidth > 1 && getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())`;

const hasCome = `document.querySelector('main [aria-busy="true"], main [class*="_sk_"]') === null`;

/** Of the demo's stores that sell abroad one, and a goods of it that nobody has reviewed yet: what people write stays as they wrote it. */
const pages = [
  '/index1 /proClassification1?id=1 /couponCenter1 /searchShopResult1 /searchGoodsResult1',
  '/internation /internation/industryOptimization /internation/purchase /internation/purchase?id=1',
  '/goodsDetails?goodsId=27 /03-03-03.afterSaleService?goodsId=27 /03-03-05.viewAttrs?goodsId=27 /shopIndex?storeId=43',
].flatMap((line) => line.split(' '));

const wide = { width: 1366, height: 900 };
const narrow = { width: 390, height: 844 };

/** `read`: what the browser asks for itself is waited for as well; parts that come only when one scrolls to them would never. */
const inspectIn = async (page: Page, path: string, language: Language, read = false) => {
  const address = languageAddress(path, language);
  await page.setViewportSize(wide);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (read) await expect.poll(() => page.evaluate(hasCome), { timeout: 30_000, message: address }).toBe(true);
  expect(await page.locator('html').getAttribute('lang'), address).toBe(localeOf[language]);
  expect(await page.evaluate(chineseShown), address).toEqual([]);
  expect(await page.evaluate(wordsCut), address).toEqual([]);
  await page.setViewportSize(narrow);
  expect(await page.evaluate(wordsCut), `${address} on a telephone`).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth'), `${address} on a telephone`).toBeLessThanOrEqual(narrow.width);
};

it.each(['ru', 'fra'] as const)('shows the cross-border pages in %s without a word of Chinese, and cuts none', async (language) => {
  const page = await openPage();
  for (const path of pages) {
    await inspectIn(page, path, language);
    expect(await page.locator(`head link[rel="alternate"][hreflang="${localeOf[language]}"]`).getAttribute('href')).toContain(
      `language=${language}`,
    );
  }
  await inspectIn(page, '/login', language);
});

it('shows a company its inquiries in ru and fra, Chinese only where people typed it', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  const found = async (what: string) => (await page.locator(`main a[href*="${what}?id="]`).first().getAttribute('href')) ?? '';
  for (const language of ['ru', 'fra'] as const) {
    await inspectIn(page, '/newInquiry', language, true);
    await inspectIn(page, '/personalCenterBase/myInquiry', language, true);
    for (const address of [await found('myInquiryDetail'), await found('comfirmInquiry')]) await inspectIn(page, address, language, true);
  }
});

it('says at the fields of the cross-border home what is wrong, and takes what was typed through sign-in', async () => {
  const page = await openPage();
  await page.goto(languageAddress('/internation', 'ru'), { waitUntil: 'networkidle' });
  const form = page.locator('form[aria-labelledby="abroad-start"]');
  await form.getByLabel('Количество').fill('1.5');
  await form.getByRole('button', { name: 'Опубликовать запрос' }).click();
  await form.getByText('Количество — целое число').waitFor();
  await form.getByText('Укажите верный бюджет').waitFor();
  expect(await form.getByLabel('Название товара').evaluate((field) => field === document.activeElement)).toBe(true);
  await form.getByLabel('Название товара').fill('XLPE 10 kV');
  await form.getByLabel('Количество').fill('1200');
  await form.getByLabel(/Бюджет/).fill('580 000,50');
  await form.getByLabel('Срок подачи предложений').fill(new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10));
  await form.getByRole('button', { name: 'Опубликовать запрос' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/login');
  const back = new URL(page.url()).searchParams.get('back') ?? '';
  expect(Object.fromEntries(new URL(back, page.url()).searchParams)).toMatchObject({
    name: 'XLPE 10 kV',
    num: '1200',
    budget: '580 000,50',
  });
});
