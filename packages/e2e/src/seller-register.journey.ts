import { checkSignOf } from '@mall/contract/company/credit-code.rules.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword, freshMobile, smsCode, typeCaptcha } from './account-steps.ts';
import { enterOperations, enterSeller, knock } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { inspect } from './quality-steps.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });

const registerAccount = async (page: Page, mobile: string): Promise<void> => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '商家入驻' }).first().click();
  await page.getByRole('heading', { name: '注册商家账号' }).waitFor();
  await page.getByLabel('联系人').fill('马文涛');
  await page.getByLabel('手机号').fill(mobile);
  await typeCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送，请查收短信').waitFor();
  await page.getByLabel('短信验证码').fill(await smsCode(mobile));
  await page.getByLabel('登录密码').fill(demoPassword);
  await page.getByLabel('确认密码').fill(demoPassword);
  await page.getByRole('checkbox', { name: '我已阅读并同意商城协议' }).check();
  await page.getByRole('button', { name: '下一步，填写资料' }).click();
  await page.getByRole('heading', { name: '商家入驻' }).waitFor();
};

const fillPapers = async (page: Page, mobile: string, name: string): Promise<void> => {
  const start = `91120116MA${mobile.slice(-7)}`;
  await page.getByLabel('联系手机').fill(mobile);
  await page.getByLabel('办公电话').fill('022-12345678');
  await page.getByLabel('店铺名称').fill(`${name}直营店`);
  await page.getByLabel('企业名称').fill(`${name}有限公司`);
  await page.getByLabel('统一社会信用代码').fill(start + checkSignOf(start));
  await page.getByLabel('法定代表人').fill('马文涛');
  await page.getByLabel('营业执照').setInputFiles(picture('执照.png'));
  await page.getByLabel('省', { exact: true }).selectOption({ label: '天津市' });
  await page.getByLabel('市', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('区县', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('注册地址').fill('示例路 8 号');
  await page.getByLabel('开户银行').fill('示例银行演示支行');
  await page.getByLabel('银行账号').fill('0000 0000 0000 0041');
  await page.getByText('选择类目').click();
  await page.getByLabel('搜类目').fill('配电电器');
  await page.getByRole('row', { name: /配电电器/ }).click();
  await page.getByRole('button', { name: '完成', exact: true }).click();
  await page.getByText('缺证', { exact: true }).waitFor();
};

const queueOf = async (page: Page, word: string) => {
  await page.goto(`/operations/#/audits/stores?word=${encodeURIComponent(word)}`);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: word }).waitFor();
};

it('makes a seller of who registers: handed in, given back, mended, approved, signed in', async () => {
  const mobile = freshMobile();
  const name = `缆岳${mobile.slice(-5)}`;
  const page = await openPage();
  await registerAccount(page, mobile);
  await fillPapers(page, mobile, name);
  const submit = page.getByRole('button', { name: '提交审核' });
  await submit.click();
  await page.getByText('类目“配电电器”需要：CCC 证书').waitFor();
  await page.getByLabel('CCC 证书扫描件').setInputFiles(picture('ccc.png'));
  await page.getByText('已上传', { exact: true }).waitFor();
  // What is filled in is there again on another day.
  await Promise.all([page.waitForResponse(/registration\/draft/), page.getByRole('button', { name: '换个时间再填' }).click()]);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.getByLabel('企业名称').inputValue()).toBe(`${name}有限公司`);
  await page.getByText('已上传', { exact: true }).waitFor();
  await submit.click();
  await page.getByText('正在审核').waitFor();

  const operator = await openPage();
  await enterOperations(operator, '13700000002');
  await queueOf(operator, `${name}有限公司`);
  await operator.getByRole('button', { name: '退回修改' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('button', { name: '户名与企业名称不一致' }).click();
  await dialog.getByRole('button', { name: '退回修改' }).click();
  await operator.getByText('没有等待审核的入驻申请').waitFor();

  // The seller's page says so by itself.
  await page.getByText('1 处要改').first().waitFor({ timeout: 15_000 });
  await page.getByText('户名与企业名称不一致').first().waitFor();
  await page.getByLabel('银行账号').fill('0000 0000 0000 0042');
  await page.getByRole('button', { name: '改好了，重新提交' }).click();
  await page.getByText('正在审核').waitFor();

  await queueOf(operator, `${name}有限公司`);
  await operator.getByText('0000000000000041').waitFor();
  await operator.getByRole('button', { name: '通过并开店' }).click();
  await operator.getByRole('alertdialog').getByRole('button', { name: '通过并开店' }).click();
  await operator.getByText('没有等待审核的入驻申请').waitFor();

  await page.getByText(`${name}直营店 已开通`).waitFor({ timeout: 15_000 });
  const other = await openPage();
  await enterSeller(other, mobile);
  await other.getByRole('link', { name: `${name}直营店` }).waitFor();
  await other.getByRole('link', { name: '订单发货' }).waitFor();
}, 180_000);

it('shows who waits for his store his registration and nothing else, and is fit for everybody', async () => {
  const page = await openPage();
  await page.goto('/seller/#/registered', { waitUntil: 'networkidle' });
  await inspect(page, '/seller/#/registered');
  await page.goto('/seller/#/login', { waitUntil: 'networkidle' });
  await knock(page, 'seller', '13900000013');
  await page.getByText('2 处要改').first().waitFor();
  expect(new URL(page.url()).hash).toBe('#/registered');
  await page.goto('/seller/#/orders', { waitUntil: 'networkidle' });
  await page.waitForURL('**/seller/#/registered');
  await inspect(page, '/seller/#/registered');
});
