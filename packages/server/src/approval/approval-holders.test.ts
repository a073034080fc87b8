import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { setPersonState } from '../company/set-person-state.ts';
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
  requestRow,
  sideOf,
} from '../testing/approval-steps.ts';
import { orderRow } from '../testing/order-steps.ts';
import { addColleague } from '../testing/people-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addSigner } from './add-signer.ts';
import { usualApprovalTimes } from './approval-times.ts';
import { delegate } from './delegate.ts';
import { passOnLost } from './run-due-approvals.ts';
import { submitAgain } from './submit-again.ts';
import { transferTask } from './transfer-task.ts';
import { withdrawRequest } from './withdraw-request.ts';

const test = testDatabase();
let crew: Crew;

const run = async (text: string, values: unknown[] = []) => (await test.db.pool.query(text, values)).rows;
const stateOf = async (orderId: Id) => (await orderRow(test.db, orderId)).state as string;
const signer = (memberId: Id) => ({ memberIds: [memberId], when: 'after' as const, reason: '' });

beforeAll(async () => {
  await buildSmallMall(test.db, 6);
  await layStock(test.db, 100_000);
  await test.owner.query('alter table member alter column id restart with 100');
  crew = await layCrew(test.db);
});
beforeEach(async () => {
  expect(await badChecks(test.db)).toEqual([]);
});

it('leaves those who decide the days that the mall gives them, where no activity ends before', async () => {
  await enableProcess(test.db, crew, [nodeOf('部门负责人')]);
  const { requestId } = await ask(test.db, crew);
  const [row] = await run(`select due_at > now() + interval '6 days' as days from approval_request where id = $1`, [requestId]);
  expect(row).toEqual({ days: true });
});

it('does not let an added signer who hands on decide in the place of the node', async () => {
  const one = await addColleague(test.db, companyId, 'company_approver');
  await enableProcess(test.db, crew, [nodeOf('任一', { by: people(one.id, crew.head.id) })]);
  const { orderId, requestId } = await ask(test.db, crew);
  const before = { ...signer(crew.finance.id), when: 'before' as const };
  await inTransaction(test.db, async (tx) => addSigner(tx, await sideOf(test.db, crew.head.id), { id: requestId, ...before }));
  const finance = await sideOf(test.db, crew.finance.id);
  await inTransaction(test.db, (tx) => transferTask(tx, finance, { id: requestId, memberId: crew.second.id, reason: '' }));
  await decide(test.db, crew.second, requestId);
  expect(await stateOf(orderId)).toBe('in_approval');
  await decide(test.db, crew.head, requestId);
  expect(await stateOf(orderId)).toBe('wait_pay');
});

it('gives what was asked of an added signer who is disabled back to who asked him: it does not pass by that', async () => {
  const [one, asked] = [
    await addColleague(test.db, companyId, 'company_approver'),
    await addColleague(test.db, companyId, 'company_approver'),
  ];
  await enableProcess(test.db, crew, [nodeOf('任一', { by: people(one.id, crew.head.id) })]);
  const { orderId, requestId } = await ask(test.db, crew);
  await inTransaction(test.db, async (tx) => addSigner(tx, await sideOf(test.db, crew.head.id), { id: requestId, ...signer(asked.id) }));
  const admin = await sideOf(test.db, crew.admin.id, 'company');
  await inTransaction(test.db, (tx) => setPersonState(tx, admin, asked.id, 'disabled'));
  expect(await stateOf(orderId)).toBe('in_approval');
  expect(await holders(test.db, requestId)).toContain(crew.head.id);
  await decide(test.db, crew.head, requestId);
  expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'approved' });
});

