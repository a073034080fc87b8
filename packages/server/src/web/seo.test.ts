import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { buildSitemapPart, mostUrls } from './sitemap.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0', SITE_URL: 'https://mall.example' });
const get = (url: string, headers: Record<string, string> = {}) => mall.app.fastify.inject({ url, headers });
const addresses = async (url: string) => [...(await get(url)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 6);
  await mall.house.db.pool.query(`update goods set state = 'off' where id = 2`);
  await mall.house.db.pool.query(
    `insert into article (id, kind, category, title, published_at) values (7, 'notice', '公告', '甲', now()), (8, 'notice', '公告', '明天', now() + interval '1 day'), (9, 'help', '指南', '乙', now())`,
  );
});

it('tells search engines what is nobody’s business and where the list of addresses is', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('Disallow: /personalCenterBase\n');
  expect(answer.body).toContain('Disallow: /api/\n');
  expect(answer.body).toMatch(/\nSitemap: https:\/\/mall\.example\/sitemap\.xml\n$/);
});

it('lists every part that holds something, and nothing else', async () => {
  expect(await addresses('/sitemap.xml')).toEqual([
    'https://mall.example/sitemap-pages.xml',
    'https://mall.example/sitemap-classes-1.xml',
    'https://mall.example/sitemap-goods-1.xml',
    'https://mall.example/sitemap-stores-1.xml',
    'https://mall.example/sitemap-notices-1.xml',
    'https://mall.example/sitemap-help-1.xml',
  ]);
});

it('names what can be seen: goods on the shelf, open stores, published articles', async () => {
  expect(await addresses('/sitemap-goods-1.xml')).toEqual([1, 3, 4, 5, 6].map((id) => `https://mall.example/goodsDetails?goodsId=${id}`));
  expect(await addresses('/sitemap-stores-1.xml')).toHaveLength(2);
  expect(await addresses('/sitemap-notices-1.xml')).toEqual(['https://mall.example/consulationDetail?id=7']);
  expect(await addresses('/sitemap-classes-1.xml')).toHaveLength(4);
  expect(await addresses('/sitemap-pages.xml')).toContain('https://mall.example/');
  expect((await get('/sitemap-goods-1.xml')).body).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
});

it('names cross-border pages in six languages, each beside all the others', async () => {
  await mall.house.db.pool.query(`update goods set source = 'cross' where id = 4`);
  const { body } = await get('/sitemap-goods-1.xml');
  expect(body.match(/<xhtml:link /g)).toHaveLength(6 * 7);
  expect(body).toContain('<loc>https://mall.example/goodsDetails?goodsId=4&amp;isGlobal=1&amp;uscTags=3&amp;language=ru</loc>');
  expect(body).not.toContain('goodsId=4</loc>');
  expect(body).toContain(
    '<xhtml:link rel="alternate" hreflang="ru" href="https://mall.example/goodsDetails?goodsId=4&amp;isGlobal=1&amp;uscTags=3&amp;language=ru"/>',
  );
  expect((await get('/sitemap-pages.xml')).body).toContain('https://mall.example/internation?isGlobal=1&amp;uscTags=3&amp;language=fra');
});

it('sends nobody to a page that does not exist yet', async () => {
  const packed = await buildSitemapPart(mall.house.db.pool, 'https://mall.example', 'pages', (path) => path !== '/green');
  const told = gunzipSync(packed ?? '').toString();
  expect(told).toContain('/photovoltaic<');
  expect(told).not.toContain('/green<');
});

it('cuts by ranges of ids, so a part never grows past what is allowed', async () => {
  await mall.house.db.pool.query(
    `insert into article (id, kind, category, title, published_at) values ($1, 'notice', '公告', '末', now()), ($2, 'notice', '公告', '首', now())`,
    [mostUrls, mostUrls + 1],
  );
  expect(await addresses('/sitemap-notices-1.xml')).toEqual([7, mostUrls].map((id) => `https://mall.example/consulationDetail?id=${id}`));
  expect(await addresses('/sitemap-notices-2.xml')).toEqual([`https://mall.example/consulationDetail?id=${mostUrls + 1}`]);
});

it('takes fewer ids into a part where each stands six times', async () => {
  const ids = Math.floor(mostUrls / 6);
  await mall.house.db.pool.query(
    `insert into store (id, name, en_name, kind, state, company_name) values ($1, '远方店', '', 'third', 'open', '远方')`,
    [ids + 1],
  );
  expect(await addresses('/sitemap.xml')).toContain('https://mall.example/sitemap-stores-2.xml');
  expect(await addresses('/sitemap-stores-2.xml')).toEqual([`https://mall.example/shopIndex?storeId=${ids + 1}`]);
});

it('knows no other part, and packs what a reader can unpack', async () => {
  for (const name of ['goods-2', 'goods-0', 'goods', 'members-1', 'goods-1%3C', '..%2fgoods-1'])
    expect((await get(`/sitemap-${name}.xml`)).statusCode, name).toBe(404);
  const packed = await get('/sitemap-goods-1.xml', { 'accept-encoding': 'gzip' });
  expect([packed.headers['content-encoding'], packed.rawPayload.subarray(0, 2).toString('hex')]).toEqual(['gzip', '1f8b']);
});
