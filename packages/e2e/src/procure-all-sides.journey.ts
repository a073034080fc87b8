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
/** With budget enough for what journeys order for it. */
const project = '城南 110kV 变电站改造';
const quota = '/personalCenterBase/procureQuotaSheet';

type Paper = { bizNo: string; word: string; detailUrl: string; amount: string };

/** What lies in the office with these words. */
const findPaper = async (word: string): Promise<Paper | undefined> => {
  const answer = await fetch(`${mallAddress()}/sandbox/oa`, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as { papers: Paper[] }).papers.find((paper) => paper.word === word);
};

/** Orders on the quota for the project. */
const order = async (page: Page, word: string): Promise<void> => {
  await page.goto(bought, { waitUntil: 'networkidle' });
  const choice = page.getByRole('combobox', { name: '采购项目' });
  await choice.selectOption((await choice.locator('option', { hasText: project }).getAttribute('value')) ?? '');
  await page.getByRole('radio', { name: /采购额度/ }).check();
  await page.getByText('审批会推送到企业的 OA 系统处理').waitFor();
  await page.getByLabel('给审批人的说明').fill(word);
  await page.getByRole('button', { name: '提交请购' }).first().click();
  await page.waitForURL((url) => !url.pathname.includes('fillOrder'));
};

/** The line of the quota's ledger that says this of an order. */
const inLedger = async (page: Page, sn: string, kind: string, change: string): Promise<void> => {
  await page.goto(`${quota}?word=${sn}`, { waitUntil: 'networkidle' });
  await page.getByRole('row').filter({ hasText: sn }).filter({ hasText: kind }).filter({ hasText: change }).first().waitFor();
};

it('orders on the quota for a project, has it decided in the company’s office, ships and receives it: quota and budget are right from all sides', async () => {
  const store = await openPage();
  // Here before the order is: the demo's clerk leaves the packing to them.
  await enterSeller(store, seller);
  const page = await openPage();
  await signIn(page, buyer);
  await page.goto('/personalCenterBase/processBase/oaConnection', { waitUntil: 'networkidle' });
  await page.getByText('新请购推送到 OA').waitFor();
  expect(await graveFaults(page)).toEqual([]);

  const word = `变电站改造 ${Date.now()}`;
  await order(page, word);
  await expect.poll(() => findPaper(word), { timeout: 30_000 }).toBeDefined();
  const { bizNo = '', detailUrl = '', amount = '' } = (await findPaper(word)) ?? {};
  const sum = Number(amount).toLocaleString('en', { minimumFractionDigits: 2 });
  const detail = new URL(detailUrl).pathname + new URL(detailUrl).search;
  await page.goto(detail, { waitUntil: 'networkidle' });
  await page.getByText('OA 审批中，请在 OA 处理').first().waitFor();
  // What is decided on: the project's budget and the company's quota, both with this order in them.
  expect(await page.getByText(`已含本单 ¥${sum}`).count()).toBe(2);
  await page.getByText(project).first().waitFor();
  const sn =
    /\d{18}/.exec(
      (await page
        .getByRole('link', { name: /^订单 \d+/ })
        .first()
        .textContent()) ?? '',
    )?.[0] ?? '';
  await inLedger(page, sn, '冻结', sum);

  const office = await openPage();
  await office.goto('/sandbox/oa');
  const card = office.getByRole('article', { name: bizNo });
  await card.getByLabel('意见').fill('同意，按计划采购');
  await card.getByRole('button', { name: '同意', exact: true }).click();
  await card.getByText('已同意').waitFor();

  await page.goto(detail, { waitUntil: 'networkidle' });
  await page.getByText('OA 已审批').first().waitFor();
  await inLedger(page, sn, '扣减', '冻结转已用');

  await store.goto(`/seller/#/orders?word=${sn}`, { waitUntil: 'networkidle' });
  await store
    .getByRole('article', { name: `订单 ${sn}` })
    .getByRole('button', { name: '发货', exact: true })
    .click();
  await store.getByLabel('物流公司').fill('德邦物流');
  await store.getByLabel('运单号').fill(`DB${sn}`);
  await store.getByRole('dialog').getByRole('button', { name: /^发出/ }).click();
  await store
    .getByText(/^已发出/)
    .first()
    .waitFor();

  await page.goto('/personalCenterBase/myOrders?state=toReceive', { waitUntil: 'networkidle' });
  await page
    .getByRole('article', { name: new RegExp(sn) })
    .getByRole('button', { name: '确认收货' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click();
  await page.getByText('已确认收货').first().waitFor();
  await page.goto('/personalCenterBase/procurementManagement/projectList', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: `“${project}”的预算明细` }).click();
  await page
    .getByRole('table', { name: '预算流水' })
    .getByRole('row')
    .filter({ hasText: sn })
    .filter({ hasText: '转已用' })
    .first()
    .waitFor();

  const mall = await openPage();
  await enterOperations(mall);
  await mall.goto('/operations/#/oa', { waitUntil: 'networkidle' });
  await mall.getByRole('table').getByText('/sandbox/oa/api').waitFor();
  expect(await graveFaults(mall)).toEqual([]);
});

// Here, because it reads the sums of the same quota: journeys of another file run at the same time.
/** The figure that stands under a name on the page of the quota. */
const figure = async (page: Page, name: string): Promise<number> => {
  const text = await page.getByRole('main').locator('dl div').filter({ hasText: name }).locator('dd').first().textContent();
  return Number(/¥([\d,]+\.\d{2})/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
};

const openQuota = async (page: Page): Promise<void> => {
  await page.goto('/personalCenterBase/procureQuotaSheet', { waitUntil: 'networkidle' });
  await page.getByText('可用 = 总额度').waitFor();
};

it('a company orders on its purchase quota, the mall lets it through, and the ledger says so', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  await openQuota(page);
  const before = { used: await figure(page, '已用'), frozen: await figure(page, '冻结') };
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await page.waitForURL(/fillOrder/);
  await page.getByText(/采购额度：总额度 ¥/).waitFor();
  await page.getByRole('radio', { name: /采购额度/ }).check();
  await page.getByText(/提交时冻结额度/).waitFor();
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/finishPay\?paySn=\d+/);
  await page
    .getByText(/采购额度订单已提交/)
    .first()
    .waitFor();

  await openQuota(page);
  const sum = Math.round(((await figure(page, '冻结')) - before.frozen) * 100) / 100;
  expect(sum).toBeGreaterThan(0);
  const [sn = ''] =
    /\d{18}/.exec(
      (await page
        .getByRole('link', { name: /^订单 \d+/ })
        .first()
        .textContent()) ?? '',
    ) ?? [];

  const office = await openPage();
  await enterOperations(office);
  await office.goto(`/operations/#/credit/reviews?word=${sn}`, { waitUntil: 'networkidle' });
  await office.getByText(`订单 ${sn}`).waitFor();
  await office.getByRole('button', { name: '通过并扣减' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: '通过并扣减' }).click();
  await office.getByText('已通过，额度已扣减').first().waitFor();

  await openQuota(page);
  expect(await figure(page, '冻结')).toBeCloseTo(before.frozen, 2);
  expect(await figure(page, '已用')).toBeCloseTo(before.used + sum, 2);
  await page.getByRole('row').filter({ hasText: sn }).filter({ hasText: '扣减' }).first().waitFor();
});
