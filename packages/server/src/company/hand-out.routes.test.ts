import { departmentApi } from '@mall/contract/company/department.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addColleague, addCompany, roleId, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let [admin, one, other]: (Signed | undefined)[] = [];
let [viewerRole, adminRole]: string[] = [];
const as = (who: Signed | undefined) => ({ token: who?.token as string });
const idOf = (who: Signed | undefined) => who?.id as string;

beforeAll(async () => {
  const { db } = mall.house;
  await addCompany(db, 1);
  await addCompany(db, 2);
  await mall.owner.query('alter table member alter column id restart with 100');
  [admin, one, other] = [
    await addColleague(db, 1, 'company_admin'),
    await addColleague(db, 1, 'company_purchaser', 11),
    await addColleague(db, 1, 'company_purchaser', 13),
  ];
  [viewerRole, adminRole] = [await roleId(db, 'company_viewer'), await roleId(db, 'company_admin')];
});

const departmentOf = async (who: Signed | undefined) => (await run('select department_id from member where id = $1', [idOf(who)]))[0];
const move = (ids: string[], departmentId: string | null) => mall.call(peopleApi.moveTo, { body: { ids, departmentId } }, as(admin));

const found = async (below: '0' | '1') =>
  (await mall.call(peopleApi.page, { query: { deptId: '12', below } }, as(admin))).data.list.map(({ id }) => id);

describe('several people at once', () => {
  it('come into a department, all of them or none, and are told', async () => {
    expect((await move([idOf(one), idOf(other)], '12')).data).toEqual({ moved: 2 });
    expect((await move([idOf(one), idOf(other)], '12')).data).toEqual({ moved: 0 });
    expect((await move([idOf(one), '999999'], '11')).errorCode).toBe('kernel.not_found');
    expect((await move([idOf(one), idOf(admin)], '11')).errorCode).toBe('company.own_account');
    expect((await move([idOf(one)], '21')).errorCode).toBe('kernel.not_found');
    expect(await departmentOf(one)).toEqual({ department_id: '12' });
  });

  it('are listed with those of the departments below, or without', async () => {
    await move([idOf(other)], '13');
    expect(await found('1')).toEqual([idOf(one), idOf(other)]);
    expect(await found('0')).toEqual([idOf(one)]);
  });

  it('get a role beside those that they have, and lose it again; the only one stays', async () => {
    const give = (ids: string[], role: string) => mall.call(peopleApi.giveRole, { body: { ids, roleId: role } }, as(admin));
    const take = (who: Signed | undefined, role: string) =>
      mall.call(peopleApi.takeRole, { body: { id: idOf(who), roleId: role } }, as(admin));
    expect((await give([idOf(one), idOf(other)], viewerRole as string)).data).toEqual({ given: 2 });
    const roles = () => run('select role_id::text as role from member_role where member_id = $1 order by role_id', [idOf(one)]);
    expect(await roles()).toHaveLength(2);
    expect((await take(one, viewerRole as string)).code).toBe(200);
    expect(await roles()).toHaveLength(1);
    expect((await take(one, (await roles())[0]?.['role'] as string)).errorCode).toBe('company.role_last');
    expect((await take(admin, adminRole as string)).errorCode).toBe('company.role_last');
    expect((await give([idOf(admin)], viewerRole as string)).errorCode).toBe('company.own_account');
    expect((await give([idOf(one)], '999999')).code).not.toBe(200);
  });
});

it('says where the people of a closed department have gone, and what a department ordered this month with those below it', async () => {
  await run(`insert into department (id, company_id, name) values (15, 1, '带电班')`);
  expect((await mall.call(departmentApi.close, { body: { id: '15', targetId: '13' } }, as(admin))).code).toBe(200);
  const tree = (await mall.call(departmentApi.tree, {}, as(admin))).data;
  const closed = tree.flatMap((node) => node.children).flatMap((node) => node.children);
  expect(closed).toMatchObject([{ id: '15', closed: true, mergedInto: '一组' }]);
  expect(tree.map(({ spent }) => spent)).toEqual(['0.00', '0.00']);
  expect((await mall.call(departmentApi.org, {}, as(admin))).data.roles).toBe(5);
});