it('fills the place of somebody who is disabled where all have to agree, before the others have agreed as well as after', async () => {
  const [one, two] = [
    await addColleague(test.db, companyId, 'company_approver'),
    await addColleague(test.db, companyId, 'company_approver'),
  ];
  await enableProcess(test.db, crew, [nodeOf('全部', { mode: 'all', by: people(crew.head.id, one.id, two.id) })]);
  const { orderId, requestId } = await ask(test.db, crew);
  const admin = await sideOf(test.db, crew.admin.id, 'company');
  await decide(test.db, crew.head, requestId);
  await inTransaction(test.db, (tx) => setPersonState(tx, admin, two.id, 'disabled'));
  await decide(test.db, one, requestId);
  expect(await stateOf(orderId)).toBe('in_approval');
  expect(await holders(test.db, requestId)).toEqual([crew.admin.id]);
  await decide(test.db, crew.admin, requestId);
  expect(await stateOf(orderId)).toBe('wait_pay');
});

it('asks all of an all-node, also when one of them agreed at a node before', async () => {
  await enableProcess(test.db, crew, [nodeOf('部门负责人'), nodeOf('会签', { mode: 'all', by: people(crew.head.id, crew.finance.id) })]);
  const { orderId, requestId } = await ask(test.db, crew);
  await decide(test.db, crew.head, requestId);
  expect(await holders(test.db, requestId)).toEqual([crew.finance.id]);
  expect(await stateOf(orderId)).toBe('in_approval');
});

it('is withdrawn by who asked or who may take it over, and by no colleague who sees it', async () => {
  await enableProcess(test.db, crew, [nodeOf('部门负责人')]);
  const { requestId } = await ask(test.db, crew);
  const withdraw = async (who: Id) =>
    inTransaction(test.db, async (tx) =>
      withdrawRequest(tx, await sideOf(test.db, who, 'company'), { id: requestId, reason: '', cancel: false }, usualApprovalTimes),
    );
  await expect(withdraw(crew.head.id)).rejects.toMatchObject({ code: 'kernel.not_found' });
  await withdraw(crew.buyer.id);
  expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'withdrawn' });
});

it('has who was asked last say first what he thinks', async () => {
  await enableProcess(test.db, crew, [nodeOf('部门负责人')]);
  const { requestId } = await ask(test.db, crew);
  const before = async (who: Id, asked: Id) =>
    inTransaction(test.db, async (tx) => addSigner(tx, await sideOf(test.db, who), { id: requestId, ...signer(asked), when: 'before' }));
  await before(crew.head.id, crew.finance.id);
  await before(crew.finance.id, crew.second.id);
  await decide(test.db, crew.second, requestId);
  expect(await holders(test.db, requestId)).toEqual([crew.finance.id]);
  await decide(test.db, crew.finance, requestId);
  expect(await holders(test.db, requestId)).toEqual([crew.head.id]);
});

it('lets orders go on that are submitted again when nobody has to approve them any more, and not when they were held too long', async () => {
  await enableProcess(test.db, crew, [nodeOf('部门负责人')]);
  const again = async (orderId: Id) =>
    inTransaction(test.db, async (tx) => submitAgain(tx, await sideOf(test.db, crew.buyer.id), orderId, { word: '' }, usualApprovalTimes));
  const [first, second] = [await ask(test.db, crew), await ask(test.db, crew)];
  for (const { requestId } of [first, second]) await decide(test.db, crew.head, requestId, 'return', '补充说明');
  await run(`update trade set created_at = now() - interval '31 days' where id = (select trade_id from shop_order where id = $1)`, [
    second.orderId,
  ]);
  await expect(again(second.orderId)).rejects.toMatchObject({ code: 'approval.held_long' });
  await run(`update approval_process set state = 'disabled'`);
  await again(first.orderId);
  expect(await stateOf(first.orderId)).toBe('wait_pay');
});

it('lets nothing through of a company that is blocked or a store that is frozen, and goes on when it no longer is', async () => {
  await enableProcess(test.db, crew, [nodeOf('部门负责人')]);
  const { orderId, requestId } = await ask(test.db, crew);
  await run(`update company set state = 'blocked' where id = $1`, [companyId]);
  await expect(decide(test.db, crew.head, requestId)).rejects.toMatchObject({ code: 'order.company_blocked' });
  expect(await stateOf(orderId)).toBe('in_approval');
  await run(`update company set state = 'active' where id = $1`, [companyId]);
  await run(`update store set state = 'frozen'`);
  await expect(decide(test.db, crew.head, requestId)).rejects.toMatchObject({ code: 'payment.store_frozen' });
  await run(`update store set state = 'open'`);
  await decide(test.db, crew.head, requestId);
  expect(await stateOf(orderId)).toBe('wait_pay');
});

