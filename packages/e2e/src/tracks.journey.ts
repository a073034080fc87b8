import { expect, test } from 'vitest';
import { freshMobile, register } from './account-steps.ts';
import { openPage } from './open-page.ts';

test('a member finds the goods he looked at, narrows them down and wipes them out', async () => {
  const page = await openPage();
  await register(page, freshMobile());
  await page.goto('/personalCenterBase/myTracks');
  await page.getByText('还没有足迹').waitFor();

  for (const goodsId of ['1', '2', '3']) {
    const noted = page.waitForResponse((answer) => answer.url().includes('/portal/member/browse') && answer.request().method() === 'POST');
    await page.goto(`/goodsDetails?goodsId=${goodsId}`);
    await noted;
  }
  await page.goto('/personalCenterBase/myTracks');
  const rows = page.locator('tbody tr', { has: page.locator('td') });
  await expect.poll(() => rows.count()).toBe(3);

  const latest = (await rows.first().getByRole('link').first().textContent()) ?? '';
  await page.getByLabel('商品名称 / 货号').fill(latest);
  await page.getByRole('button', { name: '查询' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.goto('/personalCenterBase/myTracks?to=2020-01-01');
  await page.getByText('没有符合条件的足迹').waitFor();
  await page.getByRole('link', { name: '查看全部足迹' }).click();
  await expect.poll(() => rows.count()).toBe(3);

  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: `删除${latest}的足迹` }).click();
  await question.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('已删除 1 条足迹').waitFor();
  await expect.poll(() => rows.count()).toBe(2);

  const second = (await rows.first().getByRole('link').first().textContent()) ?? '';
  await page.getByRole('checkbox', { name: `选择${second}` }).check();
  await page.getByRole('button', { name: '删除所选' }).click();
  await question.getByText('删除 1 条足迹？').waitFor();
  await question.getByRole('button', { name: '删除', exact: true }).click();
  await expect.poll(() => rows.count()).toBe(1);

  await page.getByRole('button', { name: /^删除当天：\d{4}-\d\d-\d\d$/ }).click();
  await question.getByRole('button', { name: '删除当天' }).click();
  await page.getByText('还没有足迹').waitFor();
});
