import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMallProcess } from '@mall/server/testing/mall-process.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage } from './open-page.ts';

let mall: Awaited<ReturnType<typeof startMallProcess>>;
beforeAll(async () => {
  mall = await startMallProcess({ NODE_ENV: 'production', SANDBOX: 'on', LOG_LEVEL: 'error', PAGES_PER_ADDRESS: '1000000' });
}, 150_000);
afterAll(() => mall.stop(), 30_000);

const table = readFileSync(join(import.meta.dirname, '../../web/app/routes.table.ts'), 'utf8');
const paths = [...table.matchAll(/row\(\s*'([^']+)'/g)].map((match) => match[1] as string);

it('shows every page of a mall in production that has nothing to show yet', async () => {
  expect(paths.length).toBeGreaterThan(100);
  const broken: string[] = [];
  for (const path of [...paths, '/searchGoodsResult?keyword=电缆', '/sitemap.xml', '/docs']) {
    const answer = await fetch(mall.address + path, { redirect: 'manual' });
    await answer.text();
    if (answer.status >= 500) broken.push(`${path} ${answer.status}`);
  }
  expect(broken).toEqual([]);
  expect(mall.said()).not.toContain('"level":50');
});

it('opens its home page, search, cart and doors without a fault in the browser', async () => {
  const page = await openPage({ baseURL: mall.address });
  for (const path of ['/', '/searchGoodsResult?keyword=电缆', '/shoppingCar', '/login', '/register', '/couponCenter'])
    expect((await page.goto(path, { waitUntil: 'networkidle' }))?.status(), path).toBe(200);
});
