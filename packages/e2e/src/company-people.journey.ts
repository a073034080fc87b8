import { expect, it } from 'vitest';
import { freshMobile, register, signIn, smsCode } from './account-steps.ts';
import { describePerson, lineOf, makeDepartment } from './company-steps.ts';
import { openPage } from './open-page.ts';

const expired = { expected: [/status of 401/] };

it('lets an administrator make a department and invite a purchaser, who then sees what the role allows and is out as soon as he is disabled', async () => {
  const mobile = freshMobile();
  const person = { mobile, name: `受邀${mobile.slice(-4)}`, department: `临时班组${mobile.slice(-6)}` };
  const purchaser = await openPage(expired);
  await register(purchaser, mobile, person.name);

  const admin = await openPage();
  await signIn(admin, '13800000002');
  await makeDepartment(admin, person.department);
  const dialog = await describePerson(admin, '发邀请短信', person);
  await dialog.getByRole('button', { name: '发出邀请' }).click();
  await dialog.waitFor({ state: 'detached' });
  await (await lineOf(admin, person)).getByText('待接受邀请').waitFor();

  await purchaser.goto('/personalCenterBase/addressManagement', { waitUntil: 'networkidle' });
  await purchaser.getByText(/邀请您加入企业账号，角色：采购员/).waitFor();
  await purchaser.getByRole('button', { name: '加入企业' }).click();
  await purchaser.getByText('已加入企业').first().waitFor();
  await purchaser.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  await purchaser.getByRole('heading', { name: '我的订单' }).first().waitFor();
  expect(await purchaser.getByRole('link', { name: '企业账号' }).count()).toBe(0);

  const line = await lineOf(admin, person);
  expect(await line.innerText()).toContain(person.department);
  expect(await line.innerText()).toContain('¥5,000.00');
  await line.getByRole('button', { name: /^停用/ }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await line.getByRole('button', { name: /^启用/ }).waitFor();
  // Of itself, or at the next step that he takes: whichever comes first.
  await purchaser.goto('/personalCenterBase/addressManagement').catch(() => undefined);
  await purchaser.waitForURL('**/login**');
});

it('binds somebody by the code that came to his mobile', async () => {
  const mobile = freshMobile();
  const person = { mobile, name: `绑定${mobile.slice(-4)}`, department: '审计部' };
  const page = await openPage();
  await signIn(page, '13800000002');
  const dialog = await describePerson(page, '凭验证码绑定', person);
  await dialog.getByRole('button', { name: '发送验证码' }).click();
  await dialog.getByRole('button', { name: /秒后可重发/ }).waitFor();
  await dialog.getByLabel('验证码', { exact: true }).fill(await smsCode(mobile));
  await dialog.getByRole('button', { name: '绑定成员' }).click();
  await dialog.waitFor({ state: 'detached' });
  await (await lineOf(page, person)).getByText('采购员').waitFor();
});

it('moves a department by the keys alone, and says who loses sight before it goes elsewhere', async () => {
  const page = await openPage();
  await signIn(page, '13800000002');
  const name = `键盘组${String(Date.now()).slice(-6)}`;
  await makeDepartment(page, name);
  const item = page.getByRole('treeitem', { name: new RegExp(name) });
  await item.focus();
  const level = await item.getAttribute('aria-level');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('已移动部门').first().waitFor();
  await item.focus();
  await page.keyboard.press('Alt+ArrowRight');
  const dialog = page.getByRole('dialog', { name: `移动“${name}”` });
  await dialog.getByText(/涉及 0 人、0 个订单/).waitFor();
  await dialog.getByRole('button', { name: '移动部门' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => item.getAttribute('aria-level')).toBe(String(Number(level) + 1));
  await page.getByRole('button', { name: '撤销或合并' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销部门' }).click();
  await page.getByRole('treeitem', { name: `${name}（已撤销）` }).waitFor();
});

it('hides the orders from a colleague whose roles do not give them', async () => {
  const page = await openPage();
  await signIn(page, '19900000004');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByText('罗亦舟').first().waitFor();
  expect(await page.getByRole('banner').getByRole('link', { name: '我的订单' }).count()).toBe(0);
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /待付款|我的订单/ })
      .count(),
  ).toBe(0);
  // The page itself says why, and whom to ask; it does not look like a broken network.
  await page.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  await page.getByText('您没有打开这个页面的权限').waitFor();
  await page.getByText('请联系企业管理员').waitFor();
  expect(await page.getByRole('button', { name: /重试|导出|查询/ }).count()).toBe(0);
});
