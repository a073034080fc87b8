import { auditApi } from '@mall/contract/account/audit.api.ts';
import { companyRoleApi } from '@mall/contract/account/company-role.api.ts';
import { companyRoleNames, rolesMost } from '@mall/contract/account/role.rules.ts';
import { staffRoleNames } from '@mall/contract/account/staff.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { forgetActors } from './actor-cache.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const company = { accountType: 2, companyId: small.company } as const;
const orders = 'personalCenterBase:myOrders:view';
type Signed = { id: Id; token: string };
let admin: Signed;
let second: Signed;
let clerk: Signed;

const matrix = async (by: Signed = admin) => (await mall.call(companyRoleApi.matrix, {}, by)).data;
const roleOf = async (id: Id) => (await matrix()).roles.find((role) => role.id === id);
const add = (roleName: string, copyOf?: Id, by: Signed = admin) =>
  mall.call(companyRoleApi.add, { body: { roleName, remark: '', ...(copyOf && { sourceId: copyOf }) } }, by);
const set = (id: Id, version: number, changes: { name: string; reach: 'own' | 'department' | 'company' | null }[], by: Signed = admin) =>
  mall.call(companyRoleApi.setRights, { body: { id, version, changes } }, by);
const standard = async (key: string) => String((await run('select id from role where company_id is null and key = $1', [key]))[0].id);
const hold = (who: Signed, roleId: Id) => run('insert into member_role (member_id, role_id) values ($1, $2)', [who.id, roleId]);
const trail = async (by: Signed = admin) => (await mall.call(auditApi.page, { query: { page: 1, limit: 20 } }, by)).data.list;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 2);
  await mall.owner.query('alter table member alter column id restart with 100');
  admin = await addSignedIn(mall.house.db, { ...company, roles: ['company_admin'] });
  second = await addSignedIn(mall.house.db, { ...company, roles: ['company_admin'] });
  clerk = await addSignedIn(mall.house.db, { ...company, roles: ['company_purchaser'] });
});

