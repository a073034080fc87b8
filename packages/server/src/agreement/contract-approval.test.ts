import { contractApi } from '@mall/contract/agreement/agreement.api.ts';
import { processApi } from '@mall/contract/approval/process.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { runDueApprovals } from '../approval/run-due-approvals.ts';
import { people as named, nodeOf } from '../testing/approval-steps.ts';
import { type ContractPeople, contractPeople, contractSteps } from '../testing/contract-steps.ts';
import { findBroken, pastTheBank } from '../testing/find-broken.ts';
import { payApp } from '../testing/pay-steps.ts';
import { addColleague, type Signed } from '../testing/people-steps.ts';

const mall = payApp();
let people: ContractPeople;
let approver: Signed;
const steps = contractSteps(mall, () => people);

/** A process for contracts of at least a yuan, decided by the approver. */
const layProcess = async (): Promise<Id> => {
  const { id } = (await mall.call(processApi.save, { body: { name: '合同审批', deptId: null, bizType: 'contract' } }, people.admin)).data;
  const nodes = [nodeOf('法务', { by: named(approver.id) })];
  const conditions = [{ field: 'amount' as const, op: 'gte' as const, value: '1.00' }];
  await mall.call(processApi.saveNodes, { body: { id, nodes, match: 'all', conditions } }, people.admin);
  await mall.call(processApi.updateStatus, { body: { id, status: 'enabled' } }, people.admin);
  return id;
};

beforeAll(async () => {
  people = await contractPeople(mall);
  approver = await addColleague(mall.house.db, 1, 'company_approver');
  await layProcess();
});

const submit = (id: Id, as = people.purchaser) => mall.call(contractApi.submit, { params: { id }, body: { word: '年度供货' } }, as);
const decide = (verb: 'approve' | 'reject' | 'return', requestId: Id, reason = '', as = approver) =>
  mall.call(requestApi[verb], { params: { id: requestId }, body: { reason } } as never, as);
const ask = async (id: Id): Promise<Id> => (await submit(id, people.admin)).data.requestId;

