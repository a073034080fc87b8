import { expect, it } from 'vitest';
import { freshMobile, register } from './account-steps.ts';
import { addLicence, describePerson, fillIn, freshCode, lineOf, makeDepartment, peopleRoot, registerEnterprise } from './company-steps.ts';
import { openPage } from './open-page.ts';

it('leads a company from registration over certification, a department and a role of its own to a purchaser, who is out at once when he is disabled', async () => {
  const founder = await openPage();
  await registerEnterprise(founder);
  await founder.goto('/personalCenterBase/enterpriseAuth', { waitUntil: 'networkidle' });
  await founder.getByRole('button', { name: '开始认证' }).click();
  const code = freshCode();
  await fillIn(founder, `全程电力有限公司${code.slice(-6)}`, code);
  await addLicence(founder);
  await founder.getByRole('button', { name: '提交认证' }).click();
  await founder.getByText('已认证').first().waitFor({ timeout: 60_000 });

  const mobile = freshMobile();
  const person = { mobile, name: `采购${mobile.slice(-4)}`, department: `物资班${mobile.slice(-4)}`, role: '班组采购员' };
  await makeDepartment(founder, person.department);
  await founder.goto(`${peopleRoot}/roles`, { waitUntil: 'networkidle' });
  await founder.getByRole('button', { name: '复制为新角色' }).click();
  const copy = founder.getByRole('dialog', { name: '复制为新角色' });
  await copy.getByLabel('从哪个角色').selectOption({ label: '采购员（标准）' });
  await copy.getByLabel('角色名称').fill(person.role);
  await copy.getByRole('button', { name: '复制角色' }).click();
  await founder.getByText('已新建角色').waitFor();

  const purchaser = await openPage({ expected: [/status of 401/] });
  await register(purchaser, mobile, person.name);
  const dialog = await describePerson(founder, '发邀请短信', person);
  await dialog.getByRole('button', { name: '发出邀请' }).click();
  await dialog.waitFor({ state: 'detached' });
  await purchaser.goto('/personalCenterBase/addressManagement', { waitUntil: 'networkidle' });
  await purchaser.getByText(new RegExp(`邀请您加入企业账号，角色：${person.role}`)).waitFor();
  await purchaser.getByRole('button', { name: '加入企业' }).click();
  await purchaser.getByText('已加入企业').first().waitFor();

  await purchaser.goto('/personalCenterBase/personalCenter', { waitUntil: 'networkidle' });
  const menu = purchaser.getByRole('navigation', { name: '会员中心菜单' });
  await menu.getByRole('link', { name: '我的订单' }).waitFor();
  expect(await menu.getByRole('link', { name: '企业账号' }).count()).toBe(0);
  await purchaser.goto(peopleRoot, { waitUntil: 'networkidle' });
  await purchaser.getByText('您没有打开这个页面的权限').waitFor();

  await purchaser.goto('/personalCenterBase/personalCenter', { waitUntil: 'networkidle' });
  const line = await lineOf(founder, person);
  await line.getByRole('button', { name: /^停用/ }).click();
  await founder.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await purchaser.waitForURL('**/login?why=disabled**', { timeout: 5000 });
  await purchaser.getByText('您的账号已被所属企业停用').waitFor();
});
