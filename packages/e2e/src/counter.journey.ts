import { expect, it } from 'vitest';
import { freshMobile, register, sendPassword, signIn } from './account-steps.ts';
import { enterOperations, enterSeller, giveCode, knock } from './counter-steps.ts';
import { openPage } from './open-page.ts';
import { inspect } from './quality-steps.ts';

it('lets no store’s or mall’s people in at the mall’s own door, and tells them theirs', async () => {
  const page = await openPage();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await sendPassword(page, '13900000001');
  await page.getByText('这是商家账号，请到商家中心登录').waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await sendPassword(page, '13700000001');
  await page.getByText('这是运营账号，请到运营后台登录').waitFor();
  await knock(page, 'seller', '13800000001');
  await page.getByText('这是买家账号，请到商城登录').waitFor();
});

it('opens nothing of the operations site for a password alone', async () => {
  const page = await openPage();
  await knock(page, 'operations', '13700000002');
  await page.getByRole('heading', { name: '输入动态码' }).waitFor();
  await giveCode(page, '000000');
  await page.getByText('动态码不对，还可试 4 次').waitFor();
  expect(await page.getByRole('textbox', { name: '动态码' }).inputValue()).toBe('000000');
  await page.goto('/');
  await page.goto('/operations/#/own', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: '登录', exact: true }).waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('OPERATOR-TOKEN');
});

it('lets an operator in with both steps, beside a buyer and a seller in the same browser', async () => {
  const page = await openPage();
  await signIn(page, '13800000001');
  await enterSeller(page, '13900000001');
  await page.getByRole('link', { name: '光储自营旗舰仓' }).waitFor();
  await enterOperations(page);
  await page.getByRole('button', { name: '何静' }).waitFor();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByText('顾南枝').first().waitFor();
  await page.goto('/operations/#/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '何静' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('heading', { name: '登录', exact: true }).waitFor();
  await page.goto('/seller/#/own', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: '第二验证' }).waitFor();
});

it('comes back to the screen that was asked for, and takes out at once whoever is signed out elsewhere', async () => {
  const page = await openPage();
  await page.goto('/seller/#/own', { waitUntil: 'networkidle' });
  expect(new URL(page.url()).hash).toBe('#/login?back=%2Fown');
  await enterSeller(page, '13900000003');
  await page.getByRole('heading', { name: '登录设备' }).waitFor();
  const other = await openPage();
  await enterSeller(other, '13900000003');
  await other.goto('/seller/#/own', { waitUntil: 'networkidle' });
  await other.getByRole('button', { name: '其他设备全部下线' }).click();
  const started = Date.now();
  await other.getByRole('alertdialog').getByRole('button', { name: '其他设备全部下线' }).click();
  await page.getByText('您的账号已在别处让本机下线').waitFor({ timeout: 5000 });
  expect(Date.now() - started).toBeLessThan(5000);
});

it('speaks English to a seller who asks for it, and is fit for everybody', async () => {
  const page = await openPage();
  await enterSeller(page, '13900000001');
  await page.getByRole('button', { name: 'English' }).click();
  await page.goto('/seller/#/own', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Account security' }).waitFor();
  for (const screen of ['own', 'messages']) await inspect(page, `/seller/#/${screen}`);
  await page.goto('/seller/#/nowhere', { waitUntil: 'networkidle' });
  await page.getByText('There is no such screen').waitFor();
});

it('takes a member who is frozen off his open page at once, and lets him in again when it is lifted', async () => {
  const member = await openPage();
  const mobile = freshMobile();
  await register(member, mobile, '冻结试验');
  await member.goto('/personalCenterBase/personalCenter', { waitUntil: 'networkidle' });
  const page = await openPage();
  await enterOperations(page, '13700000002');
  await page.goto(`/operations/#/people?word=${mobile}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '冻结', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '冻结 24 小时' }).click();
  await dialog.getByText('请写明原因').waitFor();
  await dialog.getByRole('button', { name: '账号疑似被盗' }).click();
  await dialog.getByRole('button', { name: '冻结 24 小时' }).click();
  await member.waitForURL('**/login?**', { timeout: 5000 });
  await sendPassword(member, mobile);
  await member.getByText('账号已被商城冻结：账号疑似被盗').waitFor();
  await page.getByRole('button', { name: '解冻' }).click();
  await dialog.getByLabel('原因').fill('已核实本人');
  await dialog.getByRole('button', { name: '解冻' }).click();
  await page.getByText('已解冻').waitFor();
  await member.reload({ waitUntil: 'networkidle' });
  await signIn(member, mobile);
});
