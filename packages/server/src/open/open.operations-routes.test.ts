import { openOperationsApi } from '@mall/contract/open/open-operations.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { askOpen, makeTestKey, type TestKey } from '../testing/open-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const db = () => mall.house.db;
let key: TestKey;
let operator = '';

beforeAll(async () => {
  await buildSmallMall(db(), 4);
  key = await makeTestKey(mall, await tokenOf(db(), small.members.bigBuyer));
  operator = (await addSignedIn(db(), { id: '101', audience: 'operator' })).token;
});

it('shows keys with what is asked and refused, blocks one and lets it in again', async () => {
  await askOpen(mall, key, 'GET /orders');
  await askOpen(mall, key, 'GET /orders/999');
  const keys = async (query = {}) => (await mall.call(openOperationsApi.keys, { query }, { token: operator })).data;
  expect((await keys({ word: key.key.slice(2, 12) })).list).toMatchObject([{ state: 'on', calls: 2, errors: 1, limited: 0 }]);
  expect((await keys({ state: 'blocked' })).total).toBe(0);
  await mall.call(openOperationsApi.block, { params: { id: key.id }, body: { reason: '调用异常' } }, { token: operator });
  expect((await askOpen(mall, key, 'GET /orders')).data.error.code).toBe('open.blocked');
  expect((await keys({ state: 'blocked' })).list).toMatchObject([{ blockedReason: '调用异常' }]);
  const twice = await mall.call(openOperationsApi.block, { params: { id: key.id }, body: { reason: 'x' } }, { token: operator });
  expect(twice.errorCode).toBe('open.ended');
  await mall.call(openOperationsApi.unblock, { params: { id: key.id } }, { token: operator });
  expect((await askOpen(mall, key, 'GET /orders')).status).toBe(200);
  expect((await mall.call(openOperationsApi.hooks, {}, { token: operator })).data.total).toBe(0);
});
