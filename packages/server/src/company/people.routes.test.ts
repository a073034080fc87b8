import { peopleApi } from '@mall/contract/company/people.api.ts';
import type { BodyOf } from '@mall/contract/kernel/call.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBroken } from '../testing/find-broken.ts';
import { addColleague, addCompany, roleId, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, freshMobile } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
const roles: Record<string, string> = {};
let admin: Signed;
let second: Signed;
let buyer: Signed;

beforeAll(async () => {
  const { db } = mall.house;
  await addCompany(db, 1);
  await addCompany(db, 2);
  admin = await addColleague(db, 1, 'company_admin', 11);
  second = await addColleague(db, 1, 'company_admin', 11);
  buyer = await addColleague(db, 1, 'company_purchaser', 13);
  for (const key of ['company_admin', 'company_purchaser', 'company_viewer']) roles[key] = await roleId(db, key);
});

const page = async (query = {}, token = admin.token) => (await mall.call(peopleApi.page, { query }, { token })).data;
const trail = async (event: string) =>
  (
    await run(
      `select member_id::text as by, address, target_id::text as "targetId", before, after from audit_log where event = $1 order by id desc limit 1`,
      [event],
    )
  )[0];
const codeTo = (mobile: string) => /\d{6}/.exec(mall.sms.findLast((one) => one.mobile === mobile)?.text ?? '')?.[0] ?? '';
const isSpent = async (mobile: string) =>
  (await run('select used_at is not null as spent from sms_code where mobile = $1 order by id desc limit 1', [mobile]))[0]?.['spent'];
const given = (mobile: string): BodyOf<typeof peopleApi.invite> => ({
  mobile,
  name: '新同事',
  roleIds: [roles['company_purchaser'] as string],
  departmentId: '13',
  title: '采购专责',
  limit: '2000.00',
  orderLimit: '500.00',
});

