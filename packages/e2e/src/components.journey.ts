import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from './open-page.ts';
import { graveFaults, inspect } from './quality-steps.ts';
import { serveCatalogue } from './serve-catalogue.ts';

let catalogue: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  catalogue = await serveCatalogue();
});
afterAll(() => catalogue.stop());

const visit = async (width = 1366): Promise<Page> => {
  const page = await openPage({ viewport: { width, height: 900 } });
  await page.goto(catalogue.address, { waitUntil: 'networkidle' });
  return page;
};

it('shows every component without a grave fault for assistive technology, on a desk and on a telephone', async () => {
  await inspect(await openPage(), catalogue.address);
});

it.each([1366, 390])('opens calendars, trees and lists that have none either, %i wide', async (width) => {
  const page = await visit(width);
  const openers = [
    page.getByRole('button', { name: '打开日历' }).first(),
    page.getByRole('group', { name: '下单时间' }).getByRole('button'),
    page.getByRole('button', { name: /^可见部门/ }),
    page.getByRole('button', { name: /^审批人/ }),
    page.getByRole('button', { name: '去发货' }),
  ];
  for (const opener of openers) {
    await opener.click();
    const inside = page.getByRole('dialog');
    await inside
      .getByRole('grid')
      .or(inside.getByRole('treegrid'))
      .or(inside.getByRole('listbox'))
      .or(inside.getByLabel('运单号'))
      .first()
      .waitFor();
    expect(await graveFaults(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

it('takes a day as it is usually written, or from the calendar by keys alone', async () => {
  const page = await visit();
  const day = page.getByLabel('预计发出');
  await day.fill('2026/12/1');
  await day.press('Tab');
  await expect.poll(() => day.inputValue()).toBe('2026-12-01');
  await day.press('Alt+ArrowDown');
  await page.getByRole('grid').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")')).toContain('2026年12月1日');
  for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => day.inputValue()).toBe('2026-12-09');
  await expect.poll(() => page.evaluate('document.activeElement.value')).toBe('2026-12-09');
});

it('takes a span by two presses, and one that is offered by one', async () => {
  const page = await visit();
  const span = page.getByRole('group', { name: '下单时间' });
  const ends = () => Promise.all([span.getByLabel('下单时间从').inputValue(), span.getByLabel('下单时间至').inputValue()]);
  await span.getByRole('button', { name: '打开日历' }).click();
  await page.getByRole('button', { name: /2026年11月20日/ }).click();
  await page.getByRole('button', { name: /2026年10月8日/ }).click();
  await expect.poll(ends).toEqual(['2026-10-08', '2026-11-20']);
  await span.getByRole('button', { name: '打开日历' }).click();
  await page.getByRole('button', { name: '近三个月' }).click();
  await expect.poll(ends).toEqual(['2026-08-14', '2026-11-13']);
});

it('finds a department by words and takes it with keys; one given up leaves the others of its branch', async () => {
  const page = await visit();
  await page.getByRole('button', { name: /^可见部门/ }).click();
  await page.getByRole('searchbox', { name: '按名称查找' }).fill('抢修');
  await expect.poll(() => page.getByRole('dialog').getByRole('row').count()).toBe(3);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', ' ']) await page.keyboard.press(key);
  await page.getByRole('dialog').getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '可见部门 变电运维中心、输电运检中心' }).waitFor();
});

it('offers only the last level of classes, and opens the branches above it', async () => {
  const page = await visit();
  await page.getByRole('button', { name: /^类目/ }).click();
  await page.getByRole('row', { name: '变压器与箱变' }).click();
  await page.getByRole('row', { name: '油浸式变压器' }).click();
  await page.getByRole('button', { name: '类目 变压器与箱变 / 油浸式变压器' }).waitFor();
});

it('asks for people while one types, keeps who was chosen, and says when it could not ask', async () => {
  const page = await visit();
  await page.getByRole('button', { name: /^审批人/ }).click();
  await page.getByRole('option', { name: /崔令川/ }).waitFor();
  await page.keyboard.type('傅');
  await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBe(1);
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: '移除 傅景然' }).waitFor();
  await page.getByRole('searchbox').fill('断网');
  await page.getByText('没有查到，网络可能中断。').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '审批人 田沐阳、傅景然' }).waitFor();
});

it('takes yuan as fen, groups them when left, and keeps what it cannot take with the reason', async () => {
  const page = await visit();
  const price = page.getByRole('region', { name: '日期、选择与金额' }).getByLabel('目标单价');
  await price.fill('¥12345.6');
  await page.getByText('1234560 分').waitFor();
  await price.press('Tab');
  await expect.poll(() => price.inputValue()).toBe('12,345.60');
  const repay = page.getByLabel('本次还款');
  await repay.fill('50000.01');
  await repay.press('Tab');
  await page.getByText('不能超过可用额度 50,000.00 元').waitFor();
  expect(await repay.inputValue()).toBe('50000.01');
});

const pasteInto = (page: Page, text: string) =>
  page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);

it('is typed into like a sheet: a block pasted and undone, Enter down, a fault that leads to its cell', async () => {
  const page = await visit();
  const cell = (row: number, name: string) => page.getByLabel(`第 ${row} 行 ${name}`);
  await cell(4, '含税价').focus();
  await pasteInto(page, '891.12\t1800\n1188.16\t1560\n');
  await page.getByText('已粘贴 2 行 × 2 列，改了 3 格，1 格未写入').waitFor();
  expect(await cell(4, '含税价').inputValue()).toBe('891.12');
  expect(await cell(5, '库存').inputValue()).toBe('');
  await page.getByRole('button', { name: '撤销' }).click();
  expect(await cell(4, '含税价').inputValue()).toBe('询价');
  await page.getByRole('button', { name: '第 4 行 含税价' }).click();
  await page.keyboard.type('880');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('第 5 行 含税价');
  await cell(2, '库存').focus();
  await page.keyboard.press('Control+d');
  await page.getByText('已填写 4 行 × 1 列，改了 3 格').waitFor();
  expect(await cell(4, '库存').inputValue()).toBe('3200');
});

it('asks before a drawer throws away what was typed, and opens a calendar above it', async () => {
  const page = await visit();
  await page.getByRole('button', { name: '去发货' }).click();
  const drawer = page.getByRole('dialog', { name: '发货 26111200412087' });
  await drawer.getByRole('button', { name: '打开日历' }).click();
  await page.getByRole('button', { name: /2026年11月20日/ }).click();
  await expect.poll(() => drawer.getByLabel('预计送达').inputValue()).toBe('2026-11-20');
  await drawer.getByLabel('运单号').fill('HC88120051907');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: '放弃填写的内容？' }).getByRole('button', { name: '继续填写' }).click();
  expect(await drawer.getByLabel('运单号').inputValue()).toBe('HC88120051907');
  await drawer.getByRole('button', { name: '先不发' }).click();
  await page.getByRole('button', { name: '放弃填写' }).click();
  await drawer.waitFor({ state: 'detached' });
});
