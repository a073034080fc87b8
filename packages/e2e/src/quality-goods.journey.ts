import { it } from 'vitest';
import { enterOperations, enterSeller } from './counter-steps.ts';
import { openPage, sharedReader } from './open-page.ts';
import { inspect } from './quality-steps.ts';

const store = sharedReader((page) => enterSeller(page, '13900000101'));
/** Goods of the mall's own store with two versions, and its usual template. */
const pages = ['/goods/versions/662', '/freight', '/freight/new', '/freight/1', '/freight/goods'];

it.each(pages)('%s of a store has no serious fault for assistive technology and fits a phone', async (path) => {
  await inspect(await store(), `/seller/#${path}`);
});

it('nor has the list of goods that wait for the mall, nor one of them', async () => {
  const page = await openPage();
  await enterOperations(page, '13700000013');
  await inspect(page, '/operations/#/audits/goods');
  await page.setViewportSize({ width: 1366, height: 900 });
  const first = page.locator('main a[aria-current="true"][href*="audits/goods?"]').first();
  const address = (await first.getAttribute('href')) ?? '';
  await inspect(page, `/operations/${address.slice(address.indexOf('#'))}`);
});
