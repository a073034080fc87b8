import { randomUUID } from 'node:crypto';
import type { Condition } from '@mall/contract/approval/approval.rules.ts';
import { approvalOperationsApi } from '@mall/contract/approval/approval-operations.api.ts';
import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import { processApi } from '@mall/contract/approval/process.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { todayApi } from '@mall/contract/member/today.api.ts';
import { orderApi, orderCancelApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, badChecks, type Crew, companyId, departments, enableProcess, layCrew, nodeOf, people } from '../testing/approval-steps.ts';
import { addressFields, orderRow, specOf } from '../testing/order-steps.ts';
import { addColleague, addCompany } from '../testing/people-steps.ts';
import { buildSmallMall, layStock } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
let crew: Crew;
let operator: { token: string };
let addressId: Id;

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layStock(db, 100_000);
  await mall.owner.query('alter table member alter column id restart with 100');
  crew = await layCrew(db);
  operator = await addSignedIn(db, { audience: 'operator' });
  await db.pool.query(
    `insert into area (id, parent_id, name, level, leaf) values (12, null, '天津市', 1, false), (1201, 12, '天津市', 2, false), (120116, 1201, '滨海新区', 3, true)`,
  );
  addressId = (await mall.call(addressApi.add, { body: addressFields }, { token: crew.buyer.token })).data.id;
});

const as = (who: { token: string }) => ({ token: who.token });

