import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { mallAddress, openPage } from './open-page.ts';

const security = '/personalCenterBase/securitySetting';
const pathOf = (address: string) => new URL(address).pathname;

it("leads a visitor to sign-in and back to the member's page, where he signs out his other device", async () => {
  // An account that no other journey is signed in with for long.
  const mobile = '13800000004';
  const other = await openPage();
  await signIn(other, mobile);

  const page = await openPage();
  await page.goto(security);
  expect(pathOf(page.url())).toBe('/login');
  await page.waitForLoadState('networkidle');
  await signIn(page, mobile);
  expect(pathOf(page.url())).toBe(security);
  await page.getByRole('heading', { name: '个人与安全' }).waitFor();

  const rows = page.getByRole('table', { name: '登录中的设备' }).getByRole('row');
  await page.getByText('本机', { exact: true }).first().waitFor();
  const before = await rows.count();
  expect(before).toBeGreaterThanOrEqual(3);
  await page
    .getByRole('button', { name: /^退出 Chrome/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出', exact: true }).click();
  await page
    .getByText(/已退出登录$/)
    .first()
    .waitFor();
  await expect.poll(() => rows.count()).toBe(before - 1);

  // It hears that it was signed out, and may be on its way to the door by itself.
  await other.goto(security).catch(() => undefined);
  await expect.poll(() => pathOf(other.url())).toBe('/login');
});

it('comes back to the page on which sign-in was asked for', async () => {
  const page = await openPage();
  await page.goto('/404', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '留在此页' }).click();
  await page.getByRole('region', { name: '账户与服务' }).getByRole('link', { name: '登录', exact: true }).click();
  await page.waitForURL('**/login');
  await signIn(page, '13800000001');
  expect(pathOf(page.url())).toBe('/404');
});

it('goes home when sign-in was asked for without a way back', async () => {
  const page = await openPage();
  await page.goto('/resetPasswords', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '返回登录' }).click();
  await page.waitForURL('**/login?notBack=1');
  await signIn(page, '13800000001');
  expect(pathOf(page.url())).toBe('/');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])('never goes on to %s', async (back) => {
  const page = await openPage();
  await page.goto(`/login?back=${encodeURIComponent(back)}`, { waitUntil: 'networkidle' });
  await signIn(page, '13800000005');
  expect(page.url()).toBe(`${mallAddress()}/`);
});

it('ends a session that the server no longer knows: cookies gone, sign-in shown', async () => {
  const page = await openPage();
  await page.context().addCookies([{ name: 'auth', value: encodeURIComponent(`Bearer ${'x'.repeat(43)}`), url: mallAddress() }]);
  await page.goto('/');
  await page.waitForURL('**/login**');
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('auth');
});
