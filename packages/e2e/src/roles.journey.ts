import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

const root = '/personalCenterBase/enterpriseAccountManagement';

it('an administrator copies a role, changes it by the keyboard alone, deletes it, and finds all of it in the trail', async () => {
  const page = await openPage({ expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] });
  await signIn(page, '13800000002');
  await page.goto(`${root}/roles`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '复制为新角色' }).click();
  const dialog = page.getByRole('dialog', { name: '复制为新角色' });
  await dialog.getByLabel('从哪个角色').selectOption({ label: '采购员（标准）' });
  await dialog.getByRole('button', { name: '复制角色' }).click();
  await dialog.getByText('请输入角色名称').waitFor();
  await dialog.getByLabel('角色名称').fill('检修采购员');
  await dialog.getByRole('button', { name: '复制角色' }).click();
  await page.getByText('已新建角色').waitFor();
  await page.getByRole('heading', { name: '谁有“检修采购员”' }).waitFor();

  // A standard role and one's own have nothing to press.
  expect(await page.getByRole('button', { name: /^(企业管理员|采购员)：/ }).count()).toBe(0);
  await page.getByRole('button', { name: '检修采购员：查看订单，本人' }).focus();
  await page.keyboard.press('ArrowRight');
  const changed = page.getByRole('button', { name: '检修采购员：查看订单，部门，未保存' });
  await changed.waitFor();
  await changed.press('Enter');
  await page.getByRole('button', { name: '检修采购员：查看订单，企业，未保存' }).waitFor();
  await page.getByText('“检修采购员”有 1 处未保存：查看订单 本人 → 企业').waitFor();
  // Leaving by a tab asks first, and staying keeps what was changed.
  // Its page is fetched ahead; cut off in the middle of that, the router would load this one anew.
  const ahead = page.waitForResponse(/\/departments\.page-[^/]*\.js/).then((answer) => answer.finished());
  await page.getByRole('link', { name: /^部门/ }).first().click();
  const leaving = page.getByRole('alertdialog', { name: '放弃没有保存的内容？' });
  await leaving.getByRole('button', { name: '继续填写' }).click();
  await leaving.waitFor({ state: 'detached' });
  await ahead;
  // Without a network nothing is lost, and nobody is advised to load the page anew.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '保存权限' }).press('Enter');
  await page.getByText('网络已断开，还没有保存').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '保存权限' }).press('Enter');
  await page.getByText('已保存权限').waitFor();
  await page.getByRole('button', { name: '检修采购员：查看订单，企业', exact: true }).waitFor();

  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除角色' }).click();
  await page.getByText('已删除角色').waitFor();
  await expect.poll(() => page.getByRole('columnheader', { name: /检修采购员/ }).count()).toBe(0);

  await page.goto(`${root}/audit?kind=role`, { waitUntil: 'networkidle' });
  const row = page.getByRole('row', { name: /改角色权限.*检修采购员/ });
  await row.getByRole('button').click();
  await page.getByRole('main').getByText('我的订单', { exact: true }).waitFor();
  for (const done of ['复制角色', '删除角色']) await page.getByRole('row', { name: new RegExp(`${done}.*检修采购员`) }).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出所选条件' }).click()]);
  expect(file.suggestedFilename()).toBe('audit.xlsx');
});
