import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPersonState } from '../company/set-person-state.ts';
import { unbindPerson } from '../company/unbind-person.ts';
import { inTransaction } from '../kernel/db.ts';
import {
  ask,
  badChecks,
  type Crew,
  companyId,
  decide,
  departments,
  enableProcess,
  eventsOf,
  holders,
  layCrew,
  nodeOf,
  people,
  requestRow,
  sideOf,
} from '../testing/approval-steps.ts';
import { orderRow, specOf } from '../testing/order-steps.ts';
import { addColleague } from '../testing/people-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { addSigner } from './add-signer.ts';
import { type ApprovalTimes, usualApprovalTimes } from './approval-times.ts';
import { cancelRequestOf } from './cancel-request-of.ts';
import { delegate } from './delegate.ts';
import { remindRequest } from './remind-request.ts';
import { listRequests } from './request.queries.ts';
import { passOnLost, runDueApprovals } from './run-due-approvals.ts';
import { submitAgain } from './submit-again.ts';
import { sendToAdministrators, takeOver } from './take-over.ts';
import { findTrace } from './trace.queries.ts';
import { transferTask } from './transfer-task.ts';
import { withdrawRequest } from './withdraw-request.ts';

const test = testDatabase();
let crew: Crew;

const times: ApprovalTimes = usualApprovalTimes;
const run = async (text: string, values: unknown[] = []) => (await test.db.pool.query(text, values)).rows;
const reserved = async (at: number) =>
  (await run('select reserved from spec_stock where spec_id = $1', [specOf(at)]))[0]?.reserved as number;
const stateOf = async (orderId: Id) => (await orderRow(test.db, orderId)).state as string;
const page = { order: 'due', page: 1, limit: 50 } as const;
const clock = () => runDueApprovals({ db: test.db, config: times as never, log: console as never });

beforeAll(async () => {
  await buildSmallMall(test.db, 6);
  await layStock(test.db, 100_000);
  await test.owner.query('alter table member alter column id restart with 100');
  crew = await layCrew(test.db);
});
beforeEach(async () => {
  expect(await badChecks(test.db)).toEqual([]);
});

describe('an order that has to be approved', () => {
  it('waits with its stock held, is approved by whoever has it, and has its time to pay from then on', async () => {
    await enableProcess(test.db, crew, [nodeOf('部门负责人')]);
    const before = await reserved(2);
    const { orderId, requestId } = await ask(test.db, crew);
    expect(await stateOf(orderId)).toBe('in_approval');
    expect(await reserved(2)).toBe(before + 5);
    expect(await holders(test.db, requestId)).toEqual([crew.head.id]);
    await expect(decide(test.db, crew.second, requestId)).rejects.toMatchObject({ code: 'approval.not_holder' });
    await expect(decide(test.db, crew.buyer, requestId)).rejects.toMatchObject({ code: 'approval.own_request' });
    await decide(test.db, crew.head, requestId);
    const order = await orderRow(test.db, orderId);
    expect(order).toMatchObject({ state: 'wait_pay' });
    expect(order.pay_deadline).not.toBeNull();
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'approved', node: null });
    await expect(decide(test.db, crew.head, requestId, 'reject', '晚了')).rejects.toMatchObject({ code: 'approval.moved' });
  });

  it('gives back all that it held when it is rejected, every order of its trade, once', async () => {
    const before = [await reserved(1), await reserved(2)];
    const lines = [
      { specId: specOf(1), num: 5 },
      { specId: specOf(2), num: 6 },
    ];
    const { orderIds, requestId } = await ask(test.db, crew, { lines });
    expect(orderIds).toHaveLength(2);
    await decide(test.db, crew.head, requestId, 'reject', '超出预算');
    for (const orderId of orderIds)
      expect(await orderRow(test.db, orderId)).toMatchObject({
        state: 'cancelled',
        cancel_kind: 'approval_rejected',
        cancel_reason: '超出预算',
      });
    expect([await reserved(1), await reserved(2)]).toEqual(before);
  });

  it('goes on at once where goods come before money', async () => {
    const { orderId, requestId } = await ask(test.db, crew, { payMode: 'postpay' });
    await decide(test.db, crew.head, requestId);
    expect(await stateOf(orderId)).toBe('wait_ship');
  });

  it('is not decided on once it is not what was asked for', async () => {
    const { orderId, requestId } = await ask(test.db, crew);
    await test.owner.query('update shop_order set leave_word = $2 where id = $1', [orderId, '换一种颜色']);
    await expect(decide(test.db, crew.head, requestId)).rejects.toMatchObject({ code: 'approval.document_changed' });
    expect(await stateOf(orderId)).toBe('in_approval');
  });

  it('is cancelled by its buyer with its request', async () => {
    const { orderId, requestId } = await ask(test.db, crew);
    await inTransaction(test.db, (tx) => cancelRequestOf(tx, orderId, { kind: 'buyer', memberId: crew.buyer.id }, '不要了'));
    expect(await orderRow(test.db, orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'buyer' });
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'cancelled' });
  });

  it('does not wait where no node asks for it', async () => {
    const large = [{ field: 'amount', op: 'gt', value: '100000.00' } as const];
    await enableProcess(test.db, crew, [nodeOf('大额', { conditions: large })]);
    expect(await stateOf((await ask(test.db, crew)).orderId)).toBe('wait_pay');
  });
});

