import { writeXlsx } from '@mall/server/kernel/xlsx.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshMobile, register, signIn } from './account-steps.ts';
import { mallAddress, openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

const pad = (page: Page) => page.getByLabel('清单，每行一种物料');

const match = async (page: Page, text: string, lines: number): Promise<void> => {
  await pad(page).fill(text);
  await pad(page).press('Control+Enter');
  await page.getByText(new RegExp(`^${lines} 行，用时`)).waitFor({ timeout: 60_000 });
};

it('takes a guest from a pasted list to the cart, and keeps what has a problem', async () => {
  const page = await openPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '快速下单' }).first().click();
  await page.waitForURL(/procurementManagement\/matchGoods/);
  await match(page, '微型断路器 2P C32\t3只\nMZ-2231-X\t5\n塑壳断路器 250A 3P\t?\n合计', 3);
  await page.getByText('没有这个编码，也没有相近的型号').waitFor();
  await page.getByText('数量“?”不是数字').waitFor();
  await page.getByRole('tab', { name: /不采购的行 1/ }).click();
  await page.getByText('合计行').waitFor();
  await page.getByRole('tab', { name: /全部/ }).click();

  // How many, said at the line that did not say it; then it can be ordered.
  const asked = page.getByLabel(/第 3 行要多少/);
  await asked.fill('2');
  await asked.press('Enter');
  const line = page.getByRole('checkbox', { name: /^第 3 行/ });
  await line.check();
  await page.getByRole('button', { name: '加入购物车' }).click();
  await page.getByText(/行已加入购物车/).waitFor();

  // What is typed is there after the page was left.
  await page.reload({ waitUntil: 'networkidle' });
  expect(await pad(page).inputValue()).toContain('MZ-2231-X');
});

type Shown = { specId: string; itemNumber: string; specStorage: number; minOrderQuantity: number; activityType: number };

/** Things that can be bought a few at a time, each another; an activity would bound how many. */
const differentThings = async (count: number): Promise<string[]> => {
  const found = new Map<string, string>();
  for (let pageNo = 1; found.size < count && pageNo <= 20; pageNo += 1) {
    const answer = await fetch(`${mallAddress()}/api/portal/search/goods?pageSize=60&pageNo=${pageNo}`);
    const { data } = (await answer.json()) as { data: { goodsVOList: Shown[] } };
    for (const one of data.goodsVOList)
      if (one.specStorage >= 5 && one.minOrderQuantity <= 1 && one.activityType === 0) found.set(one.specId, one.itemNumber);
  }
  return [...found.values()].slice(0, count);
};

// Who has not signed in has a cart of 100 lines: nobody knows whose it is. Three hundred are a member's.
it('puts 300 different lines into the cart on a telephone', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await register(page, freshMobile());
  await page.goto('/procurementManagement/matchGoods', { waitUntil: 'networkidle' });
  const things = await differentThings(300);
  expect(things).toHaveLength(300);
  const text = things.map((thing, nth) => `${thing}\t${(nth % 3) + 1}`).join('\n');
  await match(page, text, 300);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: '加入购物车' }).click();
  await page.getByText('300 行已加入购物车').waitFor({ timeout: 60_000 });
  expect(await graveFaults(page)).toEqual([]);
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  await page.getByText('300 种商品').first().waitFor({ state: 'attached', timeout: 60_000 });
  const pieces = await page.getByRole('spinbutton').evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-valuenow'))));
  expect([pieces.length, pieces.reduce((sum, one) => sum + one, 0)]).toEqual([300, 600]);
});

it('reads a file with its columns and line numbers, bad lines as well, and shows it on the pad', async () => {
  const page = await openPage();
  await page.goto('/procurementManagement/matchGoods', { waitUntil: 'networkidle' });
  const rows = [
    ['城南站材料表'],
    ['物料编码', '名称', '规格型号', '品牌', '单位', '数量', '备注'],
    ['QO-1', '微型断路器', '2P 32A', '', '只', '3', ''],
    ['QO-2', '塑壳断路器', '250A 3P', '', '台', '若干', ''],
    ['', '变压器', 'S22-M-400/10', '', '台', '1', '甲供'],
    ['', '合计', '', '', '', '4', ''],
  ];
  const csv = Buffer.from(rows.map((row) => row.join(',')).join('\r\n'));
  for (const [name, buffer] of [
    ['清单.xlsx', await writeXlsx({ name: '清单', rows })],
    ['清单.csv', csv],
  ] as const) {
    await page.getByRole('button', { name: '清空' }).click({ force: true });
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await page.getByText(/^2 行，用时/).waitFor({ timeout: 60_000 });
    await page.getByRole('checkbox', { name: '第 3 行 QO-1 微型断路器 2P 32A' }).waitFor();
    await page
      .getByRole('row', { name: /第 4 行 QO-2 塑壳断路器/ })
      .getByText('数量“若干”不是数字')
      .waitFor();
    await page.getByRole('tab', { name: /不采购的行 3/ }).click();
    await page.getByText('甲供，不采购').waitFor();
    await page.getByRole('tab', { name: /全部/ }).click();
    expect((await pad(page).inputValue()).split('\n')[2]).toMatch(/^QO-1\t微型断路器\t2P 32A/);
  }
});

it('remembers for a company what it called a thing', async () => {
  const page = await openPage();
  await signIn(page, '13800000003');
  await page.goto('/procurementManagement/matchGoods', { waitUntil: 'networkidle' });
  const code = `YT-${Date.now()}`;
  await match(page, `物料编码\t名称\t单位\t数量\n${code}\t微型断路器 2P 32A\t只\t2`, 1);
  const line = page.getByRole('checkbox', { name: /^第 2 行/ });
  await line.check();
  await page.getByRole('button', { name: '加入购物车' }).click();
  await page.getByText(/行已加入购物车/).waitFor();
  await match(page, `${code}\t5`, 1);
  await page.getByText('本企业编码', { exact: true }).last().waitFor();
  await page.getByRole('button', { name: '管理编码' }).click();
  await page.getByRole('button', { name: `忘掉 ${code}` }).click();
  await page.getByText('编码已忘掉').waitFor();
});
