import { randomUUID } from 'node:crypto';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { listApi } from '@mall/contract/procurement/list.api.ts';
import { projectApi } from '@mall/contract/project/project.api.ts';
import { projectsMost } from '@mall/contract/project/project.rules.ts';
import { projectOfficeApi } from '@mall/contract/project/project-office.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorityOf } from '../testing/authority.ts';
import { layArea } from '../testing/company-steps.ts';
import { addressFields, specOf } from '../testing/order-steps.ts';
import { addColleague, addCompany, type Signed } from '../testing/people-steps.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let admin: Signed;
let head: Signed;
let buyer: Signed;
const as = (who: Signed) => ({ token: who.token });

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layArea(mall);
  await run(`insert into area (id, parent_id, name, level, leaf) values (120116, 1201, '滨海新区', 3, true)`);
  await mall.owner.query('alter table member alter column id restart with 100');
  await addCompany(db, 7);
  admin = await addColleague(db, 7, 'company_admin');
  head = await addColleague(db, 7, 'company_approver', 72);
  buyer = await addColleague(db, 7, 'company_purchaser', 73);
  await run(`insert into cost_centre (id, company_id, department_id, code, name) values (70, 7, 72, 'CC-0702', '一次设备')`);
});

let made = 0;
const fieldsOf = (over: object = {}) => {
  made += 1;
  return {
    code: `XM-2026-${made}`,
    name: `变电站改造${made}`,
    startDate: '2026-01-01',
    endDate: '2099-12-31',
    managerId: admin.id,
    departmentId: null,
    costCentreId: '70',
    strict: true,
    shownToSeller: false,
    budget: '1000.00',
    ...over,
  };
};
const add = (who: Signed, over: object = {}) => mall.call(projectApi.add, { body: fieldsOf(over) }, as(who));
const file = (path: string, who: Signed) =>
  mall.app.fastify.inject({ method: 'GET', url: `${mall.house.config.API_BASE}${path}`, headers: authorityOf(who.token) });