describe('a node', () => {
  it('of any is done by one, and the others have nothing left to do', async () => {
    await enableProcess(test.db, crew, [nodeOf('任一', { by: people(crew.head.id, crew.second.id) })]);
    const { requestId } = await ask(test.db, crew);
    expect(await holders(test.db, requestId)).toEqual([crew.head.id, crew.second.id]);
    await decide(test.db, crew.second, requestId);
    await expect(decide(test.db, crew.head, requestId)).rejects.toMatchObject({ code: 'approval.moved' });
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'approved' });
  });

  it('of all waits for everybody', async () => {
    await enableProcess(test.db, crew, [nodeOf('全部', { mode: 'all', by: people(crew.head.id, crew.second.id) })]);
    const { requestId } = await ask(test.db, crew);
    await decide(test.db, crew.second, requestId);
    expect(await holders(test.db, requestId)).toEqual([crew.head.id]);
    await decide(test.db, crew.head, requestId);
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'approved' });
  });

  it('in turn asks one after the other, and the same person is not asked again at the next node', async () => {
    await enableProcess(test.db, crew, [
      nodeOf('依次', { mode: 'seq', by: people(crew.second.id, crew.head.id) }),
      nodeOf('部门负责人'),
      nodeOf('财务', { by: people(crew.finance.id) }),
    ]);
    const { requestId } = await ask(test.db, crew);
    expect(await holders(test.db, requestId)).toEqual([crew.second.id]);
    await decide(test.db, crew.second, requestId);
    expect(await holders(test.db, requestId)).toEqual([crew.head.id]);
    await decide(test.db, crew.head, requestId);
    expect(await holders(test.db, requestId)).toEqual([crew.finance.id]);
    expect(await eventsOf(test.db, requestId)).toEqual(['start', 'agree', 'agree', 'samePerson']);
    await decide(test.db, crew.finance, requestId);
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'approved' });
  });

  it('whose only one is the requester goes to the head, or within his limit is passed by the system', async () => {
    await enableProcess(test.db, crew, [nodeOf('自己', { by: people(crew.second.id) })]);
    await run('insert into member_role select $1, id from role where company_id is null and key = $2', [
      crew.second.id,
      'company_purchaser',
    ]);
    const first = await ask(test.db, crew, { by: crew.second });
    expect(await holders(test.db, first.requestId)).toEqual([crew.head.id]);
    await run('insert into approval_setting (company_id, self_limit_fen) values ($1, 10000000)', [companyId]);
    const small = await ask(test.db, crew, { by: crew.second });
    expect(await requestRow(test.db, small.requestId)).toMatchObject({ state: 'approved' });
    expect(await eventsOf(test.db, small.requestId)).toEqual(['start', 'selfLimit', 'pass']);
    expect(await run(`select distinct by_kind from approval_event where request_id = $1 and seq > 1`, [small.requestId])).toEqual([
      { by_kind: 'system' },
    ]);
    expect(await stateOf(small.orderId)).toBe('wait_pay');
    await run('delete from approval_setting');
  });
});

