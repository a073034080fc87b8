import { beforeAll, expect, it } from 'vitest';
import { setPersonState } from '../company/set-person-state.ts';
import { inTransaction } from '../kernel/db.ts';
import { Refusal } from '../kernel/refusal.ts';
import {
  ask,
  badChecks,
  type Crew,
  companyId,
  decide,
  enableProcess,
  eventsOf,
  holders,
  layCrew,
  nodeOf,
  people,
  requestRow,
  sideOf,
} from '../testing/approval-steps.ts';
import { orderRow } from '../testing/order-steps.ts';
import { addColleague, type Signed } from '../testing/people-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { cancelRequestOf } from './cancel-request-of.ts';

const test = testDatabase();
let crew: Crew;
let ten: Signed[];

beforeAll(async () => {
  await buildSmallMall(test.db, 6);
  await layStock(test.db, 100_000);
  await test.owner.query('alter table member alter column id restart with 100');
  crew = await layCrew(test.db);
  ten = [];
  for (let at = 0; at < 10; at += 1) ten.push(await addColleague(test.db, companyId, 'company_approver'));
  await enableProcess(test.db, crew, [nodeOf('十人', { by: people(...ten.map(({ id }) => id)) })]);
});

/** How many came through; whoever did not was refused, and nothing broke. */
const through = async (acts: readonly Promise<unknown>[]): Promise<number> => {
  const ended = await Promise.allSettled(acts);
  for (const one of ended) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Refusal);
  return ended.filter(({ status }) => status === 'fulfilled').length;
};

it('lets one of ten approvers at once pass a node of any', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { orderId, requestId } = await ask(test.db, crew);
    expect(await through(ten.map((one) => decide(test.db, one, requestId)))).toBe(1);
    expect(await eventsOf(test.db, requestId)).toEqual(['start', 'agree', 'pass']);
    expect((await orderRow(test.db, orderId)).state).toBe('wait_pay');
  }
  expect(await badChecks(test.db)).toEqual([]);
}, 60_000);

it('counts the first of a yes and a no', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { orderId, requestId } = await ask(test.db, crew);
    const [one, other] = [ten[round % 10] as Signed, ten[(round + 1) % 10] as Signed];
    expect(await through([decide(test.db, one, requestId), decide(test.db, other, requestId, 'reject', '不同意')])).toBe(1);
    const { state } = await requestRow(test.db, requestId);
    expect((await orderRow(test.db, orderId)).state).toBe(state === 'approved' ? 'wait_pay' : 'cancelled');
  }
  expect(await badChecks(test.db)).toEqual([]);
}, 60_000);

it('counts the first of an approval and the buyer who cancels', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { orderId, requestId } = await ask(test.db, crew);
    const by = { kind: 'buyer', memberId: crew.buyer.id } as const;
    const cancel = inTransaction(test.db, async (tx) => {
      if (!(await cancelRequestOf(tx, orderId, by, '不要了'))) throw new Refusal('order.moved', {}, null);
    });
    expect(await through([decide(test.db, ten[round] as Signed, requestId), cancel])).toBe(1);
    const { state } = await requestRow(test.db, requestId);
    expect((await orderRow(test.db, orderId)).state).toBe(state === 'approved' ? 'wait_pay' : 'cancelled');
  }
  expect(await badChecks(test.db)).toEqual([]);
}, 60_000);

it('hands on what an approver has who is disabled at that moment, or takes what he said before', async () => {
  const admin = await sideOf(test.db, crew.admin.id, 'company');
  for (const one of ten.slice(0, 4)) {
    await enableProcess(test.db, crew, [nodeOf('一人', { by: people(one.id) })]);
    const { orderId, requestId } = await ask(test.db, crew);
    const disable = inTransaction(test.db, (tx) => setPersonState(tx, admin, one.id, 'disabled'));
    await through([decide(test.db, one, requestId), disable]);
    const { state } = await requestRow(test.db, requestId);
    if (state === 'running') expect(await holders(test.db, requestId)).toEqual([crew.admin.id]);
    expect((await orderRow(test.db, orderId)).state).toBe(state === 'running' ? 'in_approval' : 'wait_pay');
  }
  expect(await badChecks(test.db)).toEqual([]);
}, 60_000);