describe('a process', () => {
  let id: Id;

  it('is begun, designed, tried and put into force by an administrator', async () => {
    const admin = as(crew.admin);
    const saved = await mall.call(processApi.save, { body: { name: '工程部请购', deptId: String(departments.works) } }, admin);
    id = saved.data.id;
    expect((await mall.call(processApi.save, { body: { name: '工程部请购', deptId: null } }, admin)).errorCode).toBe('approval.name_taken');
    const enable = () => mall.call(processApi.updateStatus, { body: { id, status: 'enabled' } }, admin);
    expect((await enable()).errorCode).toBe('approval.nodes_none');
    const over = [{ field: 'amount', op: 'gt', value: '200.00' } as const];
    const nodes = [
      nodeOf('部门负责人'),
      nodeOf('财务复核', { by: people(crew.finance.id), conditions: over }),
      nodeOf('空缺', { by: people() }),
    ];
    expect((await mall.call(processApi.saveNodes, { body: { id, nodes } }, admin)).data).toEqual({ version: 1 });
    expect((await enable()).errorCode).toBe('approval.node_empty');
    const shown = (await mall.call(processApi.detail, { params: { id } }, admin)).data;
    expect(shown.nodes.map(({ fault }) => fault === '')).toEqual([true, true, false]);
    await mall.call(processApi.saveNodes, { body: { id, nodes: nodes.slice(0, 2) } }, admin);
    const trial = (amount: string) =>
      mall
        .call(processApi.trial, { body: { processId: id, requesterId: crew.buyer.id, amount } }, admin)
        .then(({ data }) => data.plan?.steps);
    expect((await trial('30000.00'))?.map(({ outcome, people: who }) => [outcome, who[0]?.memberId])).toEqual([
      ['decides', crew.head.id],
      ['decides', crew.finance.id],
    ]);
    expect((await trial('100.00'))?.map(({ outcome }) => outcome)).toEqual(['decides', 'skipped']);
    expect((await enable()).code).toBe(200);
    expect((await mall.call(processApi.remove, { body: { id } }, admin)).errorCode).toBe('approval.process_live');
    const draft = (await mall.call(processApi.save, { body: { name: '不用了', deptId: null } }, admin)).data.id;
    expect((await mall.call(processApi.remove, { body: { id: draft } }, admin)).code).toBe(200);
    expect((await mall.call(processApi.detail, { params: { id: draft } }, admin)).code).not.toBe(200);
  });

  it('gets another version while the one in force stays so', async () => {
    const admin = as(crew.admin);
    await mall.call(processApi.saveNodes, { body: { id, nodes: [nodeOf('部门负责人')] } }, admin);
    const { data } = await mall.call(processApi.page, {}, admin);
    expect(data.list).toMatchObject([{ id, status: 'enabled', version: 1, draftVersion: 2 }]);
    await mall.call(processApi.updateStatus, { body: { id, status: 'enabled' } }, admin);
    const { versions } = (await mall.call(processApi.detail, { params: { id } }, admin)).data;
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'live'],
      [1, 'past'],
    ]);
    const nodesAt = async (version: number) =>
      (await mall.call(processApi.detail, { params: { id }, query: { version } }, admin)).data.nodes;
    expect((await nodesAt(2)).map(({ name }) => name)).toEqual(['部门负责人']);
    expect((await nodesAt(1)).map(({ name }) => name)).not.toEqual(['部门负责人']);
    expect((await mall.call(processApi.detail, { params: { id }, query: { version: 3 } }, admin)).errorCode).toBe('kernel.not_found');
  });

  it('is found by department, by name and with whom it may name', async () => {
    const admin = as(crew.admin);
    const found = (await mall.call(processApi.byDept, { query: { deptId: String(departments.group) } }, admin)).data;
    expect(found).toMatchObject({ own: [], level: 'above', inForce: [{ id }] });
    expect((await mall.call(processApi.byName, { query: { name: '请购' } }, admin)).data).toHaveLength(1);
    expect((await mall.call(processApi.companies, {}, admin)).data).toMatchObject([{ id: String(companyId), parentId: null }]);
    const members = (await mall.call(processApi.members, { query: { deptId: String(departments.works) } }, admin)).data;
    expect(members.map(({ memberId, mayApprove, isHead }) => [memberId, mayApprove, isHead])).toEqual([
      [crew.head.id, true, true],
      [crew.second.id, true, false],
      [crew.buyer.id, false, false],
    ]);
    expect((await mall.call(processApi.roles, {}, admin)).data.find(({ people: n }) => n === 3)).toBeDefined();
    expect((await mall.call(processApi.saveSetting, { body: { selfLimit: '100.00' } }, admin)).code).toBe(200);
    expect((await mall.call(processApi.setting, {}, admin)).data).toEqual({ selfLimit: '100.00', oaSwitch: false });
    expect((await mall.call(processApi.update, { body: { id, name: '工程请购', deptId: String(departments.works) } }, admin)).code).toBe(
      200,
    );
  });

  it('takes conditions by the company’s own projects alone, offers them and says what they are called', async () => {
    const admin = as(crew.admin);
    await addCompany(mall.house.db, companyId + 1);
    const { rows } = await mall.owner.query<{ id: Id }>(
      `insert into project (company_id, member_id, code, name, starts_on, ends_on, budget_fen) values
        (${companyId}, ${crew.head.id}, 'XM-1', '城南开闭所', current_date, current_date + 30, 0), (${companyId + 1}, ${crew.head.id}, 'XM-1', '别家的项目', current_date, current_date + 30, 0)
       returning id::text`,
    );
    const [ours = '', theirs = ''] = rows.map((row) => row.id);
    const draft = (await mall.call(processApi.save, { body: { name: '按项目', deptId: null } }, admin)).data.id;
    const save = (ids: Id[]) => {
      const conditions = [{ field: 'project' as const, op: 'in' as const, ids }];
      return mall.call(processApi.saveNodes, { body: { id: draft, nodes: [nodeOf('项目负责人', { conditions })], conditions } }, admin);
    };
    for (const ids of [['999999'], [ours, theirs]]) expect((await save(ids)).errorCode).toBe('approval.condition_wrong');
    expect((await save([ours])).code).toBe(200);
    expect((await mall.call(processApi.detail, { params: { id: draft } }, admin)).data.names.project).toEqual({ [ours]: '城南开闭所' });
    const offered = { id: ours, code: 'XM-1', name: '城南开闭所' };
    expect((await mall.call(processApi.projects, {}, admin)).data).toEqual([offered]);
    expect((await mall.call(processApi.projects, { query: { word: '城北' } }, admin)).data).toEqual([]);
    expect((await mall.call(processApi.projects, {}, as(crew.buyer))).errorCode).toBe('kernel.no_permission');
    await mall.call(processApi.remove, { body: { id: draft } }, admin);
  });

  it('says in a trial run why an order would not go by it, saved or not', async () => {
    const admin = as(crew.admin);
    const trial = async (body: object, requesterId = crew.buyer.id) =>
      (await mall.call(processApi.trial, { body: { processId: id, requesterId, amount: '30000.00', ...body } }, admin)).data;
    const over = { field: 'amount', op: 'gt', value: '50000.00' } as const;
    const nodes = [nodeOf('部门负责人')];
    expect(await trial({ draft: { nodes, conditions: [over] } })).toEqual({
      plan: null,
      unfit: { kind: 'conditions', match: 'all', conditions: [over] },
    });
    expect(await trial({ amount: '60000.00', draft: { nodes, conditions: [over] } })).toMatchObject({
      unfit: null,
      plan: { processId: id },
    });
    expect((await trial({}, crew.finance.id)).unfit).toEqual({ kind: 'department' });
    expect((await trial({ draft: { nodes: [nodeOf('大额', { conditions: [over] })] } })).unfit).toEqual({ kind: 'nodes' });
    const { rows } = await mall.owner.query<{ leaf: Id; root: Id; store: Id }>(
      `select c.id::text as leaf, split_part(c.path, '/', 1) as root, (select min(id)::text from store) as store from goods_class c where c.path like '%/%' limit 1`,
    );
    const { leaf = '', root = '', store = '' } = rows[0] ?? {};
    const named = [{ field: 'category', op: 'in', ids: [root] } as const, { field: 'supplier', op: 'in', ids: [store] } as const];
    const draft = { nodes, conditions: named };
    expect((await trial({ draft, categoryIds: [leaf] })).unfit).toMatchObject({ conditions: [named[1]] });
    expect((await trial({ draft, categoryIds: [leaf], supplierIds: [store] })).unfit).toBeNull();
    // Another of the same department that says more of the order comes first.
    const other = (await mall.call(processApi.save, { body: { name: '更细的', deptId: String(departments.works) } }, admin)).data.id;
    const small = [{ field: 'amount', op: 'lt', value: '50000.00' } as const];
    await mall.call(processApi.saveNodes, { body: { id: other, nodes, conditions: small } }, admin);
    await mall.call(processApi.updateStatus, { body: { id: other, status: 'enabled' } }, admin);
    expect((await trial({})).unfit).toEqual({ kind: 'others', names: ['更细的'] });
    expect((await trial({ amount: '60000.00' })).unfit).toBeNull();
    await mall.call(processApi.updateStatus, { body: { id: other, status: 'disabled' } }, admin);
  });

  it('is found by name and department by who sees it alone', async () => {
    const reader = await addColleague(mall.house.db, companyId, undefined, departments.supply);
    await mall.owner.query(
      `with r as (insert into role (company_id, key, name) values (${companyId}, 'looker', '部门流程查看') returning id),
         g as (insert into role_right (role_id, right_name, reach) select id, 'personalCenterBase:processBase:processIndex:view', 'department' from r)
       insert into member_role (member_id, role_id) select ${reader.id}, id from r`,
    );
    expect((await mall.call(processApi.page, {}, as(reader))).data.total).toBe(0);
    expect((await mall.call(processApi.byName, { query: { name: '请购' } }, as(reader))).data).toEqual([]);
    const company = (await mall.call(processApi.save, { body: { name: '全公司', deptId: null } }, as(crew.admin))).data.id;
    await mall.call(
      processApi.saveNodes,
      { body: { id: company, nodes: [nodeOf('财务', { by: people(crew.finance.id) })] } },
      as(crew.admin),
    );
    await mall.call(processApi.updateStatus, { body: { id: company, status: 'enabled' } }, as(crew.admin));
    const found = (await mall.call(processApi.byDept, { query: { deptId: String(departments.supply) } }, as(reader))).data;
    expect(found).toEqual({ own: [], inForce: [], level: 'company' });
    await mall.call(processApi.updateStatus, { body: { id: company, status: 'disabled' } }, as(crew.admin));
  });

  it('is designed by nobody who lacks the right', async () => {
    for (const who of [crew.buyer, crew.head])
      expect((await mall.call(processApi.save, { body: { name: '另一', deptId: null } }, as(who))).errorCode).toBe('kernel.no_permission');
  });
});

