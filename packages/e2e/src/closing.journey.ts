import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword, freshMobile, register, signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

const ownData = '/personalCenterBase/ownData';

const askToClose = async (page: Page) => {
  await page.goto(ownData, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '查看条件' }).click();
  await page.getByRole('tab', { name: '密码验证' }).click();
  await page.getByLabel('登录密码').fill(demoPassword);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '申请注销' }).click();
  expect(await graveFaults(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: '申请注销' }).click();
  await page.getByText(/账号将于 .* 注销$/).waitFor();
};

it('is told what is open before an account is closed', async () => {
  const page = await openPage();
  await signIn(page, '13800000001');
  await page.goto('/personalCenterBase/closeAccount', { waitUntil: 'networkidle' });
  const open = page.getByRole('listitem').filter({ hasText: '未完成的订单' });
  expect(await open.getByRole('link', { name: '去处理' }).getAttribute('href')).toBe('/personalCenterBase/myOrders');
  await page.getByText('还有未办结的事项，办结后才能申请注销。').waitFor();
  expect(await page.getByRole('button', { name: '申请注销' }).count()).toBe(0);
});

it('asks to close an account, is told so everywhere in the centre, and keeps it after all', async () => {
  const mobile = freshMobile();
  const page = await openPage();
  await register(page, mobile);
  await askToClose(page);

  const again = await openPage();
  await signIn(again, mobile);
  await again.goto('/personalCenterBase/personalCenter', { waitUntil: 'networkidle' });
  await again.getByText(/您已申请注销，账号将于 .* 注销。/).waitFor();
  await again.getByRole('button', { name: '撤回，保留账号' }).click();
  await again.getByText('已撤回，账号保留').waitFor();
  await expect.poll(() => again.getByText(/您已申请注销/).count()).toBe(0);
  await page.goto('/personalCenterBase/closeAccount', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: '密码验证' }).waitFor();
});
