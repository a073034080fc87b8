import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

it('takes feedback once it says something, and keeps what was typed until then', async () => {
  const page = await openPage();
  await page.goto('/problemFeedbackIndex', { waitUntil: 'networkidle' });
  const text = page.getByLabel('问题描述');
  await page.getByRole('radio', { name: '改进建议' }).check();
  await page.getByLabel('联系方式').fill('not a way to answer');
  await page.getByRole('button', { name: '提交反馈' }).click();
  await page.getByText('请填写问题描述').waitFor();
  await page.getByText('请填写正确的手机号、电话或邮箱').waitFor();
  await page.locator('textarea:focus').waitFor();
  await text.fill('希望订单可以按项目筛选');
  await page.getByLabel('联系方式').fill('13900000000');
  await expect.poll(() => page.getByText('请填写正确的手机号、电话或邮箱').count()).toBe(0);
  expect(await page.getByRole('radio', { name: '改进建议' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: '提交反馈' }).click();
  await page.getByText(/受理编号/).waitFor();
});