describe('what is handed on', () => {
  it('is decided by whom it was handed to, and by nobody outside', async () => {
    await enableProcess(test.db, crew, [nodeOf('部门负责人')]);
    const { requestId } = await ask(test.db, crew);
    const head = await sideOf(test.db, crew.head.id);
    const to = (memberId: Id) => inTransaction(test.db, (tx) => transferTask(tx, head, { id: requestId, memberId, reason: '' }));
    await expect(to(crew.buyer.id)).rejects.toMatchObject({ code: 'approval.own_request' });
    await expect(to('1')).rejects.toMatchObject({ code: 'approval.person_wrong' });
    await to(crew.finance.id);
    expect(await holders(test.db, requestId)).toEqual([crew.finance.id]);
    await decide(test.db, crew.finance, requestId);
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'approved' });
  });

  it('comes back behind those who were asked before, and waits for those who were asked after', async () => {
    const { requestId } = await ask(test.db, crew);
    const head = await sideOf(test.db, crew.head.id);
    await run(`update approval_request set since = now() - interval '5 hours' where id = $1`, [requestId]);
    await run(`update approval_task set since = now() - interval '5 hours' where request_id = $1`, [requestId]);
    const waited = async () =>
      (await listRequests(test.db, head, { ...page, tab: 'all' })).list.find((one) => one.requestId === requestId)?.waitedSeconds;
    expect(await waited()).toBeGreaterThan(17_000);
    await inTransaction(test.db, (tx) => addSigner(tx, head, { id: requestId, memberIds: [crew.finance.id], when: 'before', reason: '' }));
    expect(await holders(test.db, requestId)).toEqual([crew.finance.id]);
    expect(await waited()).toBeLessThan(60);
    await decide(test.db, crew.finance, requestId);
    expect(await holders(test.db, requestId)).toEqual([crew.head.id]);
    await inTransaction(test.db, (tx) => addSigner(tx, head, { id: requestId, memberIds: [crew.second.id], when: 'after', reason: '' }));
    expect(await holders(test.db, requestId)).toEqual([crew.second.id]);
    await decide(test.db, crew.second, requestId);
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'approved' });
  });

  it('is decided by who stands in, in both names', async () => {
    const side = await sideOf(test.db, crew.head.id);
    const [day] = await run(`select current_date::text as today, (current_date + 3)::text as later`);
    const to = (memberId: Id) =>
      inTransaction(test.db, (tx) => delegate(tx, side, { memberId, from: day?.today, until: day?.later, reason: '' }));
    for (const other of ['1', '3', crew.head.id, crew.buyer.id])
      await expect(to(other)).rejects.toMatchObject({ code: 'approval.person_wrong' });
    await to(crew.finance.id);
    const { requestId } = await ask(test.db, crew);
    await decide(test.db, crew.finance, requestId);
    expect(await run('select member_id::text, acted_by::text from approval_task where request_id = $1', [requestId])).toEqual([
      { member_id: crew.head.id, acted_by: crew.finance.id },
    ]);
    await run('update approval_delegation set ended_at = now()');
  });
});

describe('a request that comes back', () => {
  it('is submitted again as another, with its orders held meanwhile', async () => {
    const { orderId, requestId } = await ask(test.db, crew);
    await decide(test.db, crew.head, requestId, 'return', '长度不一致');
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'returned', reason: '长度不一致' });
    expect(await stateOf(orderId)).toBe('in_approval');
    const side = await sideOf(test.db, crew.buyer.id);
    const again = await inTransaction(test.db, (tx) => submitAgain(tx, side, orderId, { word: '已核对' }, times));
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'replaced' });
    expect(await requestRow(test.db, again.requestId)).toMatchObject({ state: 'running', previous_id: requestId, word: '已核对' });
    await decide(test.db, crew.head, again.requestId);
    expect(await stateOf(orderId)).toBe('wait_pay');
  });

  it('is withdrawn by its requester while nobody has agreed, later by an administrator', async () => {
    await enableProcess(test.db, crew, [nodeOf('部门负责人'), nodeOf('财务', { by: people(crew.finance.id) })]);
    const { orderId, requestId } = await ask(test.db, crew);
    await decide(test.db, crew.head, requestId);
    const withdraw = async (memberId: Id, cancel: boolean) => {
      const side = await sideOf(test.db, memberId);
      return inTransaction(test.db, (tx) => withdrawRequest(tx, side, { id: requestId, reason: '', cancel }, times));
    };
    await expect(withdraw(crew.buyer.id, false)).rejects.toMatchObject({ code: 'approval.withdraw_late' });
    await withdraw(crew.admin.id, true);
    expect(await orderRow(test.db, orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'buyer' });
    expect(await holders(test.db, requestId)).toEqual([]);
  });

  it('tells whoever had not decided apart from whom a colleague spared, when it ends', async () => {
    const both = people(crew.head.id, crew.second.id);
    const pathOf = async (mode: 'any' | 'all') => {
      await enableProcess(test.db, crew, [nodeOf('会签', { by: both, mode }), nodeOf('财务', { by: people(crew.finance.id) })]);
      const { orderId, requestId } = await ask(test.db, crew);
      await decide(test.db, crew.head, requestId);
      await inTransaction(test.db, (tx) => cancelRequestOf(tx, orderId, { kind: 'buyer', memberId: crew.buyer.id }, ''));
      const { tradeId } = (
        await test.owner.query<{ tradeId: Id }>('select trade_id::text as "tradeId" from shop_order where id = $1', [orderId])
      ).rows[0] as { tradeId: Id };
      const trace = await inTransaction(test.db, (tx) => findTrace(tx, { tradeId }, undefined));
      return trace?.nodes.map(({ state, tasks }) => [state, ...tasks.map((task) => task.state)].join(' '));
    };
    expect(await pathOf('all')).toEqual(['cancelled approved cancelled', 'cancelled']);
    expect(await pathOf('any')).toEqual(['done approved cancelled', 'cancelled cancelled']);
  });
});

