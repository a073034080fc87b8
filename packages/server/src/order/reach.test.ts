import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { downloadApi } from '@mall/contract/download/download.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { orderApi, orderCancelApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { makeDownloads } from '../download/make-downloads.ts';
import { makers } from '../makers.ts';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { authorityOf } from '../testing/authority.ts';
import { buyerOf, orderRow, place } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { exportOrdersLater } from './export-orders.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const company = { accountType: 2, companyId: small.company } as const;
const [head, group, beside] = ['11', '12', '13'];
const people: Record<string, { id: Id; token: string }> = {};
const orders: Record<string, Id> = {};
const afterSales: Record<string, Id> = {};

/** A role of the company's own making: looks at orders and after-sales, so far. */
const looker = async (reach: string) => {
  await run(`insert into role (company_id, key, name) values (1, $1, $1)`, [`look-${reach}`]);
  await run(
    `insert into role_right (role_id, right_name, reach) select id, unnest(array['personalCenterBase:myOrders:view', 'personalCenterBase:myOrdersDetail:view',
       'personalCenterBase:myTrajectory:view', 'personalCenterBase:afterSale:view']), $2 from role where key = $1`,
    [`look-${reach}`, reach],
  );
};
const bring = async (who: string, departmentId: string | undefined, role?: string) => {
  people[who] = await addSignedIn(mall.house.db, { ...company, ...(departmentId ? { departmentId } : {}), roles: ['company_purchaser'] });
  if (role) await run(`insert into member_role select $1, id from role where key = $2`, [people[who].id, role]);
};

const setReach = async (reach: string) => {
  await run(`update role_right set reach = $1 where role_id = (select id from role where key = 'look-department')`, [reach]);
  forgetActors();
};

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 6);
  await layStock(db, 10_000);
  await mall.owner.query('alter table member alter column id restart with 100');
  await run(
    `insert into department (id, company_id, parent_id, name) values (11, 1, null, '物资部'), (12, 1, 11, '一组'), (13, 1, null, '财务部')`,
  );
  await looker('department');
  await looker('company');
  await bring('buyer of the group', group);
  await bring('buyer beside', beside);
  await bring('head', head, 'look-department');
  await bring('head beside', beside, 'look-department');
  await bring('viewer', undefined, 'look-company');
  await bring('colleague', group);
  for (const who of ['buyer of the group', 'buyer beside']) {
    const { id } = people[who] as { id: Id };
    const departmentId = who === 'buyer beside' ? beside : group;
    orders[who] = (await place(db, id, { actor: buyerOf(id, { companyId: small.company, departmentId }) })).orderIds[0] as Id;
    const done = await placeDone(db, id);
    await run('update shop_order set company_id = 1, department_id = $2 where id = $1', [done, departmentId]);
    afterSales[who] = await apply(db, id, done);
  }
});

const as = (who: string) => ({ token: people[who]?.token as string });
const fetchedBy = async (who: string, id: Id) => {
  const url = `${mall.house.config.API_BASE}/portal/download/${id}/file`;
  const answer = await mall.app.fastify.inject({ url, headers: { ...authorityOf(as(who).token), to: 'zh' } });
  return answer.headers['content-disposition'] ? answer.statusCode : undefined;
};
const seenBy = async (who: string) => {
  const listed = new Set((await mall.call(orderApi.page, { query: {} }, as(who))).data.list.map(({ orderId }) => orderId));
  const opened: string[] = [];
  const bySale: string[] = [];
  for (const owner of Object.keys(orders)) {
    const params = { id: orders[owner] as Id };
    const answers = [await mall.call(orderApi.detail, { params }, as(who)), await mall.call(orderApi.logistics, { params }, as(who))];
    expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
    if (answers[0]?.code === 200) opened.push(owner);
    const sale = await mall.call(afterSaleApi.detail, { query: { id: afterSales[owner] as Id } }, as(who));
    if (sale.code === 200) bySale.push(owner);
    else expect(sale.errorCode).toBe('kernel.not_found');
  }
  const listedOwners = Object.keys(orders).filter((owner) => listed.has(orders[owner] as Id));
  const records = new Set((await mall.call(afterSaleApi.record, { query: {} }, as(who))).data.list.map(({ id }) => id));
  expect(listedOwners).toEqual(opened);
  expect(Object.keys(afterSales).filter((owner) => records.has(afterSales[owner] as Id))).toEqual(bySale);
  expect(bySale).toEqual(opened);
  return opened;
};

