import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { mallAddress, openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

/** Of the cable store, for more than the company lets go by itself: it goes by the company's own process, which is decided in the office. */
const bought = '/fillOrder?specId=123&num=40';
const buyer = '13800000002';
const seller = '13900000002';

type Paper = { bizNo: string; detailUrl: string; state: string; arrivedAt: number };

const papers = async (): Promise<Paper[]> => {
  const answer = await fetch(`${mallAddress()}/sandbox/oa`, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as { papers: Paper[] }).papers;
};

/** Orders some goods and gives the number of the order. */
const order = async (page: Page): Promise<string> => {
  await page.goto(bought, { waitUntil: 'networkidle' });
  await page.getByText('审批会推送到企业的 OA 系统处理').waitFor();
  await page.getByRole('button', { name: '提交请购' }).first().click();
  await page.waitForURL((url) => !url.pathname.includes('fillOrder'));
  await page.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  return /\d{18}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
};

it('has a request decided in the company’s own office, seen by buyer, seller and operations', async () => {
  const page = await openPage();
  await signIn(page, buyer);
  await page.goto('/personalCenterBase/processBase/oaConnection', { waitUntil: 'networkidle' });
  await page.getByText('新请购推送到 OA').waitFor();
  await page.getByRole('button', { name: '测试推送' }).click();
  await page.getByText(/OA 已答复/).waitFor();
  expect(await graveFaults(page)).toEqual([]);

  const known = new Set((await papers()).map(({ bizNo }) => bizNo));
  const sn = await order(page);
  expect(sn).toMatch(/^\d{18}$/);
  await expect.poll(async () => (await papers()).some(({ bizNo }) => !known.has(bizNo)), { timeout: 30_000 }).toBe(true);
  const paper = (await papers()).find(({ bizNo }) => !known.has(bizNo));
  const detail = new URL(paper?.detailUrl ?? '').pathname + new URL(paper?.detailUrl ?? '').search;
  await page.goto(detail, { waitUntil: 'networkidle' });
  await page.getByText('OA 审批中，请在 OA 处理').first().waitFor();

  const office = await openPage();
  await office.goto('/sandbox/oa');
  const card = office.getByRole('article', { name: paper?.bizNo ?? '' });
  await card.getByLabel('意见').fill('同意，按计划采购');
  await card.getByRole('button', { name: '同意', exact: true }).click();
  await office
    .getByRole('article', { name: paper?.bizNo ?? '' })
    .getByText('已同意')
    .waitFor();

  await page.reload({ waitUntil: 'networkidle' });
  await page.getByText('同意，按计划采购').first().waitFor();
  await page.getByText('已生效').waitFor();

  const store = await openPage();
  await enterSeller(store, seller);
  await store.goto(`/seller/#/orders?word=${sn}`, { waitUntil: 'networkidle' });
  // It waits for its money, so it is among all and not yet among those to ship.
  await store.getByRole('link', { name: /^全部/ }).click();
  await store.getByText(sn).first().waitFor();

  const mall = await openPage();
  await enterOperations(mall);
  await mall.goto('/operations/#/oa', { waitUntil: 'networkidle' });
  await mall.getByRole('table').getByText('/sandbox/oa/api').waitFor();
  expect(await graveFaults(mall)).toEqual([]);
});