describe('projects', () => {
  it('are begun by whoever runs the company, and by a head for his department alone', async () => {
    expect((await add(buyer)).errorCode).toBe('kernel.no_permission');
    expect((await add(admin)).code).toBe(200);
    expect((await add(admin, { code: 'XM-2026-2' })).errorCode).toBe('project.code_taken');
    expect((await add(head)).errorCode).toBe('kernel.not_found');
    expect((await add(head, { managerId: head.id, departmentId: '71' })).errorCode).toBe('kernel.not_found');
    expect((await add(head, { managerId: head.id, departmentId: '73' })).code).toBe(200);
    expect((await add(admin, { endDate: '2025-01-01' })).errorCode).toBe('project.days_wrong');
    expect((await add(admin, { startDate: '2026-02-30' })).errorCode).toBe('project.day_wrong');
    const { data } = await mall.call(projectApi.parts, {}, as(head));
    expect(data.departments.map(({ id }) => id)).toEqual(['72', '73']);
  });

  it('are seen as far as the right goes, and changed by who manages them', async () => {
    const { data } = await add(head, { managerId: head.id, departmentId: '72', name: '工程部项目' });
    const names = async (who: Signed) => (await mall.call(projectApi.page, { query: { word: '工程部项目' } }, as(who))).data.total;
    expect([await names(admin), await names(head), await names(buyer)]).toEqual([1, 1, 0]);
    expect((await mall.call(projectApi.detail, { params: { id: data.id } }, as(buyer))).errorCode).toBe('kernel.not_found');
    const shown = await mall.call(projectApi.detail, { params: { id: data.id } }, as(head));
    expect(shown.data).toMatchObject({
      standing: 'open',
      left: '1000.00',
      percent: 0,
      costCentre: 'CC-0702 一次设备',
      actions: ['edit', 'budget', 'close'],
    });
    const { budget: _, ...fields } = fieldsOf({ name: '改名', managerId: head.id, departmentId: '72' });
    expect((await mall.call(projectApi.edit, { body: { id: data.id, ...fields } }, as(head))).code).toBe(200);
    const more = { direction: 'more' as const, amount: '500.5', reason: '批文 YS-2026-031' };
    expect((await mall.call(projectApi.changeBudget, { params: { id: data.id }, body: more }, as(head))).code).toBe(200);
    const ledger = await mall.call(projectApi.movements, { params: { id: data.id }, query: {} }, as(head));
    expect(ledger.data.list).toMatchObject([
      { kind: 'more', change: '500.50', left: '1500.50', reason: '批文 YS-2026-031' },
      { kind: 'start', change: '1000.00', left: '1000.00' },
    ]);
    expect((await mall.call(projectApi.close, { params: { id: data.id } }, as(head))).code).toBe(200);
    expect((await mall.call(projectApi.changeBudget, { params: { id: data.id }, body: more }, as(head))).errorCode).toBe('project.moved');
    expect((await mall.call(projectApi.reopen, { params: { id: data.id } }, as(head))).code).toBe(200);
    const sum = await mall.call(projectApi.sum, {}, as(head));
    expect(sum.data).toMatchObject({ total: 2, open: 2, closed: 0, mayAdd: true });
  });

  it('are chosen at settlement, remembered, shown on the order and found by it; the store reads a name only where it may', async () => {
    const { data: project } = await add(admin, { name: '开闭所', budget: '100000.00' });
    const { data: address } = await mall.call(addressApi.add, { body: addressFields }, as(buyer));
    const buyNow = { specId: specOf(2), num: 5 };
    const choicesOf = async () => (await mall.call(projectApi.choices, {}, as(buyer))).data;
    expect((await choicesOf()).find(({ id }) => id === project.id)).toMatchObject({ left: null, last: 0 });
    // Who orders nothing is offered nothing to order for.
    const finance = await addColleague(mall.house.db, 7, 'company_finance', 72);
    expect((await mall.call(projectApi.choices, {}, as(finance))).errorCode).toBe('order.buy_refused');
    const settled = await mall.call(settlementApi.buyNow, { query: { specId: buyNow.specId, num: '5', addressId: address.id } }, as(buyer));
    const body = { addressId: address.id, payMode: 'postpay' as const, totalPrice: settled.data.totalPrice, buyNow };
    const submit = (projectId: string) =>
      mall.call(settlementApi.submit, { body: { ...body, projectId, submitToken: randomUUID() } }, as(buyer));
    expect((await submit('99999')).errorCode).toBe('project.not_choosable');
    const { data: placed } = await submit(project.id);
    const orderId = placed.orderIds[0] ?? '';
    expect((await choicesOf()).find(({ id }) => id === project.id)?.last).toBe(1);
    const detail = await mall.call(orderApi.detail, { params: { id: orderId } }, as(buyer));
    expect(detail.data).toMatchObject({ projects: [{ id: project.id, name: '开闭所' }], lines: [{ projectId: project.id }] });
    const found = async (projectId: string) => (await mall.call(orderApi.page, { query: { projectId } }, as(buyer))).data.total;
    expect([await found(project.id), await found('99999')]).toEqual([1, 0]);
    const [, row] = sheetRows((await file(`${orderApi.export.path}?projectId=${project.id}`, buyer)).rawPayload);
    expect(row?.at(-1)).toBe('开闭所');
    const seller = await addSignedIn(mall.house.db, { audience: 'seller', storeId: small.stores.own });
    const read = async () => (await mall.call(orderSellerApi.detail, { params: { id: orderId } }, as(seller))).data;
    expect((await read()).projects).toEqual([]);
    expect((await read()).lines[0]).not.toHaveProperty('projectId');
    await run('update project set shown_to_seller = true where id = $1', [project.id]);
    expect((await read()).projects).toEqual([{ id: project.id, name: '开闭所' }]);
    const list = { name: '开闭所材料', note: '', sharing: 'own' as const, projectId: project.id, lines: [] };
    expect((await mall.call(listApi.add, { body: list }, as(buyer))).code).toBe(200);
    expect((await mall.call(listApi.page, { query: { projectId: project.id } }, as(buyer))).data.list).toMatchObject([
      { projectName: '开闭所' },
    ]);
  });

  it('come as sheets, and the mall sees them at the company', async () => {
    const projects = sheetRows((await file(projectApi.export.path, admin)).rawPayload);
    expect(projects[0]?.slice(0, 3)).toEqual(['编号', '项目', '负责人']);
    expect(projects.length).toBeGreaterThan(3);
    const [{ id }] = (await run(`select id::text from project where code = 'XM-2026-2'`)) as [{ id: string }];
    const ledger = sheetRows((await file(projectApi.exportMovements.path.replace('{id}', id), admin)).rawPayload);
    expect(ledger[1]?.[1]).toBe('立项');
    const operator = await addSignedIn(mall.house.db, { audience: 'operator' });
    const { data } = await mall.call(projectOfficeApi.ofCompany, { params: { id: '7' }, query: {} }, { token: operator.token });
    expect(data.total).toBe(projects.length - 1);
    expect(data.list[0]).toHaveProperty('left');
  });

  it('are so many at most', async () => {
    await run(
      `insert into project (company_id, member_id, code, name, starts_on, ends_on, budget_fen)
       select 7, $1, 'ZW-' || n, '占位' || n, current_date, current_date + 30, 0 from generate_series(1, $2::int) n`,
      [admin.id, projectsMost],
    );
    expect((await add(admin)).errorCode).toBe('project.many');
    await mall.owner.query(`delete from project where code like 'ZW-%'`);
    expect((await add(admin)).code).toBe(200);
  });

  it('of somebody who leaves are managed by his heir', async () => {
    const leaver = await addColleague(mall.house.db, 7, 'company_approver', 72);
    const { data } = await add(admin, { managerId: leaver.id });
    const left = await mall.call(peopleApi.unbind, { params: { id: leaver.id }, body: { heirId: head.id } }, as(admin));
    expect(left.code).toBe(200);
    expect((await mall.call(projectApi.detail, { params: { id: data.id } }, as(admin))).data.managerId).toBe(head.id);
  });
});
