import { deskApi } from '@mall/contract/account/desk.api.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const server = testApp();

beforeAll(async () => {
  await buildSmallMall(server.house.db, 4);
  const { pool } = server.house.db;
  await pool.query(
    "insert into news (name, listener, subject, payload, dead_at) select 'order.paid', 'member', 'order:' || n, '{}', now() from generate_series(1, 3) n",
  );
});

// The small mall has numbers of its own.
let number = 300;
const deskOf = async (given: Parameters<typeof addSignedIn>[1]) => {
  number += 1;
  const { token } = await addSignedIn(server.house.db, { id: String(number), ...given });
  return server.call(deskApi.desk, {}, { token });
};

test('tells an operator his posts and what waits on the screens that he may open', async () => {
  const { data } = await deskOf({ audience: 'operator' });
  expect(data).toMatchObject({ storeId: null, storeName: '', roles: ['平台管理员'] });
  expect(data.waiting).toContainEqual({ screen: '/dead-letters', count: 3 });
  expect((await deskOf({ audience: 'operator', roles: ['mall_content'] })).data.waiting).toEqual([]);
});

test('tells a seller his store and counts nothing of another’s, and nothing to who has no store yet', async () => {
  const { data } = await deskOf({ audience: 'seller', storeId: small.stores.own });
  expect(data.storeId).toBe(small.stores.own);
  expect(data.storeName).not.toBe('');
  expect(data.waiting.map(({ screen }) => screen)).not.toContain('/dead-letters');
  expect((await deskOf({ audience: 'seller' })).data).toEqual({ storeId: null, storeName: '', roles: ['店主'], waiting: [] });
});

test('has nothing for a buyer', async () => {
  expect((await deskOf({})).errorCode).toBe('kernel.no_permission');
});
