import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

const telephone = { viewport: { width: 390, height: 844 } };

/** A purchaser asks for some goods; what is answered is the name of the request's title in the lists. */
const ask = async (word: string): Promise<Page> => {
  const page = await openPage();
  await signIn(page, '13800000003');
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await page.waitForURL(/fillOrder/);
  // It is said before anything is submitted, and by whom it is approved first.
  await page
    .getByText(/需要审批.*首先由/)
    .first()
    .waitFor();
  await page.getByLabel('给审批人的说明').fill(word);
  await page.getByRole('button', { name: '提交请购' }).first().click();
  await page.waitForURL(/finishPay/);
  await page.goto('/personalCenterBase/requestBuyApprove?tab=mine&order=since', { waitUntil: 'networkidle' });
  return page;
};

/** The request with these words, as the one who decides finds it. */
const openRequest = async (page: Page, word: string): Promise<void> => {
  const rows = page.getByRole('article');
  await rows.first().waitFor();
  for (const row of await rows.all()) {
    await row.getByRole('link').first().click();
    await page.getByRole('region', { name: '请购详情' }).getByText('审批进度').waitFor();
    if ((await page.getByRole('region', { name: '申请说明' }).innerText()).includes(word)) return;
  }
  throw new Error(`no request says "${word}"`);
};

it('a purchaser asks, the head of the department agrees beside the list, and the order goes on', async () => {
  const word = `备品 ${Date.now()}`;
  const buyer = await ask(word);
  const head = await openPage();
  await signIn(head, '13800000004');
  await head.goto('/personalCenterBase/requestBuyApprove?order=since', { waitUntil: 'networkidle' });
  await openRequest(head, word);
  await head.getByRole('region', { name: '审批操作' }).getByRole('button', { name: '同意' }).click();
  await head.getByText('已同意').first().waitFor();

  await buyer.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  await buyer.getByRole('link', { name: '订单详情' }).first().click();
  await buyer.getByRole('list', { name: '审批路径' }).getByText(/同意/).first().waitFor();
  await buyer.getByRole('button', { name: '去付款' }).first().waitFor();
});

it('a rejection needs a reason, which the buyer reads with his order', async () => {
  const word = `工具 ${Date.now()}`;
  const buyer = await ask(word);
  const head = await openPage();
  await signIn(head, '13800000004');
  await head.goto('/personalCenterBase/requestBuyApprove?order=since', { waitUntil: 'networkidle' });
  await openRequest(head, word);
  await head.keyboard.press('r');
  const question = head.getByRole('dialog', { name: '驳回这张请购？' });
  await question.getByRole('button', { name: '驳回请购' }).click();
  await question.getByText('请填写理由').waitFor();
  await question.getByLabel('驳回理由').fill('超出本季度预算');
  await question.getByRole('button', { name: '驳回请购' }).click();
  await head.getByText('已驳回').first().waitFor();

  await buyer.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  await buyer.getByRole('link', { name: '订单详情' }).first().click();
  await buyer.getByText('超出本季度预算').first().waitFor();
});

it('a process is designed by the keyboard alone and tried before it is enabled', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  await page.goto('/personalCenterBase/processBase/processAdd', { waitUntil: 'networkidle' });
  await page.getByLabel('流程名称').fill(`键盘 ${Date.now()}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/processAddNew\?id=\d+/);
  await page.getByRole('button', { name: '在第 1 位添加节点' }).press('Enter');
  // The new node is open, and its name has the focus.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('主管');
  await page.getByRole('button', { name: '部门负责人', exact: true }).press('Enter');
  await page.getByRole('button', { name: '在第 2 位添加节点' }).press('Enter');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('领导');
  await page.getByRole('button', { name: '部门负责人', exact: true }).last().press('Enter');
  const grip = page.getByRole('button', { name: /^移动节点 领导/ });
  await grip.press('ArrowUp');
  await page.getByText('领导 已移到第 1 位').waitFor();
  expect(await page.locator('*:focus').getAttribute('aria-label')).toMatch(/^移动节点 领导/);
  await page.getByRole('button', { name: '保存草稿' }).press('Enter');
  await page.getByText('草稿已保存').first().waitFor();
  const nodes = await page.getByRole('article').all();
  const names = await Promise.all(nodes.map((node) => node.getAttribute('aria-label')));
  expect(names).toEqual(['第 1 个节点 领导', '第 2 个节点 主管']);

  await page.getByRole('button', { name: '申请人 请选择' }).press('Enter');
  const people = page.getByRole('listbox');
  await people.getByRole('option').first().waitFor();
  // Keys go to the words that are looked for, which have the focus a moment after the list is there.
  const looked = people.locator('xpath=..').getByRole('searchbox');
  const choose = async () => {
    await looked.press('ArrowDown');
    await expect.poll(() => looked.getAttribute('aria-activedescendant')).not.toBeNull();
    await looked.press('Enter');
    await page.waitForTimeout(500);
    return people.count();
  };
  await expect.poll(choose).toBe(0);
  await page.getByRole('region', { name: '试运行' }).getByRole('button', { name: '试运行' }).press('Enter');
  await page.getByText(/共 \d+ 步审批/).waitFor();
});

it('is decided on a telephone, too', async () => {
  const page = await openPage(telephone);
  await signIn(page, '13800000004');
  await page.goto('/personalCenterBase/requestBuyApprove', { waitUntil: 'networkidle' });
  await page.getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/requestBuyApproveDetail\?id=\d+/);
  await page.getByRole('list', { name: '审批路径' }).waitFor();
  await page.getByRole('region', { name: '审批操作' }).getByRole('button', { name: '退回修改' }).click();
  await page.getByRole('dialog').getByLabel('要改什么').fill('请补充使用部位');
  await page.getByRole('dialog').getByRole('button', { name: '退回修改' }).click();
  await page.getByText('已退回').first().waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