describe('a contract that a company has approved before it signs', () => {
  it('asks nobody of its orders: the process is for contracts alone', async () => {
    const orderId = await steps.order();
    const { rows } = await mall.owner.query('select state from shop_order where id = $1', [orderId]);
    expect(rows[0].state).not.toBe('in_approval');
  });

  it('is not signed before it is approved, and then it is', async () => {
    const id = await steps.toSign();
    await steps.sign('seller', id);
    const before = await steps.detail(id);
    expect(before.approval).toMatchObject({ needed: true, approved: false, trace: null });
    expect(before.approval?.plans[0]).toMatchObject({ name: '合同审批', outside: false });
    expect(before.actions).toContain('submit');
    expect(before.actions).not.toContain('sign');
    expect((await steps.sign('buyer', id)).errorCode).toBe('agreement.approval_needed');
    const requestId = await ask(id);
    expect((await submit(id, people.admin)).errorCode).toBe('agreement.approval_running');
    expect((await steps.detailOf('seller', id)).approval).toBeNull();
    const seen = (await mall.call(requestApi.detail, { params: { id: requestId } }, approver)).data;
    expect(seen).toMatchObject({ bizType: 'contract', payMode: null, orders: [], contract: { contractId: id }, changed: false });
    expect(seen.contract?.lines.length).toBeGreaterThan(0);
    for (const [bizType, there] of [
      ['contract', true],
      ['order', false],
    ] as const) {
      const { list } = (await mall.call(requestApi.page, { query: { tab: 'todo', bizType } }, approver)).data;
      expect(list.some((one) => one.bizType === 'contract')).toBe(there);
    }
    expect((await mall.call(requestApi.page, { query: { tab: 'todo' } }, approver)).data.list.map((one) => one.requestId)).toContain(
      requestId,
    );
    expect((await steps.sign('buyer', id)).errorCode).toBe('agreement.approval_needed');
    expect((await decide('approve', requestId, '', people.seller as never)).code).not.toBe(200);
    expect((await decide('approve', requestId)).code).toBe(200);
    expect((await submit(id, people.admin)).errorCode).toBe('agreement.approved_already');
    const after = await steps.detail(id);
    expect(after.approval).toMatchObject({ needed: true, approved: true, trace: { state: 'approved' } });
    expect(after.actions).toContain('sign');
    expect((await steps.sign('buyer', id)).code).toBe(200);
    expect((await steps.detail(id)).state).toBe('effective');
  });

  it('goes back to its author when it is rejected, and the signature of the other side is void', async () => {
    const id = await steps.toSign();
    await steps.sign('seller', id);
    await decide('reject', await ask(id), '违约金太高');
    const rejected = await steps.detail(id);
    expect(rejected).toMatchObject({ state: 'rejected', reason: '违约金太高', signatures: [] });
    expect(rejected.steps.at(-1)).toMatchObject({ event: 'refuse', byKind: 'buyer' });
    // What is written anew is another file, and asks anew.
    await steps.send('seller', id);
    await steps.accept('buyer', id);
    expect((await steps.detail(id)).approval).toMatchObject({ needed: true, approved: false });
  });

  it('is asked for again when it was returned or ran out', async () => {
    const id = await steps.toSign();
    const first = await ask(id);
    await decide('return', first, '补充附件');
    expect((await steps.detail(id)).state).toBe('to_sign');
    const second = await ask(id);
    expect(second).not.toBe(first);
    await mall.owner.query(`update approval_request set due_at = now() - interval '1 second' where id = $1`, [second]);
    await runDueApprovals(mall.house);
    expect((await steps.detail(id)).approval?.trace?.state).toBe('expired');
    await decide('approve', await ask(id));
    expect((await steps.detail(id)).approval?.approved).toBe(true);
  });

  it('asks nobody any more when it is withdrawn or refused meanwhile', async () => {
    const id = await steps.toSign();
    const requestId = await ask(id);
    expect((await mall.call(steps.apis.seller.withdraw, { params: { id } }, people.seller)).code).toBe(200);
    const { rows } = await mall.owner.query('select state from approval_request where id = $1', [requestId]);
    expect(rows[0].state).toBe('cancelled');
    expect((await decide('approve', requestId)).errorCode).not.toBeNull();
  });

  it('is taken by one of two who end it at once, whoever that is', async () => {
    const id = await steps.toSign();
    const requestId = await ask(id);
    await Promise.all([decide('reject', requestId, '不签'), mall.call(steps.apis.seller.withdraw, { params: { id } }, people.seller)]);
    const { rows } = await mall.owner.query(
      'select r.state as request, a.state as contract from approval_request r join agreement a on a.id = r.agreement_id where r.id = $1',
      [requestId],
    );
    expect([
      { request: 'rejected', contract: 'rejected' },
      { request: 'cancelled', contract: 'withdrawn' },
    ]).toContainEqual(rows[0]);
  });

  it('has no second process that fits as well', async () => {
    const { id } = (await mall.call(processApi.save, { body: { name: '订单审批', deptId: null } }, people.admin)).data;
    const nodes = [nodeOf('法务', { by: named(approver.id), conditions: [{ field: 'amount', op: 'gt', value: '99999999.00' }] })];
    await mall.call(
      processApi.saveNodes,
      { body: { id, nodes, match: 'all', conditions: [{ field: 'amount', op: 'gte', value: '1.00' }] } },
      people.admin,
    );
    // The same conditions for orders are no second one.
    expect((await mall.call(processApi.updateStatus, { body: { id, status: 'enabled' } }, people.admin)).code).toBe(200);
    const list = (await mall.call(processApi.page, { query: {} }, people.admin)).data.list;
    expect(list.map(({ bizType }) => bizType).toSorted()).toEqual(['contract', 'order']);
  });

  it('takes no condition that never holds of a contract: neither saved, nor copied, nor put into force', async () => {
    const save = async (bizType: 'order' | 'contract', copyOf?: Id) =>
      mall.call(processApi.save, { body: { name: `条件${bizType}`, deptId: null, bizType, ...(copyOf && { copyOf }) } }, people.admin);
    const byMode = [{ field: 'payMode' as const, op: 'in' as const, modes: ['credit' as const] }];
    const byProject = [{ field: 'project' as const, op: 'notIn' as const, ids: ['1'] }];
    const nodes = (conditions: typeof byMode | typeof byProject | []) => [nodeOf('法务', { by: named(approver.id), conditions })];
    const write = async (id: Id, conditions: typeof byMode | [], ofNode: typeof byMode | typeof byProject | []) =>
      (await mall.call(processApi.saveNodes, { body: { id, nodes: nodes(ofNode), match: 'all', conditions } }, people.admin)).errorCode;
    const { id } = (await save('contract')).data;
    expect(await write(id, byMode, [])).toBe('approval.condition_of_orders');
    expect(await write(id, [], byMode)).toBe('approval.condition_of_orders');
    expect(await write(id, [], byProject)).toBe('approval.condition_of_orders');
    expect(await write(id, [], [])).toBeNull();
    await mall.call(processApi.remove, { body: { id } }, people.admin);
    const ofOrders = (await save('order')).data.id;
    expect(await write(ofOrders, byMode, byMode)).toBeNull();
    expect((await save('contract', ofOrders)).errorCode).toBe('approval.condition_of_orders');
    await mall.owner.query(`update approval_process set biz_type = 'contract' where id = $1`, [ofOrders]);
    const enabled = await mall.call(processApi.updateStatus, { body: { id: ofOrders, status: 'enabled' } }, people.admin);
    expect(enabled.errorCode).toBe('approval.condition_of_orders');
    await mall.call(processApi.remove, { body: { id: ofOrders } }, people.admin);
  });

  it('leaves nothing that must not be', async () => {
    expect(await findBroken(mall.house.db, pastTheBank)).toEqual([]);
  });
});
