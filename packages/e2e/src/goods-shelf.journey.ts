import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { atBank, orderAtOnce, putIntoCart } from './buy-steps.ts';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

/** Of the cable store. */
const seller = '13900000002';
const sections = ['3×25', '3×35', '3×50', '3×70', '3×95', '3×120', '3×150', '3×185', '3×240', '3×300', '3×400', '3×500'];

/** A picture large enough for goods, drawn by the browser itself. */
const drawPicture = async (page: Page): Promise<Buffer> => {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 900;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#c07a3e';
      pen.fillRect(100, 100, 700, 700);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(drawn, 'base64');
};

const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const data = new DataTransfer();
    data.setData('text/plain', block);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);

/** The first that can be chosen. */
const chooseFirst = async (page: Page, name: string) => {
  const field = page.getByRole('combobox', { name });
  await expect.poll(() => field.locator('option').count()).toBeGreaterThan(1);
  await field.selectOption({ index: 1 });
};

const fillParams = async (page: Page) => {
  const part = page.locator('#goods-section-params');
  for (const field of await part.locator('select').all()) await field.selectOption({ index: 1 });
  for (const field of await part.locator('input[id^="goods-params-"]').all()) await field.fill('1');
};

const drawUp = async (page: Page, model: string, code: string) => {
  await page
    .getByRole('link', { name: /^商品管理/ })
    .first()
    .click();
  await page.getByRole('button', { name: '发布商品' }).click();
  await page.waitForURL(/goods\/edit\/\d+/);
  for (const level of ['一级类目', '二级类目', '三级类目']) await chooseFirst(page, level);
  await chooseFirst(page, '品牌');
  await fillParams(page);
  await page.getByRole('textbox', { name: '型号' }).fill(model);
  await page.getByRole('textbox', { name: '商品名' }).first().fill(`${model} 旅程电力电缆`);
  await page.getByLabel(/^添加图片/).setInputFiles({ name: '断面.png', mimeType: 'image/png', buffer: await drawPicture(page) });
  await page.getByRole('img', { name: '第 1 张图' }).waitFor();
  await page.getByRole('button', { name: '加规格项' }).click();
  // The axis that the class proposes: its values are what the search knows.
  await page.getByRole('button', { name: '加一行' }).click();
  await page.locator('[data-cell="0:0"]').focus();
  await paste(page, sections.map((section, at) => [section, `${code}-${at + 1}`, (10 + at).toFixed(2)].join('\t')).join('\n'));
  await page.getByText('已从表格粘贴 12 行 × 3 列').waitFor();
  await page.getByRole('textbox', { name: '整列填写 可售库存' }).fill('500');
  await page.getByRole('textbox', { name: '整列填写 可售库存' }).press('Enter');
  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '存草稿' }).click();
  await page.getByRole('heading', { name: '可以提交' }).waitFor();
  await page.getByRole('button', { name: '提交审核' }).click();
  await page.waitForURL(/goods\?tab=waiting/);
  await page.getByText(model).first().waitFor();
};

/** Says yes to what waits of some goods, and tells when the mall had said it. */
const approve = async (mall: Page, word: string): Promise<number> => {
  await mall.goto('/operations/#/audits/goods', { waitUntil: 'networkidle' });
  await mall.getByLabel('商品、编号、店铺').fill(word);
  await mall.getByRole('button', { name: '查询' }).click();
  await mall
    .getByRole('heading', { name: new RegExp(word) })
    .first()
    .waitFor();
  await mall.getByRole('button', { name: '通过', exact: true }).click();
  const [answer] = await Promise.all([
    mall.waitForResponse((one) => one.url().includes('/operations/goods-version/approve/')),
    mall.getByRole('alertdialog').getByRole('button', { name: '通过', exact: true }).click(),
  ]);
  expect(answer.status()).toBe(200);
  return Date.now();
};

/** What a page tells a buyer who is signed in: nobody else's page is kept for him. */
const told = async (buyer: Page, address: string): Promise<string> => (await buyer.request.get(address)).text();

