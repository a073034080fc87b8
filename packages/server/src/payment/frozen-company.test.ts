import { mallLogApi } from '@mall/contract/account/mall-log.api.ts';
import { companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import { companiesApi } from '@mall/contract/company/companies.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { place } from '../testing/order-steps.ts';
import { payApp, stateOf } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = payApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
type Signed = { id: string; token: string };
let boss: Signed;
let service: Signed;
let seller: Signed;
let purchaser = { token: '' };
let companyId: Id;
const speaker = small.members.bigBuyer;
const placed = async () => {
  const { orderIds, paySn } = await place(mall.house.db, speaker);
  await run('update shop_order set company_id = $1 where id = $2', [companyId, orderIds[0]]);
  return { orderId: orderIds[0] as Id, paySn };
};

beforeAll(async () => {
  const { db } = mall.house;
  boss = await addSignedIn(db, { audience: 'operator', memberName: '苏砚青' });
  service = await addSignedIn(db, { audience: 'operator', roles: ['mall_service'] });
  seller = await addSignedIn(db, { audience: 'seller', storeId: small.stores.own });
  companyId = small.company;
  await run(`update company set state = 'active', member_id = $2 where id = $1`, [companyId, speaker]);
  await run('update member set company_id = $1 where id = $2', [companyId, speaker]);
  purchaser = { token: await tokenOf(db, speaker) };
  forgetActors();
});

const standing = async (who = boss) => (await mall.call(companiesApi.detail, { params: { id: companyId } }, who)).data;
const freeze = (body: object, who: { token: string } = boss) =>
  mall.call(companiesApi.freeze, { params: { id: companyId }, body: body as never }, who);
const unfreeze = (who: { token: string } = boss) =>
  mall.call(companiesApi.unfreeze, { params: { id: companyId }, body: { reason: '已核实' } }, who);

it('a company is found with its people and its orders, by whoever may see members, and is had as a sheet', async () => {
  await placed();
  const { list } = (await mall.call(companiesApi.page, { query: { state: 'active' } }, service)).data;
  expect(list[0]).toMatchObject({ id: companyId, state: 'active', orders: 1 });
  expect(list[0]?.people).toBeGreaterThan(0);
  expect(await standing()).toMatchObject({ toPay: 1, underWay: 0, actions: ['freeze', 'audit'] });
  expect((await standing(service)).actions).toEqual([]);
  expect((await standing()).administrators[0]?.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
  expect((await mall.call(companiesApi.page, { query: { word: '%' } }, boss)).data.total).toBe(0);
  const rows = await exportedRows(mall, mall.call(companiesApi.export, { body: { state: 'active' } }, boss), boss.token);
  expect(rows[1]?.[0]).toBe(list[0]?.name);
  const papers = await exportedRows(mall, mall.call(companyOperationsApi.export, { body: { state: 'active' } }, boss), boss.token);
  expect([papers[1]?.[0], papers[1]?.[2]]).toEqual([list[0]?.name, '已认证']);
  expect((await mall.call(companiesApi.page, {}, seller)).errorCode).toBe('kernel.no_permission');
});

it('is frozen with a reason by who manages members, and says so to its administrators and in both trails', async () => {
  expect((await freeze({ why: 'abuse' }, service)).errorCode).toBe('kernel.no_permission');
  expect((await freeze({ why: 'other' })).errorCode).toBe('company.reason_required');
  expect((await freeze({ why: 'abuse', note: '三天 40 单不付款' })).errorCode).toBe(null);
  expect((await freeze({ why: 'abuse' })).errorCode).toBe('company.moved');
  const now = await standing();
  expect(now).toMatchObject({ state: 'blocked', reason: '恶意下单：三天 40 单不付款', actions: ['unfreeze', 'audit'] });
  expect(now.steps[0]).toMatchObject({ event: 'block', name: '苏砚青' });
  expect((await toldMessages(mall.house, speaker)).map(({ code }) => code)).toContain('company.blocked');
  const [told] = (await mall.call(mallLogApi.page, { query: { kind: 'case' } }, boss)).data.list;
  expect(told).toMatchObject({ event: '冻结企业', memberName: '苏砚青' });
  expect((await unfreeze()).errorCode).toBe(null);
  expect(await standing()).toMatchObject({ state: 'active', reason: '' });
});

it('while it is frozen nobody pays for it, in whatever way, and what waits is paid afterwards', async () => {
  const { orderId, paySn } = await placed();
  await freeze({ why: 'listed' });
  const upload = { paySn, urls: ['/uploads/x'], payerName: '户名', remark: '' };
  for (const answer of [
    mall.call(payApi.offline, { body: { paySn } }, purchaser),
    mall.call(payApi.submitVoucher, { body: upload }, purchaser),
    mall.call(payApi.together, { body: { orderIds: [orderId] } }, purchaser),
  ])
    expect((await answer).errorCode).toBe('payment.company_frozen');
  expect(await stateOf(mall, orderId)).toBe('wait_pay');
  await unfreeze();
  expect((await mall.call(payApi.offline, { body: { paySn } }, purchaser)).errorCode).toBe(null);
});
