import type { Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { agree, demoPassword, freshMobile, sendPassword, smsCode, typeCaptcha } from './account-steps.ts';
import { openPage } from './open-page.ts';

it('registers, signs in over the encrypted wire, is greeted by name and signs out', async () => {
  const page = await openPage();
  const mobile = freshMobile();
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByLabel('用户名').fill('江小鱼');
  await page.getByLabel('手机号').fill(mobile);
  await typeCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送，请查收短信').waitFor();
  await page.getByLabel('短信验证码').fill(await smsCode(mobile));
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByLabel('确认密码').fill(demoPassword);
  await agree(page);
  await page.getByRole('button', { name: '同意协议并注册' }).click();
  await page.waitForURL('**/successRegister**');
  await page.getByText('注册成功').first().waitFor();
  await page.getByRole('link', { name: '立即登录' }).click();
  await page.waitForURL('**/login**');

  const posts: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request));
  await sendPassword(page, mobile);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('region', { name: '账户与服务' }).getByRole('link', { name: '江小鱼' }).waitFor();

  expect(posts.map((post) => new URL(post.url()).pathname)).toContain('/api/auth/oauth/captcha');
  for (const post of posts) {
    expect(Object.keys(post.postDataJSON() as object)).toEqual(['params']);
    const headers = await post.allHeaders();
    expect(headers['encryptiontype']).toBe('SM');
    expect(headers['code']).toMatch(/^04[0-9a-f]{256}$/);
    expect(headers['mac']).toMatch(/^[0-9a-f]{64}$/);
    expect(post.postData()).not.toContain(mobile);
  }

  // Shown before its script runs, a button does nothing yet.
  await page.waitForLoadState('networkidle');
  await page.getByRole('region', { name: '账户与服务' }).getByRole('button', { name: '退出' }).first().click();
  await page.getByRole('region', { name: '账户与服务' }).getByRole('link', { name: '登录', exact: true }).waitFor();
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('auth');
});

it('says before anything is sent that a mobile is taken', async () => {
  const page = await openPage();
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByLabel('手机号').fill('13800000001');
  await page.getByLabel('用户名').focus();
  await page.getByText('该手机号已注册，请直接登录').waitFor();
});
