import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advPlaces } from '@mall/contract/content/adv.rules.ts';
import { layoutKeys } from '@mall/contract/content/layout.rules.ts';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(app, path), 'utf8') }));

/** The page that shows each place; the preview of drafts shows what nobody else does and does not count. */
const shownBy: Readonly<Record<string, string>> = {
  home_banner: 'catalogue/home.queries.ts',
  home_promo: 'catalogue/home.queries.ts',
  zone_banner: 'catalogue/zones/zone.queries.ts',
  seckill_banner: 'marketing/seckill-zone.queries.ts',
  coupon_banner: 'marketing/coupon-center.queries.ts',
  login_banner: 'account/login.page.tsx',
  store_banner: 'marketing/store-home/store-home.queries.ts',
};

it.each([...advPlaces, ...layoutKeys].filter((key) => key !== 'class_block'))('shows the pictures of %s on its page', (key) => {
  const asking = sources.filter(({ text }) => text.includes(`'${key}'`)).map(({ path }) => path);
  expect(asking).toContain(shownBy[key]);
});

it('shows the pictures of class_block with the blocks that name them', () => {
  expect(sources.some(({ path, text }) => path === 'catalogue/custom-class-blocks.tsx' && text.includes('advDTO'))).toBe(true);
});
