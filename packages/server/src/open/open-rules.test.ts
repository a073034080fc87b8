import { randomUUID } from 'node:crypto';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { type Crew, enableProcess, layCrew, nodeOf, people } from '../testing/approval-steps.ts';
import { authorityOf } from '../testing/authority.ts';
import { type InquiryPeople, inquiryPeople, inquirySteps } from '../testing/inquiry-steps.ts';
import { askOpen, makeTestKey, type TestKey } from '../testing/open-steps.ts';
import { addressFields, readyBuyer, specOf } from '../testing/order-steps.ts';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const db = () => mall.house.db;
let crew: Crew;
let asking: InquiryPeople;
const inquiries = inquirySteps(mall, () => asking);

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await mall.owner.query(`select setval(pg_get_serial_sequence('member', 'id'), 1000)`);
  await readyBuyer(mall);
  crew = await layCrew(db());
  asking = await inquiryPeople(mall);
});

const placeBy = async (key: TestKey, token: string) => {
  const addressId = (await mall.call(addressApi.add, { body: addressFields }, { token })).data.id;
  const lines = [{ specId: specOf(2), num: 5 }];
  const { data } = await askOpen(mall, key, 'POST /prices', { body: { addressId, lines } });
  const body = { addressId, lines, payMode: 'prepay', totalPrice: data.totalPrice };
  return askOpen(mall, key, 'POST /orders', { body, idempotencyKey: randomUUID() });
};

it('has an order approved first where the company wants it so', async () => {
  await enableProcess(db(), crew, [nodeOf('主管', { by: people(crew.head.id) })]);
  const key = await makeTestKey(mall, crew.admin.token);
  const placed = await placeBy(key, crew.admin.token);
  expect(placed.status).toBe(200);
  const order = await askOpen(mall, key, `GET /orders/${placed.data.orderIds[0]}`);
  expect(order.data.state).toBe('in_approval');
});

it('keeps quotes sealed until they are opened', async () => {
  const id = await inquiries.released();
  await inquiries.quote(id, 0, '77.77');
  const key = await makeTestKey(mall, asking.admin.token);
  const sealed = await askOpen(mall, key, `GET /inquiries/${id}/quotes`);
  expect([sealed.status, sealed.data.error.code]).toEqual([422, 'inquiry.sealed']);
  const told = JSON.stringify([(await askOpen(mall, key, `GET /inquiries/${id}`)).data, (await askOpen(mall, key, 'GET /inquiries')).data]);
  expect(told).toContain('城西开闭所电缆');
  expect(told).not.toContain('77.77');
});

it('believes no cookie and no token of a page', async () => {
  const answer = await mall.app.fastify.inject({ url: '/open/v1/orders', headers: authorityOf(crew.admin.token) });
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'open.unsigned']);
});