describe('a purchase request over the wire', () => {
  const lines = { specId: specOf(2), num: '5' };
  let orderId: Id;
  let requestId: Id;

  it('is announced before it is submitted, and starts with the order', async () => {
    const buyer = as(crew.buyer);
    const about = (await mall.call(settlementApi.isSubmit, { query: { ...lines, addressId } }, buyer)).data;
    expect(about).toMatchObject({ approvalRequired: true, plan: { steps: [{ people: [{ memberId: crew.head.id }] }] } });
    const [only, ...others] = (await mall.call(settlementApi.processList, { query: { ...lines, addressId } }, buyer)).data;
    expect(others).toEqual([]);
    const { totalPrice } = (await mall.call(settlementApi.buyNow, { query: { ...lines, addressId } }, buyer)).data;
    const submit = (processId?: Id) =>
      mall.call(
        settlementApi.submit,
        {
          body: {
            addressId,
            payMode: 'prepay',
            submitToken: randomUUID(),
            totalPrice,
            buyNow: { specId: specOf(2), num: 5 },
            requestWord: '检修急用',
            ...(processId && { processId }),
          },
        },
        buyer,
      );
    expect((await submit('999999')).errorCode).toBe('approval.process_unfit');
    orderId = (await submit(only?.processId)).data.orderIds[0] as Id;
    const mine = (await mall.call(requestApi.page, { query: { tab: 'mine' } }, buyer)).data;
    expect(mine.list).toMatchObject([{ state: 'running', node: 1, nodeCount: 1, actions: ['remind', 'withdraw'] }]);
    requestId = mine.list[0]?.requestId as Id;
    const order = (await mall.call(orderApi.detail, { params: { id: orderId } }, buyer)).data;
    expect(order).toMatchObject({
      state: 'in_approval',
      actions: ['withdraw', 'cancel'],
      approval: { requestId, mine: false },
      approvalTrace: { nodes: [{ state: 'open' }] },
    });
  });

  it('is counted for who has it, shown with what it is about, and decided with what was read', async () => {
    const head = as(crew.head);
    expect((await mall.call(orderApi.headerInfo, {}, head)).data).toMatchObject({ toApproveNum: 1 });
    expect((await mall.call(orderApi.headerInfo, {}, as(crew.buyer))).data).toMatchObject({ approvalNum: 1, toApproveNum: 0 });
    expect((await mall.call(todayApi.today, {}, head)).data.waiting.tasks).toMatchObject([
      { kind: 'approve', url: `/personalCenterBase/requestBuyApproveDetail?id=${requestId}` },
    ]);
    const page = (await mall.call(requestApi.page, {}, head)).data;
    expect(page).toMatchObject({ total: 1, counts: { todo: 1, mine: 0 }, list: [{ requestId, mine: true }] });
    const detail = (await mall.call(requestApi.detail, { params: { id: requestId } }, head)).data;
    expect(detail).toMatchObject({ word: '检修急用', changed: false, orders: [{ orderId, lines: [{ num: 5, lately: 0 }] }] });
    expect(detail.actions).toEqual(['approve', 'reject', 'return', 'transfer', 'addSigner']);
    const reject = (reason: string) =>
      mall.call(requestApi.reject, { params: { id: requestId }, body: { reason, hash: detail.hash } }, head);
    expect((await reject('')).errorCode).toBe('approval.reason_required');
    expect((await reject('长'.repeat(101))).errorCode).toBe('approval.reason_long');
    const stale = await mall.call(requestApi.approve, { params: { id: requestId }, body: { hash: 'a'.repeat(64) } }, head);
    expect(stale.errorCode).toBe('approval.document_changed');
    expect((await mall.call(orderApi.page, { query: { state: 'in_approval' } }, head)).data.list[0]?.actions).toEqual([
      'approve',
      'reject',
    ]);
    expect((await mall.call(orderApprovalApi.approve, { params: { id: orderId } }, head)).code).toBe(200);
    expect((await orderRow(mall.house.db, orderId)).state).toBe('wait_pay');
    expect((await mall.call(requestApi.page, { query: { tab: 'done' } }, head)).data.list).toMatchObject([
      { requestId, state: 'approved' },
    ]);
  });

  it('is rejected with a reason that the buyer reads', async () => {
    const asked = await ask(mall.house.db, crew);
    const head = as(crew.head);
    expect((await mall.call(requestApi.reject, { params: { id: asked.requestId }, body: { reason: '库存还有' } }, head)).code).toBe(200);
    const order = (await mall.call(orderApi.detail, { params: { id: asked.orderId } }, as(crew.buyer))).data;
    expect(order).toMatchObject({ state: 'cancelled', cancelReason: '库存还有' });
  });

  it('is not there for a stranger or a colleague far away', async () => {
    const stranger = await addSignedIn(mall.house.db, { accountType: 2, companyId: '1', roles: ['company_admin'] });
    for (const who of [stranger, crew.finance])
      expect((await mall.call(requestApi.detail, { params: { id: requestId } }, as(who))).errorCode).toBe('kernel.not_found');
  });

  it('is not decided by an administrator who sees it and does not have it: he is told so', async () => {
    const { orderId: order, requestId: id } = await ask(mall.house.db, crew);
    const admin = as(crew.admin);
    expect((await mall.call(requestApi.detail, { params: { id } }, admin)).code).toBe(200);
    const body = { reason: '不需要' };
    for (const call of [requestApi.approve, requestApi.reject, requestApi.return])
      expect((await mall.call(call, { params: { id }, body }, admin)).errorCode).toBe('approval.not_holder');
    expect((await mall.call(orderApprovalApi.approve, { params: { id: order } }, admin)).errorCode).toBe('approval.not_holder');
    const to = { memberId: crew.finance.id };
    expect((await mall.call(requestApi.transfer, { params: { id }, body: to }, admin)).errorCode).toBe('approval.not_holder');
    expect((await mall.call(requestApi.approve, { params: { id }, body: {} }, as(crew.finance))).errorCode).toBe('kernel.not_found');
  });

  it('is handed on, signed by others, returned, submitted again, withdrawn and taken over', async () => {
    const { db } = mall.house;
    const [buyer, head] = [as(crew.buyer), as(crew.head)];
    await enableProcess(db, crew, [nodeOf('部门负责人')]);
    const one = await ask(db, crew);
    const params = { id: one.requestId };
    const candidates = (await mall.call(requestApi.people, { query: {} }, head)).data;
    expect(candidates.map(({ memberId }) => memberId)).toContain(crew.finance.id);
    expect((await mall.call(requestApi.remind, { params }, buyer)).code).toBe(200);
    expect((await mall.call(requestApi.transfer, { params, body: { memberId: crew.finance.id } }, head)).code).toBe(200);
    expect((await mall.call(requestApi.addSigner, { params, body: { memberIds: [crew.second.id] } }, as(crew.finance))).code).toBe(200);
    expect((await mall.call(requestApi.return, { params, body: { reason: '请补说明' } }, as(crew.second))).code).toBe(200);
    expect((await mall.call(orderApi.detail, { params: { id: one.orderId } }, buyer)).data.actions).toEqual([
      'correct',
      'submitRequest',
      'cancel',
    ]);
    const again = await mall.call(orderApprovalApi.submitRequest, { params: { id: one.orderId }, body: { word: '已补' } }, buyer);
    const second = { id: again.data.requestId };
    const nextOf = async (id: string) => (await mall.call(requestApi.detail, { params: { id } }, buyer)).data.nextId;
    expect([await nextOf(params.id), await nextOf(second.id)]).toEqual([second.id, null]);
    expect((await mall.call(requestApi.withdraw, { params: second, body: {} }, buyer)).code).toBe(200);
    const third = (await mall.call(orderApprovalApi.submitRequest, { params: { id: one.orderId }, body: {} }, buyer)).data.requestId;
    expect((await mall.call(requestApi.takeOver, { params: { id: third }, body: {} }, as(crew.admin))).code).toBe(200);
    expect((await mall.call(requestApi.approve, { params: { id: third }, body: {} }, as(crew.admin))).code).toBe(200);
    expect((await mall.call(orderApi.detail, { params: { id: one.orderId } }, buyer)).data.approvalTrace?.steps.length).toBeGreaterThan(8);
    expect((await mall.call(orderApprovalApi.oaPushSwitch, {}, buyer)).data).toEqual({ switch: 0 });
  });

  it('is decided with others where it is small, each for itself', async () => {
    const { db } = mall.house;
    const [one, two] = [await ask(db, crew), await ask(db, crew)];
    const ids = [one.requestId, two.requestId, '900000777'];
    const answers = (await mall.call(requestApi.decideMany, { body: { ids, decision: 'approve' } }, as(crew.head))).data;
    expect(answers.map(({ done }) => done)).toEqual([true, true, false]);
  });

  it('offers the processes that fit it equally well when it is submitted again', async () => {
    const { db } = mall.house;
    await enableProcess(db, crew, [nodeOf('部门负责人')]);
    const { orderId: returned, requestId: first } = await ask(db, crew);
    const processes: Id[] = [];
    const conditions: Condition[] = [
      { field: 'amount', op: 'gt', value: '1.00' },
      { field: 'payMode', op: 'in', modes: ['prepay'] },
    ];
    for (const [nth, condition] of conditions.entries()) {
      const { id } = (await mall.call(processApi.save, { body: { name: `可选${nth}`, deptId: null } }, as(crew.admin))).data;
      const body = { id, nodes: [nodeOf('财务', { by: people(crew.finance.id) })], conditions: [condition] };
      await mall.call(processApi.saveNodes, { body }, as(crew.admin));
      expect((await mall.call(processApi.updateStatus, { body: { id, status: 'enabled' } }, as(crew.admin))).code).toBe(200);
      processes.push(id);
    }
    const offered = (who: { token: string }) => mall.call(orderApprovalApi.processesAgain, { params: { id: returned } }, as(who));
    expect((await offered(crew.buyer)).errorCode).toBe('kernel.not_found');
    await mall.call(requestApi.return, { params: { id: first }, body: { reason: '请核对' } }, as(crew.head));
    expect((await offered(crew.buyer)).data.map(({ processId, name }) => [processId, name])).toEqual([
      [processes[0], '可选0'],
      [processes[1], '可选1'],
    ]);
    expect((await offered(crew.admin)).errorCode).toBe('kernel.not_found');
    const body = { word: '', processId: processes[1] as Id };
    const { data } = await mall.call(orderApprovalApi.submitRequest, { params: { id: returned }, body }, as(crew.buyer));
    expect((await mall.call(requestApi.detail, { params: { id: data.requestId } }, as(crew.finance))).data.processName).toBe('可选1');
    await enableProcess(db, crew, [nodeOf('部门负责人')]);
  });

  it('is rejected by the number of its order, and cancelled by its buyer', async () => {
    const { db } = mall.house;
    const [one, two] = [await ask(db, crew), await ask(db, crew)];
    expect(
      (await mall.call(orderApprovalApi.reject, { params: { id: one.orderId }, body: { reason: '不需要' } }, as(crew.head))).code,
    ).toBe(200);
    expect(await orderRow(db, one.orderId)).toMatchObject({ state: 'cancelled', cancel_reason: '不需要' });
    expect((await mall.call(orderCancelApi.cancel, { body: { orderId: two.orderId, reason: '买错了' } }, as(crew.buyer))).code).toBe(200);
    expect(await orderRow(db, two.orderId)).toMatchObject({ state: 'cancelled', cancel_kind: 'buyer' });
    expect(await badChecks(db)).toEqual([]);
  });

  it('is decided by who stands in for some days', async () => {
    const head = as(crew.head);
    const [day] = (await mall.house.db.pool.query(`select current_date::text as today`)).rows;
    const body = { memberId: crew.finance.id, from: day.today, until: day.today };
    const refusedFor = async (days: object) => (await mall.call(requestApi.delegate, { body: { ...body, ...days } }, head)).errorCode;
    expect(await refusedFor({ from: '2020-01-01', until: '2020-01-02' })).toBe('approval.delegation_past');
    const turned = (await mall.call(requestApi.delegate, { body: { ...body, from: '2020-01-02', until: '2020-01-01' } }, head)).msg;
    expect(turned).toBe('结束日期不能早于开始日期');
    const made = await mall.call(requestApi.delegate, { body }, head);
    expect((await mall.call(requestApi.delegate, { body }, head)).errorCode).toBe('approval.delegation_overlap');
    expect((await mall.call(requestApi.delegations, {}, head)).data).toMatchObject([{ toId: crew.finance.id, active: true }]);
    const { requestId: id } = await ask(mall.house.db, crew);
    expect((await mall.call(requestApi.approve, { params: { id }, body: {} }, as(crew.finance))).code).toBe(200);
    expect((await mall.call(requestApi.endDelegation, { params: { id: made.data.id } }, head)).code).toBe(200);
  });
});

describe('the mall', () => {
  it('sees what is stuck, and sends it to the company’s administrators', async () => {
    const { db } = mall.house;
    const { requestId: id } = await ask(db, crew);
    const page = async () => (await mall.call(approvalOperationsApi.page, { query: {} }, operator)).data;
    expect((await page()).total).toBe(0);
    await mall.owner.query(`update approval_request set stuck_at = now() - interval '1 hour' where id = $1`, [id]);
    expect(await page()).toMatchObject({ total: 1, counts: { escalated: 1, noHolder: 0 }, list: [{ requestId: id, stuck: 'escalated' }] });
    expect((await mall.call(approvalOperationsApi.detail, { params: { id } }, operator)).data).toMatchObject({
      nodes: [{ state: 'open' }],
    });
    expect((await mall.call(approvalOperationsApi.export, { body: {} }, operator)).code).toBe(200);
    const sent = await mall.call(approvalOperationsApi.toAdministrator, { params: { id }, body: { reason: '企业来电催办' } }, operator);
    expect(sent.code).toBe(200);
    expect((await page()).total).toBe(0);
    expect((await mall.call(requestApi.page, {}, as(crew.admin))).data.list).toMatchObject([{ requestId: id }]);
  });
});
