import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addLicence, fillIn, freshCode, registerEnterprise, typed } from './company-steps.ts';
import { openPage } from './open-page.ts';

const path = '/personalCenterBase/enterpriseAuth';

const submit = (page: Page) => page.getByRole('button', { name: '提交认证' }).click();

it('certifies a company that has just registered, and loses nothing that was typed', async () => {
  const page = await openPage();
  await registerEnterprise(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByText('未认证').first().waitFor();
  await page.getByRole('button', { name: '开始认证' }).click();
  await submit(page);
  await page.getByText('请上传营业执照').waitFor();
  await page.getByText(/还有 \d+ 处需要修改/).waitFor();

  const code = freshCode();
  const name = `旅程电力有限公司${code.slice(-6)}`;
  await fillIn(page, name, `${code.slice(0, 17)}${code.endsWith('0') ? '1' : '0'}`);
  await addLicence(page);
  await page.getByText(/草稿 .* 已自动保存/).waitFor();
  await submit(page);
  await page.getByText('信用代码校验不通过，请与营业执照逐位核对').waitFor();

  await page.reload({ waitUntil: 'networkidle' });
  expect(await typed(page, '企业名称').inputValue()).toBe(name);
  expect(await page.getByLabel('区县').locator('option:checked').textContent()).toBe('河西区');
  await typed(page, '信用代码').fill(code);
  await submit(page);
  await page.getByText('审核中').first().waitFor();
  await page.getByText('已认证').first().waitFor({ timeout: 60_000 });
  await page.getByText(code).first().waitFor();
  await expect
    .poll(async () => {
      await page.reload({ waitUntil: 'networkidle' });
      return page.getByRole('button', { name: '变更资料' }).isVisible();
    })
    .toBe(true);

  // A change waits beside what is in force.
  await page.getByRole('button', { name: '变更资料' }).click();
  expect(await typed(page, '信用代码').getAttribute('readonly')).not.toBeNull();
  await typed(page, '开户银行').fill('示例银行营业部');
  await page.getByRole('button', { name: '提交变更' }).click();
  await page.getByText('变更版本 V2').first().waitFor();
  await page
    .getByRole('row', { name: /开户银行/ })
    .getByText('示例银行营业部')
    .waitFor();
});

it('says field by field what is wrong with papers on a telephone, and keeps the rest', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await registerEnterprise(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '开始认证' }).click();
  const code = freshCode();
  await fillIn(page, `请驳回有限公司${code.slice(-6)}`, code);
  await addLicence(page);
  await submit(page);
  await page.getByText('2 处需要修改').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: '修改并重新提交' }).click();
  expect(await typed(page, '信用代码').inputValue()).toBe(code);
  await page.getByText('对公账户户名与企业名称不一致，请核对').nth(1).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
