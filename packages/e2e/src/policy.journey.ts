import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from './account-steps.ts';
import { mallAddress, openPage } from './open-page.ts';

const forEverybody = [
  '/',
  '/proClassification',
  '/searchGoodsResult?keyword=电缆',
  '/goodsDetails?goodsId=1',
  '/green',
  '/index1',
  '/seckill',
  '/login?notBack=1',
  '/forgotPassword',
  '/shoppingCar',
  '/MyShoppingCart',
  '/nowhere',
];
const outside = ['/docs', '/docs/permissions', '/sandbox', '/sandbox/sms', '/sandbox/mail', '/sandbox/pay', '/sandbox/cloud'];
const ofMembers = ['/personalCenterBase', '/personalCenterBase/securitySetting', '/MyOrder', '/order'];

/** What the page was kept from doing, told by the browser itself. */
const watch = async (page: Page): Promise<string[]> => {
  const kept: string[] = [];
  await page.exposeFunction('tellViolation', (words: string) => kept.push(words));
  await page.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tellViolation(effectiveDirective + ' ' + blockedURI + ' on ' + location.pathname))`,
  });
  return kept;
};

const visit = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy'], path).toContain('frame-ancestors');
  }
};

it('lets a guest see every kind of page without anything being kept back', async () => {
  const page = await openPage({ expected: [/status of 404/] });
  const kept = await watch(page);
  await visit(page, forEverybody);
  // Moving about inside the site loads scripts and styles as well.
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '登录', exact: true }).first().click();
  await page.waitForURL('**/login**');
  await page.waitForLoadState('networkidle');
  expect(kept).toEqual([]);
});

it('keeps nothing back from the reference and the sandbox', async () => {
  const page = await openPage();
  const kept = await watch(page);
  await visit(page, outside);
  expect(kept).toEqual([]);
});

it('lets a member, too', async () => {
  const page = await openPage({ expected: [/status of 404/] });
  const kept = await watch(page);
  await signIn(page, '13800000001');
  await visit(page, [...forEverybody.filter((path) => !path.startsWith('/login')), ...ofMembers]);
  expect(kept).toEqual([]);
});

it.each([
  ['a guest’s page, which is kept for others', false],
  ['a member’s page', true],
])('runs no script that came to stand in %s', async (_whose, member) => {
  const page = await openPage({ expected: [/Content Security Policy/, /nowhere\.png/] });
  if (member) await signIn(page, '13800000001');
  const kept = await watch(page);
  const evil = `<script>window.stolen=1</script><img src="/nowhere.png" onerror="window.stolen=2"><a href="javascript:window.stolen=3" id="evil">x</a>`;
  await page.route('**/proClassification', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<body>', `<body>${evil}`) });
  });
  await page.goto('/proClassification', { waitUntil: 'networkidle' });
  await page.evaluate(`document.querySelector('#evil')?.click()`);
  expect(kept.filter((words) => words.startsWith('script-src')).length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate('window.stolen')).toBeUndefined();
});

it('lets no other browser in with a token that was carried away', async () => {
  const owner = await openPage();
  await signIn(owner, '13800000001');
  const cookies = await owner.context().cookies();
  const companion = cookies.find(({ name }) => name === 'companion');
  expect(companion).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const readable = await owner.evaluate<string>('document.cookie');
  expect([readable.includes('auth='), readable.includes('companion')]).toEqual([true, false]);

  const thief = await openPage();
  const auth = cookies.find(({ name }) => name === 'auth')?.value ?? '';
  await thief.context().addCookies([{ name: 'auth', value: auth, url: mallAddress() }]);
  await thief.goto('/personalCenterBase/securitySetting');
  await thief.waitForURL('**/login**');
  // The owner stays signed in, in a second window of the same browser, too.
  const second = await owner.context().newPage();
  await second.goto('/personalCenterBase/securitySetting');
  await second.getByRole('heading', { name: '个人与安全' }).waitFor();
});
