import { buffer as readAll } from 'node:stream/consumers';
import { readXlsx } from '@mall/server/kernel/read-xlsx.ts';
import { writeXlsx } from '@mall/server/kernel/xlsx.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enterSeller } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults, inspect } from './quality-steps.ts';

/** Of a store whose goods no other journey changes by a sheet; a store has one import at a time. */
const seller = '13900000003';
const screen = '/seller/#/goods/import';

/** A store that sells in many classes has a column for each of their parameters. */
const bounds = { rows: 6000, columns: 400, unpackedBytes: 64 * 1024 * 1024, tags: 5_000_000, cellSigns: 3000 };

type Row = Record<string, string>;

/** All goods of the store, as the page exports them. */
const exportGoods = async (page: Page): Promise<{ heads: string[]; rows: Row[] }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出全部商品' }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const read = await readXlsx(await readAll(await file.createReadStream()), bounds);
  if ('fault' in read) throw new Error(`The export cannot be read: ${read.fault}`);
  const [heads = [], ...rows] = read.rows;
  return { heads, rows: rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']))) };
};

const sendSheet = async (page: Page, name: string, heads: readonly string[], rows: readonly Row[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: await writeXlsx({ name: '商品', rows: [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))] }),
    });

/** What another journey left open, or this one when it failed. */
const callOffOpen = async (page: Page) => {
  const cancel = page.getByRole('button', { name: '取消导入', exact: true });
  await page.getByRole('heading', { name: '最近的导入和导出' }).waitFor();
  if ((await cancel.count()) === 0) return;
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消导入' }).click();
  await page.getByRole('heading', { name: '选一个表格开始' }).waitFor();
};

/** The first `many` goods whose price no activity fixes now and that lack nothing, or the row would offer to fill them up: which ones do depends on the hour. */
const freeToPrice = async (page: Page, rows: readonly Row[], many: number): Promise<Row[]> => {
  const free: Row[] = [];
  const asked = new Set<string>();
  for (const row of rows) {
    const code = row['商品编码'] ?? '';
    if (free.length === many) break;
    if (asked.has(code)) continue;
    asked.add(code);
    await page.goto(`/seller/#/goods?word=${encodeURIComponent(code)}`, { waitUntil: 'networkidle' });
    await page
      .getByText(row['商品名称'] ?? '')
      .first()
      .waitFor();
    const [locked, changed] = [page.getByText('价格锁定至'), page.getByRole('button', { name: '改价与库存' })];
    if ((await locked.count()) === 0 && (await changed.count()) > 0) free.push(row);
  }
  return free;
};

it('takes a sheet out, mends a bad cell by one tap, and writes a price and new goods that wait for the audit', async () => {
  const page = await openPage();
  await enterSeller(page, seller);
  await page.getByRole('link', { name: '导入导出' }).click();
  await callOffOpen(page);
  const { heads, rows } = await exportGoods(page);
  await page.locator('tbody tr', { hasText: '可下载' }).first().getByRole('button', { name: /^下载/ }).waitFor();

  // Below 1,000, so that a price of 1,020.50 is no fall that is asked about.
  const cheap = rows.filter(({ 状态, 含税价 }) => 状态 === '在售' && Number(含税价) > 1 && Number(含税价) < 1000);
  const [wrong, priced] = await freeToPrice(page, cheap, 2);
  const model = cheap.at(-1);
  if (!wrong || !priced || !model) throw new Error('The store has too few goods');
  const digits = String(Date.now()).slice(-8);
  const price = (Number(priced['含税价']) + 0.37).toFixed(2);
  const fresh = `旅程导入商品 ${digits}`;
  await page.goto(screen, { waitUntil: 'networkidle' });
  await sendSheet(page, `调价-${digits}.xlsx`, heads, [
    { ...wrong, 含税价: '1.020,5', 库存: '' },
    { ...priced, 含税价: price, 库存: '' },
    { ...model, 商品编码: '', 商品名称: fresh, 货号: `JI${digits}`, 库存: '25' },
  ]);
  await page.getByText('1 行有误').first().waitFor({ timeout: 60_000 });
  await page.getByText('不是数字，请用 1020.50').waitFor();
  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^改成 1020.50/ }).click();
  await page.getByRole('button', { name: '写入 3 行' }).waitFor({ timeout: 60_000 });
  await page.getByText('没有有误的行').waitFor();
  await page.getByRole('button', { name: '写入 3 行' }).click();
  await page.getByText(/^已写入 3 行：新增 1，修改 2/).waitFor({ timeout: 60_000 });

  await page.getByRole('link', { name: '看待审核' }).click();
  await page.getByText(fresh).first().waitFor();
  await page.goto(`/seller/#/goods?word=${encodeURIComponent(priced['商品编码'] ?? '')}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '改价与库存' }).first().click();
  await page
    .getByRole('dialog')
    .getByText(priced['货号'] ?? '')
    .first()
    .waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .getByRole('textbox')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    )
    .toContain(price);
});

it('says clearly what is no sheet, and keeps the page as it was', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000004');
  await page.goto(screen, { waitUntil: 'networkidle' });
  await callOffOpen(page);
  const input = page.locator('input[type=file]').first();
  const send = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await send('商品.csv', Buffer.from('货号,含税价'));
  await page.getByRole('alert').getByText('“商品.csv”格式不支持').waitFor();
  await send('商品.xlsx', Buffer.alloc(9 * 1024 * 1024, 'x'));
  await page.getByRole('alert').getByText('超过 8 MB').waitFor();
  await send('商品.xlsx', Buffer.from('no workbook'));
  await page.getByRole('alert').getByText('读不了这个文件').waitFor();
  await sendSheet(page, '空.xlsx', ['货号', '含税价'], []);
  await page.getByRole('alert').getByText('表头下面没有数据').waitFor();
  await page.getByRole('heading', { name: '选一个表格开始' }).waitFor();
});

it('/goods/import has no grave fault and fits a telephone, with an import that waits', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000001');
  await inspect(page, screen);
});
