import { expect, it } from 'vitest';
import { openPage, sharedReader } from './open-page.ts';
import { inspect } from './quality-steps.ts';

const visit = sharedReader();
const pages = [
  '/',
  '/login',
  '/register',
  '/forgotPassword',
  '/resetPasswords',
  '/revise',
  '/treaty',
  '/404',
  '/successRegister',
  '/bindPhone',
  '/customer',
  '/index1',
  '/homePage/indexSC',
  '/customer?zoneId=1',
  '/channelDLGYP',
  '/green',
  '/photovoltaic',
  '/privateBrand',
  '/seckillZone',
  '/groupZone',
  '/couponCenter',
  '/couponCenter1',
  '/helpCenter',
  '/helpcenterProblem',
  '/noticeList',
  '/consulationDetail?id=1',
  '/paidInformation',
  '/problemFeedbackIndex',
  '/singlePage/singleImg',
  '/shoppingCar',
  '/MyShoppingCart',
];

it.each(pages)('%s has no serious fault for assistive technology and fits a phone', async (path) => {
  await inspect(await visit(), path);
});

it('nor has /decopt, which is not there for a visitor', async () => {
  await inspect(await visit({ expected: [/status of 404/] }), '/decopt');
});

const collectShifts = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, what: sources.map(({ node }) => node?.className ?? '').join(' ') });
  }).observe({ type: 'layout-shift', buffered: true });`;

it('does not jump while the home page loads and is scrolled through', async () => {
  const page = await openPage();
  await page.addInitScript({ content: collectShifts });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (let screen = 1; screen <= 6; screen += 1) {
    await page.evaluate('scrollBy(0, innerHeight)');
    await page.waitForTimeout(250);
  }
  const shifts = (await page.evaluate('shifts')) as { value: number; what: string }[];
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.05);
});
