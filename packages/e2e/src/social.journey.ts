import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword, smsCode, typeCaptcha } from './account-steps.ts';
import { openPage } from './open-page.ts';
import { graveFaults } from './quality-steps.ts';

const security = '/personalCenterBase/securitySetting';
const mobile = '19900000003';

const scanAs = async (page: Page, who: string) => {
  await page.getByRole('button', { name: '切换到扫码登录' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: who }).click();
};

it('lets somebody in by a scan: his mobile is bound first, the visitor’s cart comes along, and he takes the binding off again', async () => {
  const page = await openPage({ expected: [/net::ERR_ABORTED/] });
  await page.goto('/goodsDetails?goodsId=100', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '加入购物车' }).first().click();
  await page
    .getByText(/已加入/)
    .first()
    .waitFor();
  await page.goto('/login?notBack=1', { waitUntil: 'networkidle' });
  await scanAs(page, '扫码失败');
  await page.getByText('扫码结果已失效').waitFor();
  await page.getByRole('button', { name: '重新扫码' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: '电缆老周' }).click();
  await page.waitForURL('**/bindPhone');
  expect(await graveFaults(page)).toEqual([]);
  await page.getByLabel('手机号').fill(mobile);
  await typeCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: /秒后重发/ }).waitFor();
  await page.getByLabel('短信验证码').fill(await smsCode(mobile));
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
  await page.goto('/shoppingCar', { waitUntil: 'networkidle' });
  expect(await page.locator('main a[href*="goodsId=100&"], main a[href$="goodsId=100"]').count()).toBeGreaterThan(0);

  await page.goto(security, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '解绑' }).click();
  await page.getByRole('tab', { name: '密码验证' }).click();
  await page.getByLabel('登录密码').fill(demoPassword);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '确认解绑' }).click();
  await page.getByText('已解绑社交账号').waitFor();
});

it('believes no code that this tab did not ask for', async () => {
  const page = await openPage();
  await page.goto(`/login?social=1&code=${'c'.repeat(32)}&state=${'s'.repeat(43)}`, { waitUntil: 'networkidle' });
  await page.getByText('扫码登录不是从本页面发起').waitFor();
  expect(page.url()).not.toContain('code=');
  await page.goto('/bindPhone', { waitUntil: 'networkidle' });
  await page.getByText('没有待绑定的扫码').waitFor();
});
