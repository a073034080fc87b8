import { beforeAll, expect, it } from 'vitest';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const get = (name: string) => mall.app.fastify.inject({ url: `/media/nameplate/${name}` });

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
});

const firstSpec = async (): Promise<string> =>
  (await mall.house.db.pool.query<{ id: string }>('select default_spec_id as id from goods where id = 2')).rows[0]?.id ?? '';

it('draws the plate of a spec with its figures, as a picture that runs nothing', async () => {
  const spec = await firstSpec();
  const { rows } = await mall.house.db.pool.query<{ item_number: string }>('select item_number from spec where id = $1', [spec]);
  const answer = await get(`${spec}.svg`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain(rows[0]?.item_number);
});

it('lets no sign of a name out of its text', async () => {
  const spec = await firstSpec();
  await mall.house.db.pool.query(`update goods set model = '"/><script>alert(1)</script>' where id = 2`);
  const { body } = await get(`${spec}.svg`);
  expect(body).not.toContain('<script>');
  expect(body).toContain('&lt;script&gt;');
});

it('knows no plate of what is not sold, and no other name', async () => {
  const spec = await firstSpec();
  await mall.house.db.pool.query(`update goods set state = 'off' where id = 2`);
  for (const name of [`${spec}.svg`, '999999.svg', '0.svg', 'a.svg', `${spec}.png`, '..%2F2.svg'])
    expect((await get(name)).statusCode, name).toBe(404);
});