const due = (id: Id, column: string) =>
  test.owner.query(`update approval_request set ${column} = now() - interval '1 second' where id = $1`, [id]);

describe('time', () => {
  it('reminds, then asks the head as well, then gives up', async () => {
    await enableProcess(test.db, crew, [nodeOf('财务', { by: people(crew.finance.id) })]);
    const { orderId, requestId } = await ask(test.db, crew);
    await due(requestId, 'remind_at');
    expect(await clock()).toBe(1);
    await due(requestId, 'escalate_at');
    expect(await clock()).toBe(1);
    expect(await holders(test.db, requestId)).toEqual([crew.finance.id, crew.head.id]);
    expect((await requestRow(test.db, requestId)).stuck_at).not.toBeNull();
    await due(requestId, 'due_at');
    expect(await clock()).toBe(1);
    expect(await orderRow(test.db, orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'approval_timeout' });
    expect(await eventsOf(test.db, requestId)).toEqual(['start', 'remind', 'escalate', 'expire']);
    expect(await clock()).toBe(0);
  });

  it('lets the head decide what was escalated to him, alone', async () => {
    await enableProcess(test.db, crew, [nodeOf('全部', { mode: 'all', by: people(crew.finance.id, crew.second.id) })]);
    const { requestId } = await ask(test.db, crew);
    await due(requestId, 'escalate_at');
    await clock();
    await decide(test.db, crew.head, requestId);
    expect(await requestRow(test.db, requestId)).toMatchObject({ state: 'approved' });
  });

  it('lets the requester remind now and then', async () => {
    const { requestId } = await ask(test.db, crew);
    const side = await sideOf(test.db, crew.buyer.id);
    const remind = () => inTransaction(test.db, (tx) => remindRequest(tx, side, requestId));
    await remind();
    await expect(remind()).rejects.toMatchObject({ code: 'approval.remind_often', values: { hours: 4 } });
  });
});

