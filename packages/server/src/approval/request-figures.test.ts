import { randomUUID } from 'node:crypto';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { companyId, enableProcess, layCrew, nodeOf, people } from '../testing/approval-steps.ts';
import { giveQuota } from '../testing/credit-steps.ts';
import { addressFields, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { readOaPapers } from './read-oa-papers.ts';

const mall = testApp();
const as = (who: { token: string }) => ({ token: who.token });

let crew: Awaited<ReturnType<typeof layCrew>>;
let addressId: string;

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layStock(db, 100_000);
  await mall.owner.query('alter table member alter column id restart with 100');
  await db.pool.query(
    `insert into area (id, parent_id, name, level, leaf) values (12, null, '天津市', 1, false), (1201, 12, '天津市', 2, false), (120116, 1201, '滨海新区', 3, true)`,
  );
  crew = await layCrew(db);
  await enableProcess(db, crew, [nodeOf('财务', { by: people(crew.finance.id) })]);
  await giveQuota(db, String(companyId), crew.admin.id, 100_000);
  addressId = (await mall.call(addressApi.add, { body: addressFields }, as(crew.buyer))).data.id;
});

/** The latest request, as finance sees it. */
const latest = async () => {
  const { list } = (await mall.call(requestApi.page, { query: { order: 'since' } }, as(crew.finance))).data;
  return (await mall.call(requestApi.detail, { params: { id: list[0]?.requestId ?? '' } }, as(crew.finance))).data;
};

const order = async (body: object) => {
  const query = { specId: specOf(2), num: '5', addressId };
  const { totalPrice } = (await mall.call(settlementApi.buyNow, { query }, as(crew.buyer))).data;
  const buyNow = { specId: specOf(2), num: 5 };
  const sent = { addressId, payMode: 'prepay' as const, submitToken: randomUUID(), totalPrice, buyNow, ...body };
  expect((await mall.call(settlementApi.submit, { body: sent }, as(crew.buyer))).code).toBe(200);
  return latest();
};

it('shows a decider the project and the quota that a request takes of, though he sees neither', async () => {
  const { db } = mall.house;
  const fields = {
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    departmentId: null,
    costCentreId: null,
    strict: false,
    shownToSeller: false,
  };
  const project = { ...fields, code: 'XM-9', name: '开闭所', managerId: crew.admin.id, budget: '200.00' };
  const { id: projectId } = (await mall.call(projectApi.add, { body: project }, as(crew.admin))).data;
  const first = await order({});
  expect(first).toMatchObject({ projects: [], quota: null, beside: { count: 0, amount: '0.00' } });
  const asked = await order({ projectId, payMode: 'credit' });
  const own = asked.amount;
  const minus = (whole: string) => (Number(whole) - Number(own)).toFixed(2);
  expect((await mall.call(projectApi.detail, { params: { id: projectId } }, as(crew.finance))).errorCode).toBe('kernel.not_found');
  expect(asked.projects).toEqual([
    {
      id: projectId,
      code: 'XM-9',
      name: '开闭所',
      costCentre: '',
      budget: '200.00',
      reserved: own,
      used: '0.00',
      left: minus('200.00'),
      own,
    },
  ]);
  expect(asked.quota).toEqual({ total: '1000.00', used: '0.00', frozen: own, left: minus('1000.00'), own });
  // The same, as its company's own system reads it.
  await db.pool.query(`update approval_request set channel = 'oa', oa_state = 'pushing' where id = $1`, [asked.requestId]);
  const papers = await readOaPapers(db, mall.house.config, [asked.requestId]);
  const [taken] = asked.projects;
  expect(papers.get(asked.requestId)).toMatchObject({
    sums: { goods: own, freight: '0.00', discount: '0.00' },
    projects: [{ code: 'XM-9', name: '开闭所', costCentre: '', budget: '200.00', left: taken?.left, own }],
    quota: { total: '1000.00', left: asked.quota?.left, own },
  });
  await db.pool.query(`update approval_request set channel = 'local', oa_state = 'none' where id = $1`, [asked.requestId]);
  await mall.call(requestApi.reject, { params: { id: asked.requestId }, body: { reason: '不急' } }, as(crew.finance));
  const { data: after } = await mall.call(requestApi.detail, { params: { id: asked.requestId } }, as(crew.finance));
  expect([after.projects[0]?.left, after.projects[0]?.own, after.quota?.own]).toEqual(['200.00', '0.00', '0.00']);
});

it('marks what may be one purchase in parts: the same buyer, the same store, a day before or after, and not given up', async () => {
  const { db } = mall.house;
  const moveOthers = (change: string, tradeId: string) => db.pool.query(`update shop_order set ${change} where trade_id <> $1`, [tradeId]);
  const one = await order({});
  expect(one.beside.count).toBe(1);
  const { rows } = await db.pool.query<{ id: string }>('select trade_id::text as id from approval_request where id = $1', [one.requestId]);
  const tradeId = rows[0]?.id ?? '';
  await moveOthers(`created_at = created_at - interval '25 hours'`, tradeId);
  expect((await latest()).beside).toEqual({ count: 0, amount: '0.00' });
  await moveOthers(`created_at = created_at + interval '25 hours'`, tradeId);
  expect((await latest()).beside).toEqual({ count: 1, amount: one.amount });
  await moveOthers(`store_id = (select max(id) from store where id <> store_id)`, tradeId);
  expect((await latest()).beside.count).toBe(0);
});
