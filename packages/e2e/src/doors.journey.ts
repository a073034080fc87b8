import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { smsCode, typeCaptcha } from './account-steps.ts';
import { enterOperations } from './counter-steps.ts';
import { mallAddress, openPage } from './open-page.ts';
import { inspect } from './quality-steps.ts';

const greeted = (page: Page, name: string) => page.getByRole('region', { name: '账户与服务' }).getByRole('link', { name }).waitFor();

/** The switch is the whole mall's, and other journeys sign in beside this one: here alone it is off. */
const signInElsewhere = (page: Page) =>
  page.route('**/auth/loginSwitch*', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { switchOff: 'OFF' }, errorCode: null } }),
  );

it('goes to the identity provider from the header, comes back to the page signed in, and loads it once', async () => {
  const page = await openPage();
  await signInElsewhere(page);
  await page.goto('/helpCenter?from=doors', { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: '账户与服务' }).getByRole('link', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { name: '统一身份平台' }).waitFor();
  await page.getByRole('link', { name: '顾南枝' }).click();
  await page.waitForURL('**/helpCenter?from=doors');
  await greeted(page, '顾南枝');
  // Whoever goes back to where the code was is not asked again.
  await page.goto('/iamCallback?code=used&state=other', { waitUntil: 'networkidle' });
  await page.getByRole('alert').getByText('身份验证未通过，请重新登录').waitFor();
  await page.goto('/', { waitUntil: 'networkidle' });
  await greeted(page, '顾南枝');
});

it('leads to a company’s own provider by the mailbox, and brings in a colleague who was never here', async () => {
  const page = await openPage();
  await page.goto('/login?notBack=1', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: '企业登录' }).click();
  await page.getByLabel('企业邮箱').fill('somebody@nowhere.example');
  await page.getByRole('button', { name: '前往企业身份平台' }).click();
  await page.getByText('该邮箱所在企业没有接通身份平台').waitFor();
  await page.getByLabel('企业邮箱').fill('shen@yunting.example');
  await page.getByRole('button', { name: '前往企业身份平台' }).click();
  await page.getByRole('link', { name: '沈听澜' }).click();
  await page.getByRole('heading', { name: '绑定手机' }).waitFor();
  await page.getByLabel('手机号').fill('13800000090');
  await typeCaptcha(page);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送，请查收短信').waitFor();
  await page.getByLabel('短信验证码').fill(await smsCode('13800000090'));
  await page.getByRole('button', { name: '绑定并登录' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await greeted(page, '沈听澜');
});

type Link = { tag: string; name: string; url: string };
const linksOf = async (ago = 0): Promise<Link[]> => {
  const answer = await fetch(`${mallAddress()}/sandbox/partner?ago=${ago}`, { headers: { accept: 'application/json' } });
  return (await answer.json()) as Link[];
};
const linkBy = (links: Link[], tag: string, name: string) => links.find((one) => one.tag === tag && one.name === name)?.url ?? '';

it('signs a partner’s visitor in without a word, and nobody out by a bad link', async () => {
  const page = await openPage();
  // To a member's page, of which a visitor sees nothing before he is let in.
  const link = new URL(linkBy(await linksOf(), '5', '许清禾'), mallAddress());
  link.pathname = '/personalCenterBase/myOrders';
  await page.goto(link.href, { waitUntil: 'networkidle' });
  await page.waitForURL((url) => url.pathname === link.pathname && !url.searchParams.has('uscMark'));
  await page.goto('/');
  await greeted(page, '许清禾');

  const refused = page.waitForResponse((answer) => answer.url().includes('/auth/uscSGEnter'));
  await page.goto(linkBy(await linksOf(400), '3', '顾南枝'), { waitUntil: 'networkidle' });
  await refused;
  await greeted(page, '许清禾');
  expect(await page.getByRole('alert').count()).toBe(0);

  // A page that says noNeedLogin=1 has something of its own to do first.
  const begun = Date.now();
  const asked = page.waitForRequest((request) => request.url().includes('/auth/uscSGEnter'));
  await page.goto(`${linkBy(await linksOf(), '3', '顾南枝')}&noNeedLogin=1`);
  await asked;
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1500);
  await page.waitForURL((url) => !url.searchParams.has('uscMark'));
  await greeted(page, '顾南枝');
});

it('shows operators who comes in by which door, without a grave fault and on a telephone', async () => {
  const page = await openPage();
  await enterOperations(page, '13700000001');
  for (const screen of ['doors', 'doors/identities', 'doors/entries', 'open', 'open/hooks', 'open/punchout'])
    await inspect(page, `/operations/#/${screen}`);
});
