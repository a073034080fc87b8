import { accountApi } from '@mall/contract/account/account.api.ts';
import { startMallProcess } from '@mall/server/testing/mall-process.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, freshMobile, register, sendPassword } from './account-steps.ts';
import { openPage } from './open-page.ts';

// A mall of its own, in which nobody has to wait for a week.
const usual = process.env['MALL_ADDRESS'];
let mall: Awaited<ReturnType<typeof startMallProcess>>;
beforeAll(async () => {
  mall = await startMallProcess({ NODE_ENV: 'production', SANDBOX: 'on', LOG_LEVEL: 'error', ACCOUNT_CLOSING_DAYS: '0' });
  process.env['MALL_ADDRESS'] = mall.address;
}, 150_000);
afterAll(async () => {
  process.env['MALL_ADDRESS'] = usual;
  await mall.stop();
}, 30_000);

/** What the door says of a mobile: a code was texted to this one a moment ago, so nobody can register with it at once. */
const isTaken = async (door: Page, mobile: string, times: number) => {
  await door.goto('/register', { waitUntil: 'networkidle' });
  await door.getByLabel('手机号').fill(mobile);
  const asked = door.waitForResponse((answer) => answer.url().includes(accountApi.checkMobile.path));
  await door.getByLabel('用户名').click();
  await (await asked).finished();
  await expect.poll(() => door.getByText('该手机号已注册，请直接登录').count()).toBe(times);
};

it('closes an account: the open page falls back, the door knows nobody, and the mobile is free', async () => {
  const mobile = freshMobile();
  const page = await openPage();
  await register(page, mobile);
  const door = await openPage();
  await isTaken(door, mobile, 1);
  await page.goto('/personalCenterBase/closeAccount', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: '密码验证' }).click();
  await page.getByLabel('登录密码').fill(demoPassword);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '申请注销' }).click();
  await page.getByText('账号和个人信息将马上删除，不能恢复。').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '申请注销' }).click();

  await page.waitForURL('**/login?why=closed**', { waitUntil: 'commit' });
  await page.getByText('账号已注销，本手机号可以重新注册。').waitFor();
  await sendPassword(page, mobile);
  await page.getByText('手机号或密码错误').first().waitFor();
  const text = async () =>
    (await (await fetch(`${mall.address}/sandbox/sms?mobile=${mobile}`, { headers: { accept: 'application/json' } })).json()) as {
      text: string;
    }[];
  await expect.poll(async () => (await text()).some((one) => one.text.includes('您的账号和个人信息已删除'))).toBe(true);

  await isTaken(door, mobile, 0);
});
