import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

const projects = '/personalCenterBase/procurementManagement/projectList';
const lists = '/personalCenterBase/procurementManagement/procurementList';
const fresh = () => String(Date.now()).slice(-7);

it('begins a project with a budget, orders for it, and shows what is reserved, released and left', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  const name = `临时项目${fresh()}`;
  await page.goto(projects, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '新建项目' }).click();
  const dialog = page.getByRole('dialog', { name: '新建项目' });
  await dialog.getByRole('button', { name: '新建项目' }).click();
  await dialog.getByText('请输入项目名称').waitFor();
  await dialog.getByRole('textbox', { name: '项目名称' }).fill(name);
  await dialog.getByRole('textbox', { name: '项目编号' }).fill(`XM-${fresh()}`);
  await dialog.getByRole('combobox', { name: '负责人' }).selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: '开始日期' }).fill('2026-01-01');
  await dialog.getByRole('textbox', { name: '结束日期' }).fill('2099-12-31');
  await dialog.getByRole('textbox', { name: '预算' }).fill('900000');
  await dialog.getByRole('button', { name: '新建项目' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(name).first().waitFor();

  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '立即购买' }).first().click();
  await page.waitForURL(/fillOrder/);
  const choice = page.getByRole('combobox', { name: '采购项目' });
  const option = choice.locator('option', { hasText: name });
  await choice.selectOption((await option.getAttribute('value')) ?? '');
  await page.getByText('可用 ¥900,000.00').waitFor();
  await page.getByRole('button', { name: '提交订单' }).first().click();
  await page.waitForURL(/toPay\?paySn=\d+/);

  await page.goto(projects, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: `“${name}”的预算明细` }).click();
  const ledger = page.getByRole('table', { name: '预算流水' });
  await ledger.getByText('预留', { exact: true }).waitFor();
  await ledger.getByRole('link', { name: /^订单 \d+/ }).click();
  await page.getByText(name).first().waitFor();
  await page.getByRole('button', { name: '取消订单' }).first().click();
  const cancel = page.getByRole('dialog');
  await cancel.getByRole('radio').first().check();
  await cancel.getByRole('button', { name: '取消订单' }).click();
  await page.getByText('已取消').first().waitFor();

  await page.goto(projects, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: `“${name}”的预算明细` }).click();
  await page.getByRole('table', { name: '预算流水' }).getByText('释放', { exact: true }).waitFor();
  await page.getByRole('button', { name: '结项' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结项' }).click();
  await page.getByText('已结项').first().waitFor();
});

it('keeps a list that is pasted, tells what it does not know, and puts the rest into the cart', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await signIn(page, '13800000003');
  const name = `临时清单${fresh()}`;
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  const code = /NE\d+-\d+/.exec(await page.locator('main').innerText())?.[0] ?? '';
  expect(code).not.toBe('');
  await page.goto(lists, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '新建清单' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建清单' });
  await dialog.getByLabel('清单名称').fill(name);
  await dialog.getByRole('button', { name: '新建清单' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '导入' }).first().click();
  const sheet = page.getByRole('dialog', { name: '导入到清单' });
  await sheet.getByLabel(/粘贴/).fill(`${code} 20\nNICHT-DA 3`);
  await sheet.getByRole('button', { name: '导入粘贴的行' }).click();
  await sheet.getByText('共 2 行：新增 1 种，改动 0 种，1 行有误').waitFor();
  await sheet.getByText(/没有编码为 NICHT-DA 的商品/).waitFor();
  await sheet.getByRole('button', { name: '关闭' }).first().click();
  await page
    .getByRole('button', { name: `加入购物车 ${name}` })
    .last()
    .click();
  await page
    .getByText(/已加入购物车|未能全部加入|没有加入/)
    .first()
    .waitFor();
});
