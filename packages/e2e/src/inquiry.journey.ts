import { readFileSync } from 'node:fs';
import { measureRows } from '@mall/contract/inquiry/measures.rules.ts';
import { localeOf } from '@mall/contract/kernel/language.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { enterSeller } from './counter-steps.ts';
import { mallAddress, openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

const quote = async (mobile: string, title: string, price: string): Promise<Page> => {
  const page = await openPage();
  await enterSeller(page, mobile);
  await page.goto('/seller/#/inquiries?tab=to_answer', { waitUntil: 'networkidle' });
  await page.getByRole('row').filter({ hasText: title }).getByRole('link').first().click();
  await page.getByRole('heading', { name: title }).waitFor();
  for (const input of await page.getByLabel(/^含税单价 /).all()) await input.fill(price);
  for (const input of await page.getByLabel(/^交货天数 /).all()) await input.fill('12');
  await page.getByLabel('付款条件').fill('月结 30 天');
  await page.getByLabel('报价有效期').fill('30');
  await page.getByLabel('联系人').fill('马文涛');
  await page.getByLabel('联系电话').fill(mobile);
  await page.getByRole('button', { name: '提交第 1 版报价' }).click();
  await page.getByText('第 1 版报价已密封提交').waitFor();
  return page;
};

/** What the buyer's pages say, as the reader of that language finds it on them. */
const wordsIn = (language: 'zh' | 'ru') => {
  const read = (room: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`../../web/app/${room}/words/${language}.json`, import.meta.url), 'utf8'));
  const [inquiry, form] = [read('inquiry'), read('inquiry/form')];
  return {
    inquiry: (key: string, values: Record<string, number> = {}) =>
      Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), inquiry[key] as string),
    form: (key: string) => form[key] as string,
  };
};

const askAgain = async (buyer: Page, title: string, { inquiry, form }: ReturnType<typeof wordsIn>): Promise<void> => {
  await buyer.goto('/personalCenterBase/myInquiry?state=confirmed', { waitUntil: 'networkidle' });
  await buyer
    .getByRole('button', { name: inquiry('again.act') })
    .first()
    .click();
  await buyer.waitForURL('**/newInquiry?id=*');
  // The list that is left has a box of the same name.
  const basics = buyer.locator('#part-basics');
  await basics.getByLabel(form('field.title')).fill(title);
  await basics.getByRole('textbox', { name: form('field.deadline') }).fill(day(3));
  const [saved = ''] = form('saved').split('{time}');
  await buyer.getByText(saved.trim()).first().waitFor();
  const publish = buyer.getByRole('button', { name: form('publish') }).last();
  const number = buyer.locator('#part-lines [data-cell="0:2"]');
  const asked = await number.inputValue();
  await number.fill('6.5');
  await publish.click();
  await expect.poll(() => number.evaluate((cell) => cell === document.activeElement)).toBe(true);
  await number.fill(asked);
  await publish.click();
  await buyer
    .getByRole('dialog')
    .getByRole('button', { name: form('publish') })
    .click();
  await buyer.waitForURL('**/myInquiryDetail?id=*');
};

it.each(['zh', 'ru'] as const)(
  'a company asks three sellers under seal, compares, awards, orders at the quoted price and drafts the contract, in %s',
  async (language) => {
    const words = wordsIn(language);
    const { inquiry } = words;
    const buyer = await openPage();
    await signIn(buyer, '13800000002');
    await buyer.context().addCookies([{ name: 'toLanguage', value: language, url: mallAddress() }]);
    const title = `${language === 'zh' ? '开关柜断路器' : 'Выключатели КРУ'} ${Date.now()}`;
    await askAgain(buyer, title, words);
    const address = new URL(buyer.url());
    await buyer
      .getByText(inquiry('quoted.of', { quoted: 0, invited: 3 }))
      .first()
      .waitFor();

    const [first] = [
      await quote('13900000001', title, '9.90'),
      await quote('13900000002', title, '8.80'),
      await quote('13900000003', title, '9.50'),
    ];
    await buyer.reload({ waitUntil: 'networkidle' });
    await buyer
      .getByText(inquiry('quoted.of', { quoted: 3, invited: 3 }))
      .first()
      .waitFor();
    expect(await buyer.getByText(/8[.,]80/).count()).toBe(0);
    await buyer
      .getByRole('button', { name: inquiry('open.act') })
      .first()
      .click();
    await buyer
      .getByRole('alertdialog')
      .getByRole('button', { name: inquiry('open.act') })
      .click();
    await buyer.waitForURL('**/comfirmInquiry?id=*');
    await buyer.getByRole('columnheader', { name: inquiry('mark.best') }).waitFor();
    expect(await buyer.locator('html').getAttribute('lang')).toBe(localeOf[language]);
    const technique = buyer.getByLabel(measureRows.technique.words[language]).last();
    await technique.fill('91');
    await buyer.getByRole('button', { name: inquiry('award.act') }).click();
    await buyer
      .getByRole('alertdialog')
      .getByRole('button', { name: inquiry('award.act') })
      .click();
    await buyer.waitForURL('**/myInquiryDetail?id=*');
    await buyer.goto(buyer.url().replace('myInquiryDetail', 'comfirmInquiry'), { waitUntil: 'networkidle' });
    await buyer
      .getByRole('cell', { name: /^91[.,]0$/ })
      .first()
      .waitFor();
    await buyer.goto(address.href, { waitUntil: 'networkidle' });
    await buyer.getByRole('button', { name: inquiry('order.act') }).click();
    await buyer.getByRole('dialog').getByLabel(inquiry('order.payMode')).waitFor();
    expect(await graveFaults(buyer, 'dialog')).toEqual([]);
    await buyer
      .getByRole('dialog')
      .getByRole('button', { name: inquiry('order.act') })
      .click();
    await buyer.waitForURL('**/myOrdersDetail?id=*');
    await buyer.getByText('8.80').first().waitFor();
    await buyer.goto(address.href, { waitUntil: 'networkidle' });
    await buyer.getByRole('button', { name: inquiry('award.contract') }).click();
    await buyer.waitForURL('**/contract/**');
    await buyer.getByText('8.80').first().waitFor();

    await first.reload({ waitUntil: 'networkidle' });
    await first.getByText('未中标').first().waitFor();
  },
);