describe('the people of a company', () => {
  it('can be given the company’s roles, and only who runs its people is told which', async () => {
    const { data } = await mall.call(peopleApi.roleList, {}, { token: admin.token });
    expect(JSON.stringify(data)).toContain('采购员');
    expect((await mall.call(peopleApi.roleList, {}, { token: buyer.token })).code).not.toBe(200);
  });

  it('are found by text, department with those below, role and state', async () => {
    expect((await page()).total).toBe(3);
    expect((await page({ word: buyer.mobile.slice(-4) })).list.map(({ id }) => id)).toEqual([buyer.id]);
    expect((await page({ deptId: '12' })).list.map(({ id, departmentName }) => [id, departmentName])).toEqual([[buyer.id, '一组']]);
    expect((await page({ deptId: '11' })).total).toBe(2);
    expect((await page({ roleId: roles['company_purchaser'] })).total).toBe(1);
    expect((await page({ state: 'disabled' })).total).toBe(0);
    expect((await page()).list[0]?.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('are not shown to a colleague without the right, nor run by him', async () => {
    const seen = await mall.call(peopleApi.page, { query: {} }, { token: buyer.token });
    expect(seen.errorCode).toBe('company.people_refused');
    const disabled = await mall.call(
      peopleApi.updateState,
      { params: { id: admin.id }, body: { state: 'disabled' } },
      { token: buyer.token },
    );
    expect(disabled.errorCode).toBe('company.people_refused');
  });

  it('are bound by the code that came to their mobile, and then are of the company with role, department and limit', async () => {
    const mobile = freshMobile();
    await addMember(mall.house.db, { mobile, memberName: '新同事' });
    expect((await mall.call(peopleApi.sendCode, { body: { mobile } }, { token: admin.token })).data).toEqual({ seconds: 60 });
    expect((await mall.call(peopleApi.sendCode, { body: { mobile } }, { token: admin.token })).errorCode).toBe('account.code_too_soon');
    const wrong = codeTo(mobile) === '000000' ? '111111' : '000000';
    expect((await mall.call(peopleApi.bindChild, { body: { ...given(mobile), code: wrong } }, { token: admin.token })).errorCode).toBe(
      'account.code_wrong',
    );
    const { data } = await mall.call(peopleApi.bindChild, { body: { ...given(mobile), code: codeTo(mobile) } }, { token: admin.token });
    const [row] = (await page({ word: mobile.slice(-4) })).list;
    expect(row).toMatchObject({
      id: data.id,
      departmentId: '13',
      title: '采购专责',
      limit: '2000.00',
      orderLimit: '500.00',
      spent: '0.00',
      state: 'enabled',
      roles: [{ name: '采购员' }],
    });
    expect((await mall.call(peopleApi.roles, { params: { id: data.id } }, { token: admin.token })).data).toEqual([
      { id: roles['company_purchaser'], name: '采购员' },
    ]);
    expect(await trail('company.member_bound')).toMatchObject({
      by: admin.id,
      targetId: data.id,
      before: null,
      after: { roles: ['采购员'], limitFen: 200_000 },
    });
    expect(await isSpent(mobile)).toBe(true);
  });

  it('get ten codes an hour by one of their company, and who signs in from the same office still gets his', async () => {
    const other = await addColleague(mall.house.db, 1, 'company_admin', 11);
    const send = (who: Signed) => mall.call(peopleApi.sendCode, { body: { mobile: freshMobile() } }, { token: who.token });
    const codes = [];
    for (let at = 0; at < 12; at += 1) codes.push((await send(other)).errorCode ?? 'sent');
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'sent'), 'account.code_too_many', 'account.code_too_many']);
    expect((await send(admin)).code).toBe(200);
    expect(await mall.house.memory.get('sms:address:127.0.0.1')).toBeUndefined();
    await run(`update member set company_id = null where id = $1`, [other.id]);
  });

  it('are bound by code even without an account, which they then have', async () => {
    const mobile = freshMobile();
    await mall.call(peopleApi.sendCode, { body: { mobile } }, { token: admin.token });
    const { data } = await mall.call(peopleApi.bindChild, { body: { ...given(mobile), code: codeTo(mobile) } }, { token: admin.token });
    expect(await run(`select company_id::text, enabled from member where id = $1`, [data.id])).toEqual([
      { company_id: '1', enabled: true },
    ]);
    expect(await toldMessages(mall.house, data.id)).toMatchObject([
      { code: 'company.person_bound', body: expect.stringMatching(/采购员.*一组/) },
    ]);
  });

  it('are bound to the company that their text names, and to no other', async () => {
    const elsewhere = await addColleague(mall.house.db, 2, 'company_admin', 21);
    const mobile = freshMobile();
    await mall.call(peopleApi.sendCode, { body: { mobile } }, { token: admin.token });
    const bind = async (body: BodyOf<typeof peopleApi.invite>, token: string) =>
      (await mall.call(peopleApi.bindChild, { body: { ...body, code: codeTo(mobile) } }, { token })).errorCode;
    expect(await bind({ ...given(mobile), departmentId: '21' }, elsewhere.token)).toBe('account.code_wrong');
    expect(await bind(given(mobile), admin.token)).toBe(null);
  });

  it.each([
    ['of another company', () => addColleague(mall.house.db, 2, undefined), 'company.bound_elsewhere'],
    ['of this company already', async () => buyer, 'company.bound_here'],
    ['of a store', () => addMember(mall.house.db, { audience: 'seller' }), 'company.not_a_buyer'],
  ])('cannot be somebody %s', async (_who, person, refusal) => {
    const { mobile } = await person();
    await run(`delete from sms_code`);
    await mall.call(peopleApi.sendCode, { body: { mobile } }, { token: admin.token });
    expect(
      (await mall.call(peopleApi.bindChild, { body: { ...given(mobile), code: codeTo(mobile) } }, { token: admin.token })).errorCode,
    ).toBe(refusal);
    // The code would do once he is free.
    expect(await isSpent(mobile)).toBe(false);
    expect((await mall.call(peopleApi.invite, { body: given(mobile) }, { token: admin.token })).errorCode).toBe(refusal);
  });

  it('get roles only from somebody who holds all that these give, as far as they go, and never their own', async () => {
    const editRole = (body: BodyOf<typeof peopleApi.editRole>, token = admin.token) => mall.call(peopleApi.editRole, { body }, { token });
    expect((await editRole({ id: admin.id, roleIds: [roles['company_viewer'] as string] })).errorCode).toBe('company.own_account');
    expect((await editRole({ id: buyer.id, roleIds: [roles['company_viewer'] as string] })).code).toBe(200);
    expect(await trail('company.roles_changed')).toMatchObject({
      by: admin.id,
      address: '127.0.0.1',
      targetId: buyer.id,
      before: ['采购员'],
      after: ['查看员'],
    });
    await editRole({ id: buyer.id, roleIds: [roles['company_purchaser'] as string] });
    // Runs the people of a department, and holds nothing else.
    await run(`with r as (insert into role (company_id, key, name) values (1, 'deputy', '部门账号员') returning id), g as (
      insert into role_right (role_id, right_name, reach) select id, unnest(array['company:people:manage', 'personalCenterBase:enterpriseAccountManagement:view']), 'department' from r) select`);
    const deputy = await addColleague(mall.house.db, 1, undefined, 12);
    await run(`insert into member_role select $1, id from role where key = 'deputy'`, [deputy.id]);
    const [own] = await run(`select id::text from role where key = 'deputy'`);
    const plain = await addColleague(mall.house.db, 1, undefined, 13);
    expect((await editRole({ id: plain.id, roleIds: [roles['company_viewer'] as string] }, deputy.token)).errorCode).toBe(
      'company.role_beyond',
    );
    expect((await editRole({ id: plain.id, roleIds: [roles['company_admin'] as string] }, deputy.token)).errorCode).toBe(
      'company.role_beyond',
    );
    expect((await editRole({ id: plain.id, roleIds: [own?.['id']] }, deputy.token)).code).toBe(200);
    expect((await editRole({ id: buyer.id, roleIds: [own?.['id']] }, deputy.token)).errorCode).toBe('company.outranked');
    // The other department is out of his reach.
    expect((await editRole({ id: second.id, roleIds: [own?.['id']] }, deputy.token)).errorCode).toBe('kernel.not_found');
    expect(new Set((await page({}, deputy.token)).list.map(({ departmentId }) => departmentId))).toEqual(new Set(['12', '13']));
    const others = await run(`insert into role (company_id, key, name) values (2, 'theirs', '别家角色') returning id::text`);
    expect((await editRole({ id: plain.id, roleIds: [others[0]?.['id']] })).errorCode).toBe('company.role_gone');
  });

  it('are disabled at once, with every session, and enabled by whoever disabled them alone', async () => {
    const person = await addColleague(mall.house.db, 1, 'company_purchaser', 11);
    const state = (to: 'enabled' | 'disabled') =>
      mall.call(peopleApi.updateState, { params: { id: person.id }, body: { state: to } }, { token: admin.token });
    expect((await state('disabled')).code).toBe(200);
    expect((await mall.call(peopleApi.page, { query: {} }, { token: person.token })).code).toBe(401);
    expect(await run(`select 1 from member_session where member_id = $1 and revoked_at is null`, [person.id])).toEqual([]);
    expect(await trail('company.state_changed')).toMatchObject({ targetId: person.id, before: 'enabled', after: 'disabled' });
    expect((await page({ state: 'disabled' })).list.map(({ id }) => id)).toContain(person.id);
    expect((await state('enabled')).code).toBe(200);
    await run(`update member set enabled = false where id = $1`, [person.id]);
    expect((await state('enabled')).errorCode).toBe('company.account_disabled');
  });

  it('keep an administrator: the last one cannot be disabled, unbound or lose the role', async () => {
    expect((await page()).list.some(({ onlyAdministrator }) => onlyAdministrator)).toBe(false);
    await mall.call(peopleApi.updateState, { params: { id: second.id }, body: { state: 'disabled' } }, { token: admin.token });
    expect((await page()).list.find(({ onlyAdministrator }) => onlyAdministrator)?.id).toBe(admin.id);
    // Holds all rights without being one whom the company would be left with.
    const helper = await addColleague(mall.house.db, 1, 'company_admin', 11);
    const [role] = await run(
      `with r as (insert into role (company_id, key, name) values (1, 'helper', '帮手') returning id), g as (
      insert into role_right (role_id, right_name, reach) select r.id, x.right_name, case when x.right_name = 'company:people:manage' then 'department' else x.reach end
      from r, role_right x where x.role_id = $1) select id::text from r`,
      [roles['company_admin']],
    );
    expect(role).toBeDefined();
    const drop = (id: string) =>
      mall.call(peopleApi.editRole, { body: { id, roleIds: [roles['company_purchaser'] as string] } }, { token: helper.token });
    expect((await drop(admin.id)).code).toBe(200);
    expect(
      (await mall.call(peopleApi.unbind, { params: { id: helper.id }, body: { heirId: null } }, { token: helper.token })).errorCode,
    ).toBe('company.own_account');
    await run(`update member set enabled = true where id = $1`, [second.id]);
    await run(`delete from member_role where member_id = $1`, [admin.id]);
    await run(`insert into member_role select $1, $2`, [admin.id, roles['company_admin']]);
    expect(await findBroken(mall.house.db)).toEqual([]);
  });
});