describe('orders and after-sales of a company are seen', () => {
  it.each<[string, string[]]>([
    ['buyer of the group', ['buyer of the group']],
    ['colleague', []],
    ['head', ['buyer of the group']],
    ['head beside', ['buyer beside']],
    ['viewer', ['buyer of the group', 'buyer beside']],
  ])('by the %s as far as his role goes', async (who, seen) => {
    expect(await seenBy(who)).toEqual(seen);
  });

  it('with who bought, by colleague and by department with those below, as far as the reader sees', async () => {
    const { id } = people['buyer of the group'] as { id: Id };
    const other = people['buyer beside'] as { id: Id };
    const buyersOf = async (who: string, query: object) => [
      ...new Set((await mall.call(orderApi.page, { query }, as(who))).data.list.map(({ buyer }) => buyer?.memberId)),
    ];
    expect(await buyersOf('viewer', { memberId: id })).toEqual([id]);
    expect(await buyersOf('viewer', { departmentId: head })).toEqual([id]);
    expect(await buyersOf('viewer', { departmentId: beside })).toEqual([other.id]);
    expect(await buyersOf('head', { memberId: other.id })).toEqual([]);
    expect(await buyersOf('head', { departmentId: beside })).toEqual([]);
    expect(await buyersOf('buyer of the group', {})).toEqual([undefined]);
    const [sale] = (await mall.call(afterSaleApi.record, { query: { departmentId: head } }, as('viewer'))).data.list;
    expect(sale).toMatchObject({ id: afterSales['buyer of the group'], buyer: { memberId: id, departmentName: '一组' } });
    expect((await mall.call(afterSaleApi.record, { query: { memberId: other.id } }, as('head'))).data.total).toBe(0);
  });

  it('and the reader is offered whom he sees, from the top of what he sees', async () => {
    // What somebody calls himself is not what his colleagues find him by.
    await mall.house.db.pool.query(`update member set nick_name = '陆明远' where company_id is not null`);
    const sightOf = async (who: string) => (await mall.call(orderApi.sight, {}, as(who))).data;
    expect(await sightOf('colleague')).toEqual({ reach: 'own', people: [], departments: [] });
    const { reach, people: seen, departments } = await sightOf('head');
    expect(reach).toBe('department');
    expect(departments).toEqual([
      { departmentId: head, name: '物资部', depth: 0 },
      { departmentId: group, name: '一组', depth: 1 },
    ]);
    expect(seen.map(({ name }) => name)).not.toContain('陆明远');
    const { list } = (await mall.call(orderApi.page, { query: {} }, as('viewer'))).data;
    expect(list.map(({ buyer }) => buyer?.name)).not.toContain('陆明远');
    expect(new Set(seen.map(({ departmentName }) => departmentName))).toEqual(new Set(['物资部', '一组']));
    expect((await sightOf('viewer')).departments.map(({ name }) => name)).toEqual(['物资部', '一组', '财务部']);
    expect((await mall.call(afterSaleApi.sight, {}, as('head'))).data.departments).toEqual(departments);
  });

  it('and counted as they are listed', async () => {
    const counted = (await mall.call(orderApi.counts, {}, as('viewer'))).data.orderNum;
    expect(counted).toBe((await mall.call(orderApi.page, { query: {} }, as('viewer'))).data.total);
    const memberId = (await mall.call(orderApi.page, { query: {} }, as('viewer'))).data.list[0]?.buyer?.memberId ?? '';
    const byOne = (await mall.call(orderApi.counts, { query: { memberId, state: 'cancelled' } }, as('viewer'))).data.orderNum;
    expect(byOne).toBe((await mall.call(orderApi.page, { query: { memberId } }, as('viewer'))).data.total);
    expect(byOne).toBeLessThan(counted);
    expect(counted).toBeGreaterThan((await mall.call(orderApi.headerInfo, {}, as('viewer'))).data.orderNum);
  });

  it('by nobody of another company, whatever his reach', async () => {
    await run(`insert into company (id, name, unified_code, state) values (2, '别家', '91120116MA05X00X1X', 'active')`);
    people['stranger'] = await addSignedIn(mall.house.db, { accountType: 2, companyId: '2', roles: ['company_viewer'] });
    expect(await seenBy('stranger')).toEqual([]);
  });

  it('but not what a colleague bought for himself before he came', async () => {
    const { id, token } = await addSignedIn(mall.house.db, { ...company });
    const own = (await place(mall.house.db, id)).orderIds[0] as Id;
    expect((await mall.call(orderApi.detail, { params: { id: own } }, { token })).code).toBe(200);
    expect((await mall.call(orderApi.detail, { params: { id: own } }, as('viewer'))).errorCode).toBe('kernel.not_found');
  });

  it('and looked at only: who sees another’s order can do nothing with it', async () => {
    const id = orders['buyer of the group'] as Id;
    const before = await orderRow(mall.house.db, id);
    expect((await mall.call(orderApi.detail, { params: { id } }, as('viewer'))).data.actions).toEqual([]);
    expect((await mall.call(orderApi.detail, { params: { id } }, as('buyer of the group'))).data.actions).toContain('cancel');
    const sale = { id: afterSales['buyer of the group'] as Id };
    expect((await mall.call(afterSaleApi.detail, { query: sale }, as('viewer'))).data.actions).toEqual([]);
    for (const answer of [
      await mall.call(orderApi.confirm, { params: { id } }, as('viewer')),
      await mall.call(orderApi.remove, { params: { id } }, as('viewer')),
      await mall.call(orderCancelApi.cancel, { body: { orderId: id, reason: '不需要了' } }, as('viewer')),
      await mall.call(afterSaleApi.cancel, { params: sale }, as('viewer')),
    ])
      expect(answer.errorCode).toBe('kernel.not_found');
    expect(await orderRow(mall.house.db, id)).toEqual(before);
  });

  it('in the file, too, that is made in the background', async () => {
    const { id } = people['viewer'] as { id: Id };
    const side = buyerOf(id, { companyId: small.company, reach: 'company' });
    const { rows: all } = await exportOrdersLater(mall.house.db, side, {}, 'zh');
    await makeDownloads(mall.house, makers);
    const [made] = await run('select state, rows_total from download where member_id = $1', [id]);
    expect(made).toEqual({ state: 'ready', rows_total: all });
    expect(all).toBeGreaterThan(3);
  });

  it('in that file as long as the asker sees so far, and not a moment longer', async () => {
    const { id } = people['head'] as { id: Id };
    const side = buyerOf(id, { companyId: small.company, departmentId: head, departments: [head, group], reach: 'department' });
    const asked = await exportOrdersLater(mall.house.db, side, {}, 'zh');
    await makeDownloads(mall.house, makers);
    const file = () => mall.call(downloadApi.file, { params: { id: asked.id } }, as('head'));
    expect(await fetchedBy('head', asked.id)).toBe(200);
    await setReach('own');
    expect((await file()).errorCode).toBe('kernel.no_permission');
    // A colleague who sees as far gets another's file no more than before.
    expect((await mall.call(downloadApi.file, { params: { id: asked.id } }, as('viewer'))).errorCode).toBe('kernel.not_found');
    await setReach('department');
  });
});
