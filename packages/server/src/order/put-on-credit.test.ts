import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import {
  ask,
  badChecks,
  type Crew,
  companyId,
  decide,
  enableProcess,
  holders,
  layCrew,
  nodeOf,
  people,
  sideOf,
} from '../testing/approval-steps.ts';
import { giveQuota, quotaOf, reviewOf } from '../testing/credit-steps.ts';
import { buyerOf, orderRow, place } from '../testing/order-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { putOnCredit } from './put-on-credit.ts';

const test = testDatabase();
let crew: Crew;
const company = String(companyId);
const stateOf = async (orderId: Id) => (await orderRow(test.db, orderId)).state as string;
const put = async (orderIds: readonly Id[]) => {
  const side = await sideOf(test.db, crew.buyer.id);
  return inTransaction(test.db, (tx) => putOnCredit(tx, side, orderIds));
};

beforeAll(async () => {
  await buildSmallMall(test.db, 6);
  await layStock(test.db, 100_000);
  await test.owner.query('alter table member alter column id restart with 100');
  crew = await layCrew(test.db);
  await giveQuota(test.db, company, crew.admin.id, 10_000_000);
});
beforeEach(async () => {
  expect(await badChecks(test.db)).toEqual([]);
});

it('asks the company whose process is for the quota: nobody goes round it by ordering with money first', async () => {
  const condition = { field: 'payMode' as const, op: 'in' as const, modes: ['credit' as const] };
  await enableProcess(test.db, crew, [nodeOf('财务', { by: people(crew.finance.id), conditions: [condition] })]);
  const { orderIds } = await place(test.db, crew.buyer.id, { actor: buyerOf(crew.buyer.id, { companyId: company }) });
  const [orderId] = orderIds as [Id];
  await test.db.pool.query(`update shop_order set state = 'wait_pay' where id = $1 and state = 'in_approval'`, [orderId]);
  await put(orderIds);
  const { rows } = await test.db.pool.query<{ id: Id }>(
    `select r.id::text from approval_request r join shop_order o on o.trade_id = r.trade_id where o.id = $1 and r.state = 'running'`,
    [orderId],
  );
  expect(await holders(test.db, rows[0]?.id as Id)).toEqual([crew.finance.id]);
  const [, , frozen] = await quotaOf(test.db, company);
  expect(frozen).toBeGreaterThan(0);
  await decide(test.db, crew.finance, rows[0]?.id as Id);
  expect(await stateOf(orderId)).toBe('wait_ship');
  expect((await quotaOf(test.db, company))[2]).toBe(0);
});

it('asks again for what was approved to be paid with money', async () => {
  await enableProcess(test.db, crew, [nodeOf('部门负责人')]);
  const { orderId, requestId } = await ask(test.db, crew);
  await decide(test.db, crew.head, requestId);
  await put([orderId]);
  expect(await stateOf(orderId)).toBe('in_approval');
  const { rows } = await test.db.pool.query<{ id: Id; previous: Id }>(
    `select id::text, previous_id::text as previous from approval_request where state = 'running' order by id desc limit 1`,
  );
  expect(rows[0]?.previous).toBe(requestId);
  await decide(test.db, crew.head, rows[0]?.id as Id);
  expect(await stateOf(orderId)).toBe('wait_ship');
});

it('is looked at by the mall where the company asks for nothing, whatever was approved before', async () => {
  await enableProcess(test.db, crew, [nodeOf('部门负责人')]);
  const { orderId, requestId } = await ask(test.db, crew);
  await decide(test.db, crew.head, requestId);
  await test.db.pool.query(`update approval_process set state = 'disabled'`);
  await put([orderId]);
  expect(await reviewOf(test.db, orderId)).toBeDefined();
  expect(await badChecks(test.db)).toEqual([]);
});
