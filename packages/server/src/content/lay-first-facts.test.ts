import { accountApi } from '@mall/contract/account/account.api.ts';
import { contentApi } from '@mall/contract/content/content.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { testApp } from '../testing/test-app.ts';
import { layFirstFacts } from './lay-first-facts.ts';

const mall = testApp();
const lay = () => inTransaction(mall.house.db, (tx) => layFirstFacts(tx, 2026));
const count = async (table: string) => Number((await mall.house.db.pool.query(`select count(*) as n from ${table}`)).rows[0].n);

beforeAll(() => Promise.all([lay(), lay()]));

it('gives a mall without a demo the areas, the countries and what whoever registers agrees to', async () => {
  expect((await mall.call(contentApi.pageParts)).data.copyright).toBe('© 2026 能电商城 版权所有');
  expect(await count('area where level = 1')).toBe(34);
  expect(await count('country')).toBeGreaterThan(150);
  expect((await mall.call(accountApi.protocol)).data.content).toContain('一、协议的成立');
  expect((await mall.call(accountApi.protocol, { query: { kind: 'privacy' } })).data.title).toBe('隐私政策');
  expect(await count(`article where kind = 'agreement' and published_at is not null`)).toBe(2);
});

it('leaves what the owner changed or removed', async () => {
  await mall.house.db.pool.query(`update site set copyright = '© 我的'`);
  await mall.house.db.pool.query(`delete from article where key = 'privacy-policy'`);
  await lay();
  const { rows } = await mall.house.db.pool.query('select copyright from site');
  expect([rows, await count(`article where kind = 'agreement'`)]).toEqual([[{ copyright: '© 我的' }], 1]);
});
