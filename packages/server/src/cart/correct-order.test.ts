import { randomUUID } from 'node:crypto';
import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { correctionApi } from '@mall/contract/cart/correction.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { badChecks, type Crew, companyId, enableProcess, layCrew, nodeOf, people } from '../testing/approval-steps.ts';
import { giveQuota } from '../testing/credit-steps.ts';
import { addressFields, orderRow, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const as = (who: { token: string }) => ({ token: who.token });
let crew: Crew;
let addressId: Id;
let otherAddressId: Id;
let projectId: Id;

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layStock(db, 100);
  await mall.owner.query('alter table member alter column id restart with 100');
  await db.pool.query(
    `insert into area (id, parent_id, name, level, leaf) values (12, null, '天津市', 1, false), (1201, 12, '天津市', 2, false), (120116, 1201, '滨海新区', 3, true)`,
  );
  crew = await layCrew(db);
  await enableProcess(db, crew, [nodeOf('财务', { by: people(crew.finance.id) })]);
  await giveQuota(db, String(companyId), crew.admin.id, 200_000);
  addressId = (await mall.call(addressApi.add, { body: addressFields }, as(crew.buyer))).data.id;
  otherAddressId = (await mall.call(addressApi.add, { body: { ...addressFields, detail: '二号库' } }, as(crew.buyer))).data.id;
  const project = {
    code: 'XM-9',
    name: '开闭所',
    managerId: crew.admin.id,
    budget: '9000.00',
    startDate: '2026-01-01',
    endDate: '2099-12-31',
  };
  const more = { departmentId: null, costCentreId: null, strict: true, shownToSeller: false };
  projectId = (await mall.call(projectApi.add, { body: { ...project, ...more } }, as(crew.admin))).data.id;
});
beforeEach(async () => {
  expect(await badChecks(mall.house.db)).toEqual([]);
});

/** An order of the purchaser, straight to the quota, and its request. */
const order = async (num: number, payMode: 'credit' | 'prepay' = 'credit') => {
  const { totalPrice } = (
    await mall.call(settlementApi.buyNow, { query: { specId: specOf(2), num: String(num), addressId } }, as(crew.buyer))
  ).data;
  const body = { addressId, payMode, submitToken: randomUUID(), totalPrice, projectId, buyNow: { specId: specOf(2), num } };
  const { orderIds } = (await mall.call(settlementApi.submit, { body }, as(crew.buyer))).data;
  const orderId = orderIds[0] as Id;
  const { rows } = await mall.owner.query<{ id: Id }>(
    'select r.id::text from approval_request r join shop_order o on o.trade_id = r.trade_id where o.id = $1',
    [orderId],
  );
  return { orderId, requestId: rows[0]?.id as Id, totalPrice };
};
const giveBack = (requestId: Id) =>
  mall.call(requestApi.return, { params: { id: requestId }, body: { reason: '数量与设计变更单不一致' } }, as(crew.finance));
const settle = (orderId: Id, num: number, over: object = {}) =>
  mall.call(
    correctionApi.settle,
    { params: { id: orderId }, body: { lines: [{ specId: specOf(2), num }], addressId, payMode: 'credit', ...over } },
    as(crew.buyer),
  );
const correct = (orderId: Id, body: object, who = crew.buyer) =>
  mall.call(
    correctionApi.submit,
    { params: { id: orderId }, body: { addressId, payMode: 'credit', submitToken: randomUUID(), projectId, ...body } as never },
    as(who),
  );
const figures = async () => {
  const { rows } = await mall.owner.query<{ reserved: number; frozen: string; budget: string }>(
    `select (select reserved from spec_stock where spec_id = $1) as reserved, (select frozen_fen from credit_account where company_id = $2) as frozen,
      (select reserved_fen from project where id = $3) as budget`,
    [specOf(2), companyId, projectId],
  );
  return rows[0];
};