const clock = () => passOnLost({ db: test.db, config: usualApprovalTimes as never, log: console as never });
const standIn = async (whom: Id, who: Id) => {
  const [{ today }] = (await run(`select current_date::text as today`)) as [{ today: string }];
  const side = await sideOf(test.db, whom);
  return inTransaction(test.db, (tx) => delegate(tx, side, { memberId: who, from: today, until: today, reason: '' } as never));
};

it('counts who stands in for another as one voice where all have to agree', async () => {
  const [one, two, three] = [
    await addColleague(test.db, companyId, 'company_approver'),
    await addColleague(test.db, companyId, 'company_approver'),
    await addColleague(test.db, companyId, 'company_approver'),
  ];
  await standIn(one.id, two.id);
  await enableProcess(test.db, crew, [nodeOf('会签', { mode: 'all', by: people(one.id, two.id) })]);
  const { orderId, requestId } = await ask(test.db, crew);
  await decide(test.db, two, requestId);
  expect(await holders(test.db, requestId)).toEqual([one.id]);
  await expect(decide(test.db, two, requestId)).rejects.toMatchObject({ code: 'approval.moved' });
  expect(await stateOf(orderId)).toBe('in_approval');
  await decide(test.db, one, requestId);
  expect(await stateOf(orderId)).toBe('wait_pay');
  // Nor is one who stands in for two of them both.
  await standIn(three.id, crew.second.id);
  await enableProcess(test.db, crew, [nodeOf('会签', { mode: 'all', by: people(three.id, one.id) })]);
  await test.owner.query('update approval_delegation set to_member_id = $1 where member_id = $2', [crew.second.id, one.id]);
  const other = await ask(test.db, crew);
  await decide(test.db, crew.second, other.requestId);
  expect(await holders(test.db, other.requestId)).toHaveLength(1);
  await expect(decide(test.db, crew.second, other.requestId)).rejects.toMatchObject({ code: 'approval.not_holder' });
  await test.owner.query('update approval_delegation set ended_at = now()');
});

it('takes what a frozen approver has from him', async () => {
  const one = await addColleague(test.db, companyId, 'company_approver');
  await enableProcess(test.db, crew, [nodeOf('一人', { by: people(one.id) })]);
  const { requestId } = await ask(test.db, crew);
  expect(await holders(test.db, requestId)).toEqual([one.id]);
  await test.owner.query(`update member set frozen_until = now() + interval '1 day' where id = $1`, [one.id]);
  expect(await clock()).toBe(1);
  expect(await holders(test.db, requestId)).toEqual([crew.admin.id]);
});

it('goes to an administrator who comes when nobody could have it before', async () => {
  const one = await addColleague(test.db, companyId, 'company_approver');
  await enableProcess(test.db, crew, [nodeOf('一人', { by: people(one.id) })]);
  const { requestId } = await ask(test.db, crew);
  const frozen = [one.id, crew.admin.id];
  await test.owner.query(`update member set frozen_until = now() + interval '1 day' where id = any ($1::bigint[])`, [frozen]);
  expect(await clock()).toBeGreaterThan(0);
  expect(await holders(test.db, requestId)).toEqual([null]);
  expect(await clock()).toBe(0);
  const late = await addColleague(test.db, companyId, 'company_admin');
  expect(await clock()).toBeGreaterThan(0);
  expect(await holders(test.db, requestId)).toEqual([late.id]);
  expect(await clock()).toBe(0);
  await test.owner.query(`update member set frozen_until = null where id = any ($1::bigint[])`, [frozen]);
});
