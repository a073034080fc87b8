import { companyRoleApi } from '@mall/contract/account/company-role.api.ts';
import { departmentApi } from '@mall/contract/company/department.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { companyMost } from '@mall/contract/company/people.rules.ts';
import { unitApi } from '@mall/contract/company/unit.api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { inTransaction } from '../kernel/db.ts';
import { addColleague, addCompany, roleId, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember } from '../testing/test-member.ts';
import { whileWaiting } from '../testing/while-waiting.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let admin: Signed;
let purchaser = '';

beforeAll(async () => {
  const { db } = mall.house;
  for (let id = 1; id <= 5; id += 1) await addCompany(db, id);
  admin = await addColleague(db, 1, 'company_admin', 11);
  purchaser = await roleId(db, 'company_purchaser');
});

/** A role of company 1 with these rights for a department, given by the matrix, and somebody who holds it. */
const addDeputy = async (name: string, rights: readonly string[], departmentId: number): Promise<Signed> => {
  const { data } = await mall.call(companyRoleApi.add, { body: { roleName: name, remark: '' } }, { token: admin.token });
  const changes = rights.map((right) => ({ name: right, reach: 'department' as const }));
  const set = await mall.call(companyRoleApi.setRights, { body: { id: data.id, version: 1, changes } }, { token: admin.token });
  expect(set.code).toBe(200);
  const person = await addColleague(mall.house.db, 1, undefined, departmentId);
  await run('insert into member_role values ($1, $2)', [person.id, data.id]);
  forgetActors();
  return person;
};

describe('a company', () => {
  it.each(['disabled', 'unbound', 'left without the role'] as const)(
    'keeps an administrator: the other is not %s by one whom the mall shuts out at that moment',
    async (way) => {
      const companyId = { disabled: 2, unbound: 3, 'left without the role': 4 }[way];
      const [one, other] = [
        await addColleague(mall.house.db, companyId, 'company_admin'),
        await addColleague(mall.house.db, companyId, 'company_admin'),
      ];
      const params = { id: other.id };
      const { token } = one;
      const remove = {
        disabled: () => mall.call(peopleApi.updateState, { params, body: { state: 'disabled' } }, { token }),
        unbound: () => mall.call(peopleApi.unbind, { params, body: { heirId: null } }, { token }),
        'left without the role': () => mall.call(peopleApi.editRole, { body: { id: other.id, roleIds: [purchaser] } }, { token }),
      }[way];
      const answer = await whileWaiting(mall.house.db, {
        hold: (tx) => tx.execute(sql`select from member where id = ${other.id} for update`),
        come: async () => remove(),
        change: (tx) => tx.execute(sql`update member set enabled = false where id = ${one.id}`),
      });
      expect(answer.errorCode).toBe('company.last_administrator');
    },
  );

  it('names no head who is disabled, of a store, or of another company', async () => {
    const { db } = mall.house;
    const disabled = await addColleague(db, 1, undefined, 11);
    await mall.call(peopleApi.updateState, { params: { id: disabled.id }, body: { state: 'disabled' } }, { token: admin.token });
    const seller = await addMember(db, { audience: 'seller', companyId: '1' });
    const elsewhere = await addColleague(db, 5, undefined);
    const head = async (memberId: string) =>
      (await mall.call(departmentApi.setHead, { body: { id: '11', memberId } }, { token: admin.token })).errorCode;
    for (const { id } of [disabled, seller, elsewhere]) expect(await head(id)).toBe('company.head_wrong');
    expect(await head(admin.id)).toBeNull();
  });

  it('shows who of a department sees its orders by a role in force, and by no other company’s', async () => {
    const person = await addColleague(mall.house.db, 1, undefined, 12);
    const [role] = await run(
      `with r as (insert into role (company_id, key, name) values (5, 'theirs', '别家') returning id), g as (
        insert into role_right (role_id, right_name, reach) select id, 'personalCenterBase:myOrders:view', 'department' from r) select id::text from r`,
    );
    await run('insert into member_role values ($1, $2)', [person.id, role?.['id']]);
    const loses = async () => (await mall.call(departmentApi.sight, { query: { id: '13' } }, { token: admin.token })).data.loses;
    expect(await loses()).toEqual([]);
    await run('update role set company_id = 1 where id = $1', [role?.['id']]);
    expect(await loses()).toHaveLength(1);
  });

  it('has so many units and cost centres, and lists no more', async () => {
    await run(`insert into purchase_unit (company_id, name) select 1, '单位' || n from generate_series(1, $1) n`, [companyMost.units]);
    await run(`insert into cost_centre (company_id, code, name) select 1, 'C' || n, '中心' from generate_series(1, $1) n`, [
      companyMost.costCentres,
    ]);
    const unit = { id: null, name: '多一个', departmentId: null, contactName: '', contactPhone: '', address: '' };
    expect((await mall.call(unitApi.save, { body: unit }, { token: admin.token })).errorCode).toBe('company.units_many');
    const centre = { id: null, code: 'MORE', name: '多一个', departmentId: null };
    expect((await mall.call(unitApi.saveCentre, { body: centre }, { token: admin.token })).errorCode).toBe('company.centres_many');
    await run(`insert into purchase_unit (company_id, name) values (1, '从前的')`);
    expect((await mall.call(unitApi.list, {}, { token: admin.token })).data).toHaveLength(companyMost.units);
  });
});

describe('who runs the people of a department', () => {
  it('by a role of the matrix sees and changes those alone', async () => {
    const deputy = await addDeputy('部门账号员', ['company:people:manage', 'personalCenterBase:enterpriseAccountManagement:view'], 12);
    const below = await addColleague(mall.house.db, 1, undefined, 13);
    const beside = await addColleague(mall.house.db, 1, undefined, 11);
    const { list } = (await mall.call(peopleApi.page, { query: {} }, { token: deputy.token })).data;
    expect([list.some(({ id }) => id === below.id), list.some(({ id }) => id === beside.id)]).toEqual([true, false]);
    const edit = async (id: string, departmentId: string | null) =>
      (await mall.call(peopleApi.edit, { body: { id, departmentId, title: '', limit: null, orderLimit: null } }, { token: deputy.token }))
        .errorCode;
    expect(await edit(below.id, '12')).toBeNull();
    expect(await edit(beside.id, '12')).toBe('kernel.not_found');
    expect(await edit(below.id, '11')).toBe('kernel.not_found');
    // Nowhere is the company itself.
    expect(await edit(below.id, null)).toBe('company.department_gone');
    const body = {
      mobile: '13911112222',
      name: '新人',
      roleIds: [purchaser],
      departmentId: null,
      title: '',
      limit: null,
      orderLimit: null,
    };
    expect((await mall.call(peopleApi.invite, { body }, { token: deputy.token })).errorCode).toBe('company.department_gone');
  });

  it('looks at somebody whom another changes, without waiting', async () => {
    const person = await addColleague(mall.house.db, 1, undefined, 11);
    await inTransaction(mall.house.db, async (tx) => {
      await tx.execute(sql`select from member where id = ${person.id} for update`);
      const { token } = admin;
      expect((await mall.call(peopleApi.roles, { params: { id: person.id } }, { token })).code).toBe(200);
      expect((await mall.call(peopleApi.open, { params: { id: person.id } }, { token })).code).toBe(200);
    });
  });
});
