import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { mallAddress, openPage } from './open-page.ts';

const folder = join(import.meta.dirname, '../../web/build/client');
/** The promise: screens cost nothing here. */
const most = 168 * 1024;

/** What only these libraries contain: the attribute of pressable elements, the curve's constant. */
const unwanted = { 'React Aria': /data-react-aria-pressable/, 'SM2 and SM4': /28e9fa9e9d9f5e344d5a9e4bcf6509a7/i };

/** Scripts that the home page names, and those that they import before they run. */
const firstScripts = async (): Promise<Map<string, string>> => {
  const html = await (await fetch(mallAddress())).text();
  const scripts = new Map<string, string>();
  const take = (path: string) => {
    if (scripts.has(path)) return;
    const text = readFileSync(join(folder, path), 'utf8');
    scripts.set(path, text);
    for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) take(`/assets/${name}`);
  };
  const named = [/data-preload="([^"]+)"/g, /from "([^"]+\.js)"/g, /import\("([^"]+\.js)"\)/g].flatMap((pattern) => [
    ...html.matchAll(pattern),
  ]);
  for (const [, paths] of named) for (const path of (paths as string).split(' ')) take(path);
  return scripts;
};

it('loads less than 168 KB of script before the home page works, and neither React Aria nor the encryption', async () => {
  const scripts = await firstScripts();
  const sizes = [...scripts].map(([path, text]) => ({ path, bytes: gzipSync(text, { level: 9 }).length }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  process.stdout.write(`first load of /: ${(total / 1024).toFixed(1)} KB gzip in ${sizes.length} scripts\n`);
  expect(sizes.length).toBeGreaterThan(3);
  expect(total, JSON.stringify(sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12))).toBeLessThanOrEqual(most);
  for (const [name, mark] of Object.entries(unwanted))
    expect(
      [...scripts].filter(([, text]) => mark.test(text)).map(([path]) => path),
      `${name} is in the first load`,
    ).toEqual([]);
});

it.each(['/seller/', '/operations/'])('opens the door of %s with less than 200 KB of script', async (site) => {
  const page = await openPage();
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '下一步' }).waitFor();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  const total = scripts.reduce((sum, bytes) => sum + bytes, 0);
  process.stdout.write(`first load of ${site}: ${(total / 1024).toFixed(1)} KB in ${scripts.length} scripts\n`);
  expect(total).toBeLessThanOrEqual(200 * 1024);
});

it('is styled in all its parts before any script runs, also those that wake up later', async () => {
  const html = await (await fetch(mallAddress())).text();
  const looks = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, path]) =>
    readFileSync(join(folder, path as string), 'utf8'),
  );
  // As the build names classes of modules: _name_hash_line.
  const classes = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => (names as string).split(' ')));
  const made = [...classes].filter((name) => /^_\w+_\w{5}_\d+$/.test(name));
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter((name) => !looks.some((text) => text.includes(`.${name}`)))).toEqual([]);
});

it('knows the screen that it shows and no other, until the pointer comes near a link', async () => {
  const page = await openPage();
  const known = () =>
    page.evaluate(() => Object.keys((globalThis as unknown as { __reactRouterManifest: { routes: object } }).__reactRouterManifest.routes));
  await page.goto('/', { waitUntil: 'networkidle' });
  // The scripts begin after the first paint, which on a busy machine comes later than a quiet network.
  await page.waitForFunction(() => '__reactRouterManifest' in globalThis);
  expect(await known()).toEqual(['root', 'shell/default-layout', 'catalogue/home.page']);
  // Its parts are there before anybody has pressed.
  const part = page.waitForResponse(/\/assets\/coupon-center\.page-/);
  await page.getByRole('link', { name: '领券中心' }).first().hover();
  expect((await part).ok()).toBe(true);
  expect(await known()).toContain('/couponCenter');
});

it('finds a screen also when nothing led to it by pointer', async () => {
  const page = await openPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  const box = page.getByRole('combobox', { name: '搜索', exact: true });
  await box.fill('YJV');
  await box.press('Enter');
  await page.waitForURL('**/searchGoodsResult**');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
