import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshMobile, register, sendPassword } from './account-steps.ts';
import { cartBadge, putIntoCart } from './buy-steps.ts';
import { openPage } from './open-page.ts';

const account = (page: Page) => page.getByRole('region', { name: '账户与服务' });

it('signs a new member in, brings his cart along and leads back to where he came from', async () => {
  const page = await openPage();
  await putIntoCart(page);
  await account(page).getByRole('link', { name: '免费注册' }).click();
  await page.waitForURL('**/register');
  await page.waitForLoadState('networkidle');
  await register(page, freshMobile());
  await page.getByText('您已登录').waitFor();
  await page.getByText(/秒后返回刚才的页面/).waitFor();
  await page.waitForURL('**/goodsDetails?goodsId=100');
  await account(page).getByRole('link', { name: '江小鱼' }).waitFor();
  await expect.poll(() => cartBadge(page)).toBe('1 种商品');
  // Neither the form nor its result is a step to go back through.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toMatch(/[rR]egister/);
});

it('signs in over the encrypted wire, is greeted by name and signs out', async () => {
  const page = await openPage();
  const mobile = freshMobile();
  await register(page, mobile);
  await page.getByRole('link', { name: '去首页' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForLoadState('networkidle');
  await account(page).getByRole('button', { name: '退出' }).first().click();
  await account(page).getByRole('link', { name: '登录', exact: true }).waitFor();
  await page.goto('/login?notBack=1', { waitUntil: 'networkidle' });

  const posts: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request));
  await sendPassword(page, mobile);
  await page.waitForURL((url) => url.pathname === '/');
  await account(page).getByRole('link', { name: '江小鱼' }).waitFor();

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
  await account(page).getByRole('button', { name: '退出' }).first().click();
  await account(page).getByRole('link', { name: '登录', exact: true }).waitFor();
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('auth');
});

it('says before anything is sent that a mobile is taken', async () => {
  const page = await openPage();
  await page.goto('/register', { waitUntil: 'networkidle' });
  await page.getByLabel('手机号').fill('13800000001');
  await page.getByLabel('用户名').focus();
  await page.getByText('该手机号已注册，请直接登录').waitFor();
});