describe('the roles of a company', () => {
  it('are the standard ones and its own, and show what everybody has anyway', async () => {
    const { data } = await mall.call(companyRoleApi.list, {}, admin);
    expect(data.map(({ roleName, standard: locked }) => [roleName, locked])).toEqual(
      ['企业管理员', '采购员', '审批人', '财务', '查看员'].map((name) => [name, true]),
    );
    const abroad = (await mall.call(companyRoleApi.list, {}, { ...admin, language: 'fra' })).data;
    expect(abroad.map(({ roleName }) => roleName).slice(0, 2)).toEqual(['Administrateur de l’entreprise', 'Acheteur']);
    const { base, held, roles } = await matrix();
    expect(base.find(({ name }) => name === 'personalCenterBase:myPoints:view')?.reach).toBe('own');
    expect(base.find(({ name }) => name === orders)).toBeUndefined();
    expect(held.find(({ name }) => name === orders)?.reach).toBe('company');
    expect(roles[0]).toMatchObject({ roleName: '企业管理员', mine: true });
  });

  it('are called in every language, whichever the mall itself gives', async () => {
    const named = { ...companyRoleNames, ...staffRoleNames };
    const given = await run('select key, name from role where company_id is null order by key');
    expect(given.map(({ key, name }) => [key, name])).toEqual(given.map(({ key }) => [key, named[key]?.zh]));
    const { data } = await add('夜班采购');
    const own = (await mall.call(companyRoleApi.list, {}, { ...admin, language: 'ru' })).data.find(({ id }) => id === data.id);
    expect(own?.roleName).toBe('夜班采购');
    await run('delete from role where id = $1', [data.id]);
  });

  it('are seen and changed by who has the right, and by nobody else', async () => {
    expect((await mall.call(companyRoleApi.matrix, {}, clerk)).errorCode).toBe('company.people_refused');
    expect((await add('采购主管', undefined, clerk)).errorCode).toBe('kernel.no_permission');
  });

  it('are changed by nobody whose right goes less far than the company', async () => {
    const rights = ['company:roles:manage', 'personalCenterBase:enterpriseAccountManagement:view'];
    for (const reach of ['own', 'department']) {
      const [role] = await run(`insert into role (company_id, key, name) values ($1, $2, $2) returning id::text`, [
        small.company,
        `near-${reach}`,
      ]);
      await run(`insert into role_right (role_id, right_name, reach) select $1, unnest($2::text[]), $3`, [role.id, rights, reach]);
      const near = await addSignedIn(mall.house.db, { ...company, roles: [] });
      await hold(near, role.id);
      expect((await add('自建', undefined, near)).errorCode).toBe('kernel.no_permission');
      const { data } = await add(`临时${reach}`);
      expect((await set(data.id, 1, [{ name: orders, reach: null }], near)).errorCode).toBe('kernel.no_permission');
      expect(
        (await mall.call(companyRoleApi.rename, { body: { id: data.id, version: 1, roleName: '改', remark: '' } }, near)).errorCode,
      ).toBe('kernel.no_permission');
      expect((await mall.call(companyRoleApi.remove, { params: { id: data.id } }, near)).errorCode).toBe('kernel.no_permission');
      expect((await mall.call(companyRoleApi.remove, { params: { id: data.id } }, admin)).code).toBe(200);
      await run(`delete from member_role where role_id = $1`, [role.id]);
      await run(`delete from role where id = $1`, [role.id]);
    }
  });

  it('show of their holders only those whom the reader sees', async () => {
    const [here, there] = await run(`insert into department (company_id, name) values ($1, '近处'), ($1, '远处') returning id::text`, [
      small.company,
    ]);
    const [role] = await run(`insert into role (company_id, key, name) values ($1, 'looks-near', '看近处') returning id::text`, [
      small.company,
    ]);
    await run(
      `insert into role_right (role_id, right_name, reach) values ($1, 'personalCenterBase:enterpriseAccountManagement:view', 'department')`,
      [role.id],
    );
    const reader = await addSignedIn(mall.house.db, { ...company, departmentId: here.id, roles: [] });
    const near = await addSignedIn(mall.house.db, { ...company, departmentId: here.id, roles: ['company_finance'] });
    const far = await addSignedIn(mall.house.db, { ...company, departmentId: there.id, roles: ['company_finance'] });
    await hold(reader, role.id);
    const holders = async (by: Signed) =>
      (await mall.call(companyRoleApi.holders, { params: { id: await standard('company_finance') } }, by)).data.map(
        ({ memberId }) => memberId,
      );
    expect(await holders(reader)).toEqual([near.id]);
    expect(await holders(admin)).toEqual(expect.arrayContaining([near.id, far.id]));
    await run(`delete from member_role where role_id = $1`, [role.id]);
    await run(`delete from role where id = $1`, [role.id]);
  });

  it('begin empty, or with the rights of another as far as the giver holds them', async () => {
    const { data: empty } = await add('仓储收货');
    expect(await roleOf(empty.id)).toMatchObject({ rights: [], standard: false, memberCount: 0, version: 1 });
    const { data: copied } = await add('检修查看员', await standard('company_viewer'));
    expect(copied.left).toBe(0);
    expect((await roleOf(copied.id))?.rights).toContainEqual({ name: orders, reach: 'company' });
    await run(
      `insert into role_right (role_id, right_name, reach) select id, 'company:roles:manage', 'company' from role where key = 'company_purchaser'`,
    );
    forgetActors();
    const { data: less } = await add('小查看员', await standard('company_viewer'), clerk);
    expect(less.left).toBeGreaterThan(0);
    expect((await roleOf(less.id))?.rights).toContainEqual({ name: orders, reach: 'own' });
    await run(
      `delete from role_right g using role r where r.id = g.role_id and r.key = 'company_purchaser' and g.right_name = 'company:roles:manage'`,
    );
  });

  it('have names of their own', async () => {
    expect((await add('仓储收货')).errorCode).toBe('role.name_taken');
    expect((await add('采购员')).errorCode).toBe('role.name_taken');
    expect((await add(' ')).errorCode).toBe('role.name_required');
    expect((await add('很'.repeat(21))).errorCode).toBe('role.name_long');
    const other = await addSignedIn(mall.house.db, { accountType: 2, companyId: '77', roles: ['company_admin'] });
    expect((await add('仓储收货', undefined, other)).code).toBe(200);
  });

  it('get and lose rights, which is true at once for whoever holds them', async () => {
    const { data } = await add('订单查看');
    const looker = await addSignedIn(mall.house.db, company);
    await hold(looker, data.id);
    await run(`delete from role_right g using role r where r.id = g.role_id and r.key = 'enterprise' and g.right_name = $1`, [orders]);
    forgetActors();
    const sees = async () => (await mall.call(orderApi.page, { query: {} as never }, looker)).code;
    expect(await sees()).not.toBe(200);
    expect((await set(data.id, 1, [{ name: orders, reach: 'department' }])).data).toEqual({ version: 2, memberCount: 1 });
    expect(await sees()).toBe(200);
    expect((await mall.call(companyRoleApi.holders, { params: { id: data.id } }, admin)).data).toMatchObject([
      { memberId: looker.id, otherRoles: [], sees: 'department', me: false },
    ]);
    expect((await set(data.id, 2, [{ name: orders, reach: null }])).code).toBe(200);
    expect(await sees()).not.toBe(200);
    await run(`insert into role_right (role_id, right_name) select id, $1 from role where key = 'enterprise' and company_id is null`, [
      orders,
    ]);
    expect((await trail()).find(({ event }) => event === '改角色权限')).toMatchObject({
      about: '订单查看',
      result: 'done',
      changes: [{ name: '我的订单', before: '部门', after: '无' }],
    });
  });

  it('are given no right that the giver does not hold, nor farther; the try is written down', async () => {
    const { data } = await add('越权');
    await run(`update role_right set reach = 'department' where right_name = $1 and role_id = $2`, [
      orders,
      await standard('company_admin'),
    ]);
    const third = await addSignedIn(mall.house.db, { ...company, roles: ['company_admin'] });
    const refused = await set(data.id, 1, [{ name: orders, reach: 'company' }], third);
    expect([refused.errorCode, refused.msg]).toEqual(['role.beyond', '您没有“我的订单”的这个范围，不能给出']);
    expect((await set(data.id, 1, [{ name: orders, reach: 'department' }], third)).code).toBe(200);
    await run(`update role_right set reach = 'company' where right_name = $1 and role_id = $2`, [orders, await standard('company_admin')]);
    expect((await set(data.id, 2, [{ name: 'operations:view', reach: 'own' }])).errorCode).toBe('kernel.not_found');
    expect((await trail()).map(({ result, about }) => [result, about])).toContainEqual(['refused', `编辑角色 · ${data.id}`]);
  });

  it('are not changed by who holds them, and standard ones by nobody', async () => {
    const { data } = await add('自己的');
    await hold(admin, data.id);
    expect((await set(data.id, 1, [{ name: orders, reach: 'own' }])).errorCode).toBe('role.own');
    expect((await set(data.id, 1, [{ name: orders, reach: 'own' }], second)).code).toBe(200);
    const purchaser = await standard('company_purchaser');
    expect((await set(purchaser, 1, [{ name: orders, reach: 'own' }])).errorCode).toBe('role.standard');
    expect((await mall.call(companyRoleApi.remove, { params: { id: purchaser } }, admin)).errorCode).toBe('role.standard');
  });

  it('leave somebody who runs the company’s accounts, also when two take it from each other at once', async () => {
    const own = { accountType: 2, companyId: '2' } as const;
    await run(`insert into company (id, name, unified_code, state) values (2, '别家', '91120116MA05X00X1X', 'active')`);
    const heads = await Promise.all([1, 2].map(() => addSignedIn(mall.house.db, { ...own, roles: [] })));
    const roles: Id[] = [];
    for (const [at, who] of heads.entries()) {
      const [row] = await run(`insert into role (company_id, key, name) values (2, $1, $1) returning id::text`, [`head-${at}`]);
      await run(
        `insert into role_right (role_id, right_name, reach) select $1, unnest(array['company:people:manage', 'company:roles:manage', 'personalCenterBase:enterpriseAccountManagement:view']), 'company'`,
        [row.id],
      );
      await hold(who, row.id);
      roles.push(row.id);
    }
    forgetActors();
    const taken = await Promise.all(
      heads.map((who, at) => set(roles[1 - at] as Id, 1, [{ name: 'company:people:manage', reach: null }], who)),
    );
    expect(taken.map(({ errorCode }) => errorCode).toSorted()).toEqual([null, 'company.last_administrator'].toSorted());
  });

  it('are not overwritten by a second administrator who saw an older state', async () => {
    const { data } = await add('同时改');
    const answers = await Promise.all([admin, second].map((by) => set(data.id, 1, [{ name: 'order:buy', reach: 'own' }], by)));
    expect(answers.map(({ errorCode, code }) => errorCode ?? code).toSorted()).toEqual([200, 'role.changed_meanwhile'].toSorted());
    const stale = { id: data.id, version: 1, roleName: '同时改了', remark: '' };
    expect((await mall.call(companyRoleApi.rename, { body: stale }, second)).errorCode).toBe('role.changed_meanwhile');
    expect((await mall.call(companyRoleApi.rename, { body: { ...stale, version: 2 } }, second)).code).toBe(200);
    expect(await roleOf(data.id)).toMatchObject({ roleName: '同时改了', version: 3 });
  });

  it('are deleted when nobody holds them; who does is named', async () => {
    const { data } = await add('要删的');
    const holder = await addSignedIn(mall.house.db, company);
    await run(`update member set member_name = '邵可澄' where id = $1`, [holder.id]);
    await hold(holder, data.id);
    const held = await mall.call(companyRoleApi.remove, { params: { id: data.id } }, admin);
    expect([held.errorCode, held.msg]).toEqual(['role.held', '还有 1 人是这个角色：邵可澄。请先移出他们']);
    await run('delete from member_role where role_id = $1', [data.id]);
    expect((await mall.call(companyRoleApi.remove, { params: { id: data.id } }, admin)).code).toBe(200);
    expect(await roleOf(data.id)).toBeUndefined();
  });

  it('are not made without end', async () => {
    await run(`insert into role (company_id, key, name) select $1, 'many' || n, '角色' || n from generate_series(1, $2) n`, [
      small.company,
      rolesMost,
    ]);
    expect((await add('多一个')).errorCode).toBe('role.many');
  });
});
