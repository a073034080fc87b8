import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword, freshMobile, register, signIn } from './account-steps.ts';
import { openPage } from './open-page.ts';

const centre = '/personalCenterBase/downloads';
const ownData = '/personalCenterBase/ownData';
const order = (page: Page) => page.getByRole('button', { name: '申请导出' });

test('a member has a copy of his data made, sees it coming, fetches it and deletes it', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  await page.goto(centre);
  await page.getByText('还没有导出过文件').waitFor();
  await page.goto(ownData);
  await order(page).click();
  // Whoever sits at an open page is not yet its owner.
  await page.getByRole('tab', { name: '密码验证' }).click();
  await page.getByLabel('登录密码').fill(demoPassword);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByText('身份已验证').waitFor();
  await order(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '申请导出' }).click();
  await page.getByText('已申请，生成后会通知您').waitFor();
  await page.goto(centre);
  const row = page.locator('tbody tr', { hasText: '个人数据副本' });
  // Without a word from the reader: the page looks after what is being made.
  await row.getByText('可下载', { exact: true }).waitFor({ timeout: 20_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: /^下载 个人数据副本/ }).click()]);
  // A browser on a machine without a UTF-8 locale cannot write the name and takes its own.
  expect(file.suggestedFilename()).toMatch(/^(个人数据副本 \d{4}-\d\d-\d\d\.zip|download)$/);
  await row.getByText('已下载 1 次').waitFor();
  await row.getByRole('button', { name: /^删除 个人数据副本/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('还没有导出过文件').waitFor();
  await page.goto(ownData);
  await order(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '申请导出' }).click();
  await page.getByText('个人数据副本每天只能申请一次').waitFor();
});

test('a buyer finds an export that he had at once, and has an expired one made again', async () => {
  const page = await openPage();
  await signIn(page, '13800000003');
  await page.goto('/personalCenterBase/myOrders', { waitUntil: 'networkidle' });
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出订单' }).click()]);
  await page.getByRole('link', { name: '去下载中心' }).click();
  await page.waitForURL(`**${centre}`);
  await page.goto(`${centre}?tab=ready`);
  await page.locator('tbody tr', { hasText: '订单导出' }).first().getByText('可下载', { exact: true }).waitFor();
  await page.goto(`${centre}?tab=expired`);
  expect(
    await page
      .getByRole('checkbox', { name: /^选择 订单导出/ })
      .first()
      .isDisabled(),
  ).toBe(true);
  await page
    .getByRole('button', { name: /^按原条件再生成 订单导出/ })
    .first()
    .click();
  await page.getByText('没有符合条件的文件').waitFor();
});