it('asks anew with another quantity and address: quota, budget and stock follow, and the approver reads what changed', async () => {
  const { orderId, requestId, totalPrice } = await order(5);
  await giveBack(requestId);
  const draft = (await mall.call(correctionApi.draft, { params: { id: orderId } }, as(crew.buyer))).data;
  expect(draft).toMatchObject({
    requestId,
    reason: '数量与设计变更单不一致',
    lines: [{ specId: specOf(2), num: 5 }],
    addressId,
    payMode: 'credit',
    projectId,
    lineProjects: [],
  });
  const before = await figures();
  const { settlement, processes } = (await settle(orderId, 7)).data;
  expect(processes).toHaveLength(1);
  expect(await figures()).toEqual(before);
  const lines = [{ specId: specOf(2), num: 7 }];
  const body = { lines, addressId: otherAddressId, totalPrice: settlement.totalPrice, submitToken: randomUUID() };
  const { data } = await correct(orderId, body);
  expect((await correct(orderId, body)).data).toEqual(data);
  const fen = Math.round(Number(settlement.totalPrice) * 100);
  expect(await figures()).toEqual({ reserved: 7, frozen: String(fen), budget: String(fen) });
  expect(await orderRow(mall.house.db, orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'corrected', hidden: true });
  const seen = (await mall.call(requestApi.detail, { params: { id: data.requestId ?? '' } }, as(crew.finance))).data;
  expect(seen).toMatchObject({ state: 'running', amount: settlement.totalPrice, changed: false });
  expect(seen.changes).toMatchObject([
    { what: 'num', from: expect.stringMatching(/^5 /), to: expect.stringMatching(/^7 /) },
    { what: 'receiver', to: expect.stringContaining('二号库') },
    { what: 'amount', from: totalPrice, to: settlement.totalPrice },
  ]);
  expect(seen.steps.map(({ event }) => event)).toEqual(['start', 'resubmit', 'return', 'start']);
  expect((await mall.call(requestApi.detail, { params: { id: requestId } }, as(crew.finance))).data).toMatchObject({
    state: 'replaced',
    changes: [],
  });
  expect((await mall.call(requestApi.approve, { params: { id: data.requestId ?? '' }, body: {} }, as(crew.finance))).code).toBe(200);
  expect(await orderRow(mall.house.db, data.orderIds[0] as Id)).toMatchObject({ state: 'wait_ship' });
});

it('counts what it holds itself as free, so that the last pieces can be had again', async () => {
  const { rows } = await mall.owner.query<{ free: number }>('select on_hand - reserved as free from spec_stock where spec_id = $1', [
    specOf(2),
  ]);
  const free = rows[0]?.free ?? 0;
  const { orderId, requestId } = await order(free, 'prepay');
  await giveBack(requestId);
  expect((await settle(orderId, free, { payMode: 'prepay' })).data.settlement.faults).toEqual([]);
  expect((await settle(orderId, free + 1, { payMode: 'prepay' })).data.settlement.faults).toHaveLength(1);
  await mall.call(orderApprovalApi.submitRequest, { params: { id: orderId }, body: {} }, as(crew.buyer));
  expect((await settle(orderId, 1)).errorCode).toBe('approval.nothing_to_submit');
});

it('changes nothing that is with somebody else, of others, or over, and takes no other goods', async () => {
  await layStock(mall.house.db, 1000);
  const { orderId, requestId, totalPrice } = await order(5);
  const same = { lines: [{ specId: specOf(2), num: 5 }], totalPrice };
  expect((await correct(orderId, same)).errorCode).toBe('approval.nothing_to_submit');
  expect((await mall.call(correctionApi.draft, { params: { id: orderId } }, as(crew.buyer))).errorCode).toBe('kernel.not_found');
  await giveBack(requestId);
  for (const who of [crew.admin, crew.head]) expect((await correct(orderId, same, who)).errorCode).toMatch(/not_found|buy_refused/);
  const others = [
    { specId: specOf(2), num: 5 },
    { specId: specOf(1), num: 1 },
  ];
  expect((await correct(orderId, { ...same, lines: others })).errorCode).toBe('approval.correction_goods');
  const before = await figures();
  const wrong = await correct(orderId, { ...same, lines: [{ specId: specOf(2), num: 6 }] });
  expect(wrong).toMatchObject({ errorCode: 'order.price_changed', data: { totalPrice: expect.any(String) } });
  const dear = (await settle(orderId, 199)).data.settlement.totalPrice;
  expect((await correct(orderId, { lines: [{ specId: specOf(2), num: 199 }], totalPrice: dear })).errorCode).toMatch(/short/);
  expect(await figures()).toEqual(before);
  expect(await orderRow(mall.house.db, orderId)).toMatchObject({ state: 'in_approval', hidden: false });
  const { list } = (await mall.call(orderApi.page, { query: {} }, as(crew.buyer))).data;
  expect(list.length).toBeGreaterThan(0);
});

it('is corrected once, however often it is sent at once', async () => {
  const { orderId, requestId, totalPrice } = await order(5);
  await giveBack(requestId);
  const body = { lines: [{ specId: specOf(2), num: 5 }], totalPrice };
  const answers = await Promise.all(Array.from({ length: 6 }, () => correct(orderId, { ...body, submitToken: randomUUID() })));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ errorCode }) => errorCode ?? ''))).toEqual(new Set(['', 'approval.nothing_to_submit']));
});