describe('an approver who cannot decide any more', () => {
  it('is disabled: the next of the node has it, and then the administrator; it never passes by that', async () => {
    const [one, two] = [
      await addColleague(test.db, companyId, 'company_approver'),
      await addColleague(test.db, companyId, 'company_approver'),
    ];
    await enableProcess(test.db, crew, [nodeOf('依次', { mode: 'seq', by: people(one.id, two.id) })]);
    const { orderId, requestId } = await ask(test.db, crew);
    const admin = await sideOf(test.db, crew.admin.id, 'company');
    const disable = (id: Id) => inTransaction(test.db, (tx) => setPersonState(tx, admin, id, 'disabled'));
    await disable(one.id);
    expect(await holders(test.db, requestId)).toEqual([two.id]);
    await disable(two.id);
    expect(await holders(test.db, requestId)).toEqual([crew.admin.id]);
    expect(await stateOf(orderId)).toBe('in_approval');
    await decide(test.db, crew.admin, requestId);
    expect(await stateOf(orderId)).toBe('wait_pay');
  });

  it('is the last of those who all have to agree: what the others said is not enough', async () => {
    const last = await addColleague(test.db, companyId, 'company_approver');
    await enableProcess(test.db, crew, [nodeOf('全部', { mode: 'all', by: people(crew.head.id, last.id) })]);
    const { orderId, requestId } = await ask(test.db, crew);
    await decide(test.db, crew.head, requestId);
    const admin = await sideOf(test.db, crew.admin.id, 'company');
    await inTransaction(test.db, (tx) => setPersonState(tx, admin, last.id, 'disabled'));
    expect(await stateOf(orderId)).toBe('in_approval');
    expect(await holders(test.db, requestId)).toEqual([crew.admin.id]);
  });

  it('leaves the company: what he had goes to others, and what he asked for to his heir, who does not decide on it', async () => {
    const leaver = await addColleague(test.db, companyId, 'company_approver', departments.works);
    await run('insert into member_role select $1, id from role where company_id is null and key = $2', [leaver.id, 'company_purchaser']);
    await enableProcess(test.db, crew, [nodeOf('全部', { mode: 'all', by: people(leaver.id, crew.second.id) })]);
    const his = await ask(test.db, crew, { by: leaver });
    const others = await ask(test.db, crew);
    expect(await holders(test.db, his.requestId)).toEqual([crew.second.id]);
    const admin = await sideOf(test.db, crew.admin.id, 'company');
    await inTransaction(test.db, (tx) => unbindPerson(tx, admin, leaver.id, crew.second.id));
    expect(new Set(await holders(test.db, others.requestId))).toEqual(new Set([crew.second.id, crew.admin.id]));
    expect(await requestRow(test.db, his.requestId)).toMatchObject({ member_id: crew.second.id, placed_by: leaver.id });
    expect(await holders(test.db, his.requestId)).toEqual([crew.admin.id]);
  });

  it('is found by the clock where no news told of it', async () => {
    const one = await addColleague(test.db, companyId, 'company_approver');
    await enableProcess(test.db, crew, [nodeOf('一人', { by: people(one.id) })]);
    const { requestId } = await ask(test.db, crew);
    await run('delete from member_role where member_id = $1', [one.id]);
    expect(await passOnLost({ db: test.db, config: times as never, log: console as never })).toBe(1);
    expect(await holders(test.db, requestId)).toEqual([crew.admin.id]);
  });
});

describe('an administrator', () => {
  it('takes over what colleagues have, and gets what the mall sends him', async () => {
    await enableProcess(test.db, crew, [nodeOf('财务', { by: people(crew.finance.id) })]);
    const [taken, sent] = [await ask(test.db, crew), await ask(test.db, crew)];
    const admin = await sideOf(test.db, crew.admin.id);
    await inTransaction(test.db, (tx) => takeOver(tx, admin, { id: taken.requestId, reason: '' }));
    await expect(decide(test.db, crew.finance, taken.requestId)).rejects.toMatchObject({ code: 'approval.moved' });
    await decide(test.db, crew.admin, taken.requestId);
    const operator = { kind: 'operator', memberId: '1', sessionId: '1', rights: new Map() } as const;
    const send = () => inTransaction(test.db, (tx) => sendToAdministrators(tx, operator, { id: sent.requestId, reason: '企业来电' }));
    await expect(send()).rejects.toMatchObject({ code: 'approval.moved' });
    await run('update approval_request set stuck_at = now() where id = $1', [sent.requestId]);
    await send();
    expect(await holders(test.db, sent.requestId)).toEqual([crew.admin.id]);
  });

  it('cannot enable what nobody could decide, nor two for the same orders', async () => {
    await expect(enableProcess(test.db, crew, [])).rejects.toMatchObject({ code: 'approval.nodes_none' });
    await expect(enableProcess(test.db, crew, [nodeOf('空', { by: people() })])).rejects.toMatchObject({ code: 'approval.node_empty' });
    await expect(enableProcess(test.db, crew, [nodeOf('采购员', { by: people(crew.buyer.id) })])).rejects.toMatchObject({
      code: 'approval.node_empty',
    });
    await expect(enableProcess(test.db, crew, [nodeOf('别人', { by: people('1') })])).rejects.toMatchObject({
      code: 'approval.person_wrong',
    });
  });
});
