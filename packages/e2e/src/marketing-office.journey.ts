import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { inspect } from './quality-steps.ts';

const minuteMs = 60_000;
/** A whole minute of China that is to come, as a form takes it. */
const localAt = (minutes: number): string =>
  new Date((Math.ceil(Date.now() / minuteMs) + minutes) * minuteMs + 8 * 60 * minuteMs).toISOString().slice(0, 16);

const pickButtons = (page: Page | Locator) => page.getByRole('list', { name: '可选规格' }).getByRole('button', { name: '选择' });

/** Goods whose spec no other activity has at the time; the server says which have. */
const takeFree = async (page: Page, taken: () => Promise<boolean>): Promise<void> => {
  await pickButtons(page).first().waitFor();
  const many = await pickButtons(page).count();
  for (let nth = 0; nth < many; nth += 1) {
    await pickButtons(page).nth(nth).click();
    if (await taken()) return;
  }
  throw new Error('all goods are in other activities');
};

/** Orders from the page of the goods where the form says this price, and stands at the cashier. */
const submitAt = async (page: Page, price: string): Promise<void> => {
  await page.waitForURL(/fillOrder/);
  await expect.poll(async () => (await page.getByRole('main').innerText()).replace(/[\s,]/g, '')).toContain(price);
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/toPay\?paySn=\d+/);
};

it('a session that an operator lays begins on time, and a buyer buys at its price', async () => {
  const page = await openPage();
  await enterOperations(page);
  await page.goto('/operations/#/seckill', { waitUntil: 'networkidle' });
  // The demo has one session after another: the one that runs gives way.
  await page.getByRole('button', { name: '提前结束' }).click();
  const why = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await why.getByRole('textbox').fill('换场');
  await why.getByRole('button', { name: '提前结束' }).click();
  await page.getByText('场次已结束').first().waitFor();

  const starts = localAt(1);
  await page.getByRole('button', { name: '新建场次' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称', { exact: true }).fill('加场');
  await dialog.getByLabel('开始').fill(starts);
  await dialog.getByLabel('结束').fill(localAt(8));
  await dialog.getByRole('button', { name: '新建场次' }).click();
  await page.getByText('场次已创建').first().waitFor();
  await page.getByRole('heading', { level: 2, name: /加场/ }).waitFor();
  await page.getByRole('button', { name: '加商品' }).click();
  const rows = page.getByRole('table', { name: '场次商品' }).getByRole('row');
  await takeFree(page, async () => {
    await page.waitForTimeout(1200);
    return (await rows.count()) > 1;
  });
  await page.keyboard.press('Escape');
  const cells = rows.nth(1);
  const name = ((await cells.getByRole('cell').first().locator('span span').first().innerText()) ?? '').trim();
  const usual = /¥([\d.,]+)/.exec(await cells.innerText())?.[1] ?? '';
  const price = (await cells.getByRole('textbox', { name: /秒杀价/ }).inputValue()).trim();
  expect(Number(price)).toBeLessThan(Number(usual.replaceAll(',', '')));

  const buyer = await openPage();
  await signIn(buyer, '13800000002');
  const shown = async () => {
    await buyer.goto('/seckillZone', { waitUntil: 'networkidle' });
    return (await buyer.getByRole('main').getByText(name).count()) > 0 && Date.now() + 8 * 60 * minuteMs >= Date.parse(`${starts}:00Z`);
  };
  await expect.poll(shown, { timeout: 180_000, interval: 2000 }).toBe(true);
  await buyer.getByRole('main').getByRole('link', { name }).first().click();
  await buyer.waitForURL(/goodsDetails/);
  await buyer.getByText('限时秒杀').first().waitFor();
  await buyer.getByRole('button', { name: '立即购买' }).first().click();
  await submitAt(buyer, price);
}, 400_000);

it('a group buy that an operator lays begins on time, and a buyer joins at its first step', async () => {
  const page = await openPage();
  await enterOperations(page);
  await page.goto('/operations/#/marketing', { waitUntil: 'networkidle' });
  const called = `拼团 ${Date.now() % 100_000}`;
  let name = '';
  let price = '';
  // Which goods are free the server says when it is sent.
  for (let nth = 0; nth < 8 && name === ''; nth += 1) {
    await page.getByRole('button', { name: '新建拼团' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称', { exact: true }).fill(called);
    await dialog.getByLabel('开始时间').fill(localAt(0));
    await pickButtons(dialog).nth(nth).waitFor();
    await pickButtons(dialog).nth(nth).click();
    const facts = await dialog
      .getByText(/售价 ¥/)
      .first()
      .innerText();
    const usual = Number(/¥([\d.]+)/.exec(facts)?.[1]);
    price = (Math.floor(usual * 90) / 100).toFixed(2);
    const prices = dialog.getByLabel('价格（元）');
    await prices.nth(0).fill(price);
    await prices.nth(1).fill((Math.floor(usual * 80) / 100).toFixed(2));
    // Words like those of a refusal stand beside each spec: only the answer says what became of it.
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/group'));
    await dialog.getByRole('button', { name: '新建拼团' }).click();
    await answered;
    const isLaid = page.getByText('活动已创建').first().waitFor({ timeout: 5000 });
    name = await isLaid.then(
      () => called,
      () => '',
    );
    if (name === '') await page.keyboard.press('Escape');
  }
  expect(name).toBe(called);

  const buyer = await openPage();
  await signIn(buyer, '13800000002');
  const joins = buyer.getByText(`¥${Number(price).toLocaleString('en', { minimumFractionDigits: 2 })}`);
  const shown = async () => {
    await buyer.goto('/groupZone', { waitUntil: 'networkidle' });
    return joins.count();
  };
  await expect.poll(shown, { timeout: 150_000, interval: 2000 }).toBeGreaterThan(0);
  await buyer.getByRole('main').getByRole('article').filter({ has: joins }).getByRole('link', { name: '去参团' }).first().click();
  await buyer.waitForURL(/goodsDetails/);
  await buyer.getByRole('region', { name: '拼团', exact: true }).getByRole('link', { name: /参团$/ }).click();
  await submitAt(buyer, price);
}, 400_000);

it('sessions are moved by the keyboard, and put back', async () => {
  const page = await openPage();
  await enterOperations(page);
  await page.goto('/operations/#/seckill', { waitUntil: 'networkidle' });
  const block = page.getByRole('button', { name: /· 20 点场/ });
  const first = await block.innerText();
  await block.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^移到 /).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/拖动改时间/).waitFor();
  const step = async (key: string) => {
    await block.focus();
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    // The line that says where it is held gives way when the server has answered.
    await page.getByText(/拖动改时间/).waitFor();
    await page.waitForLoadState('networkidle');
  };
  await step('ArrowRight');
  await expect.poll(() => block.innerText()).not.toBe(first);
  await step('ArrowLeft');
  await expect.poll(() => block.innerText()).toBe(first);
});

it('has pages of marketing that everybody can use', async () => {
  const page = await openPage();
  await enterOperations(page);
  for (const path of ['/seckill', '/seckill?view=list', '/marketing', '/points']) await inspect(page, `/operations/#${path}`);
  await page.goto('/operations/#/marketing', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '新建限时购' }).click();
  await page.getByRole('dialog').getByLabel('名称', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  const seller = await openPage();
  await enterSeller(seller, '13900000001');
  for (const path of ['/marketing', '/seckill']) await inspect(seller, `/seller/#${path}`);
});