/** How long after `since` the last one asked who was not yet shown some words, asked again and again until they are there. */
const missedUntil = async (buyer: Page, keyword: string, words: string, since: number): Promise<number> => {
  const address = `/searchGoodsResult?keyword=${encodeURIComponent(keyword)}`;
  let missed = 0;
  for (let asked = Date.now() - since; asked <= 20_000; asked = Date.now() - since) {
    if ((await told(buyer, address)).includes(words)) return missed;
    missed = asked;
  }
  throw new Error(`“${words}” was not found for ${keyword}`);
};
/** Whoever asks later than this finds a change, however long a busy machine takes to draw the page. */
const promised = 5000;

it('lists goods with 12 specs pasted from a sheet, a buyer finds the third by its plate within 5 s of the approval and buys it, and a new name waits while the old one sells', async () => {
  const digits = String(Date.now()).slice(-7);
  const model = `JR${digits}`;
  const [oldName, newName] = [`${model} 旅程电力电缆`, `${model} 改名阻燃电缆`];
  const buyer = await openPage();
  await signIn(buyer, '13800000001');
  const store = await openPage();
  await enterSeller(store, seller);
  await drawUp(store, model, `JR${digits}`);
  const plate = `${model} 3×50`;
  expect(await told(buyer, `/searchGoodsResult?keyword=${encodeURIComponent(plate)}`)).not.toContain(oldName);

  const mall = await openPage();
  await enterOperations(mall);
  expect(await missedUntil(buyer, plate, oldName, await approve(mall, model))).toBeLessThanOrEqual(promised);

  const box = buyer.getByRole('combobox', { name: '搜索', exact: true });
  await box.fill(`JR${digits}-3`);
  await box.press('Enter');
  await buyer.waitForURL(/goodsDetails\?goodsId=\d+&specId=\d+/);
  const { pathname, search } = new URL(buyer.url());
  await orderAtOnce(buyer, pathname + search);
  await (await atBank(buyer, /^确认支付/)).close();
  await buyer.waitForURL('**/paySuccess?*', { timeout: 60_000 });
  await buyer.getByRole('heading', { name: '支付成功' }).waitFor();
  await buyer.getByRole('link', { name: '查看订单', exact: true }).click();
  await buyer.getByText(/3×50/).first().waitFor();

  await store.goto(`/seller/#/goods?word=${model}`, { waitUntil: 'networkidle' });
  await store.getByRole('button', { name: '编辑', exact: true }).first().click();
  await store.waitForURL(/goods\/edit\/\d+/);
  await store.getByRole('textbox', { name: '商品名' }).first().fill(newName);
  await store.getByRole('button', { name: '存草稿' }).click();
  await store.getByRole('heading', { name: '可以提交' }).waitFor();
  await store.getByRole('button', { name: '提交审核' }).click();
  await store.waitForURL(/goods\?tab=waiting/);
  for (const address of [pathname + search, `/searchGoodsResult?keyword=${encodeURIComponent(plate)}`]) {
    const shown = await told(buyer, address);
    expect(shown).toContain(oldName);
    expect(shown).not.toContain(newName);
  }
  await putIntoCart(buyer, pathname + search);
  expect(await missedUntil(buyer, plate, newName, await approve(mall, model))).toBeLessThanOrEqual(promised);
  await expect.poll(() => told(buyer, pathname + search)).toContain(newName);
});

it.each(['/seller/#/goods', '/seller/#/stock', '/seller/#/stock?tab=ledger'])('%s has no grave fault', async (path) => {
  const page = await openPage();
  await enterSeller(page, seller);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('table').first().waitFor();
  expect(await graveFaults(page)).toEqual([]);
});

it('lies under the thumb on a telephone: the desk, goods, orders and quotes by their short names', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await enterSeller(page, seller);
  await page.goto('/seller/#/goods', { waitUntil: 'networkidle' });
  const bar = page.getByRole('navigation', { name: '底部导航' });
  await bar.waitFor();
  const names = await bar.locator('a > span:first-of-type, button > span').allInnerTexts();
  expect(names).toEqual(['工作台', '商品', '订单', '报价', '更多']);
});
