import { invitationApi, peopleApi } from '@mall/contract/company/people.api.ts';
import { companyMost } from '@mall/contract/company/people.rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { writeXlsx } from '../kernel/xlsx.ts';
import { sendFile } from '../testing/multipart.ts';
import { addColleague, addCompany, roleId, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn, freshMobile } from '../testing/test-member.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let admin: Signed;
let purchaser = '';

beforeAll(async () => {
  for (const id of [1, 2, 3]) await addCompany(mall.house.db, id);
  admin = await addColleague(mall.house.db, 1, 'company_admin', 11);
  purchaser = await roleId(mall.house.db, 'company_purchaser');
});

const invite = (mobile: string, { token }: Signed = admin, departmentId: string | null = null) =>
  mall.call(
    peopleApi.invite,
    { body: { mobile, name: '受邀人', roleIds: [purchaser], departmentId, title: '', limit: null, orderLimit: null } },
    { token },
  );
const withdraw = (id: string) => mall.call(peopleApi.withdraw, { params: { id } }, { token: admin.token });
const accept = async (id: string, { token }: { token: string }) =>
  (await mall.call(invitationApi.accept, { params: { id } }, { token })).errorCode;
const stepsOf = async (id: string) =>
  (await run("select event, from_state || ' ' || to_state as led from company_invitation_event where invitation_id = $1", [id])).map(
    (row) => [row['event'], row['led']],
  );

/** He runs the people of a department with all else in his hands, and sits elsewhere. */
const moveInto = async (id: string, departmentId: number) => {
  const [role] = await run(
    `with r as (insert into role (company_id, key, name) values (1, 'of-department', '部门管理') returning id), g as (
      insert into role_right (role_id, right_name, reach) select r.id, x.right_name, case when x.right_name = 'company:people:manage' then 'department' else x.reach end
      from r, role_right x where x.role_id = $1) select id::text from r`,
    [await roleId(mall.house.db, 'company_admin')],
  );
  await run('update member_role set role_id = $2 where member_id = $1', [id, role?.['id']]);
  await run('update member set department_id = $2 where id = $1', [id, departmentId]);
};

describe('an invitation', () => {
  it.each<[string, (inviter: Signed) => Promise<unknown>]>([
    ['was let go', ({ id }) => mall.call(peopleApi.unbind, { params: { id }, body: { heirId: null } }, { token: admin.token })],
    ['was disabled', ({ id }) => mall.call(peopleApi.updateState, { params: { id }, body: { state: 'disabled' } }, { token: admin.token })],
    [
      'may invite nobody any more',
      ({ id }) => mall.call(peopleApi.editRole, { body: { id, roleIds: [purchaser] } }, { token: admin.token }),
    ],
    [
      'may not give this role any more',
      async ({ id }) => {
        const [role] = await run(
          `with r as (insert into role (company_id, key, name) values (1, 'only-people', '只管账号') returning id), g as (
            insert into role_right (role_id, right_name, reach) select id, 'company:people:manage', 'company' from r) select id::text from r`,
        );
        await run('update member_role set role_id = $2 where member_id = $1', [id, role?.['id']]);
      },
    ],
    ['reaches another department alone', ({ id }) => moveInto(id, 12)],
  ])('lapses when who invited %s', async (_what, change) => {
    const inviter = await addColleague(mall.house.db, 1, 'company_admin', 11);
    const person = await addSignedIn(mall.house.db);
    const { data } = await invite(person.mobile, inviter, '11');
    await change(inviter);
    forgetActors();
    expect(await accept(data.id, person)).toBe('company.inviter_gone');
    expect(await stepsOf(data.id)).toEqual([['lapse', 'open lapsed']]);
    expect(await run('select company_id from member where id = $1', [person.id])).toEqual([{ company_id: null }]);
    expect((await mall.call(invitationApi.mine, {}, { token: person.token })).data).toEqual([]);
    expect(await accept(data.id, person)).toBe('kernel.not_found');
  });

  it('is written down step by step, and closed by whoever binds its mobile by a code', async () => {
    const person = await addSignedIn(mall.house.db);
    const { data: first } = await invite(person.mobile);
    await withdraw(first.id);
    const { data: second } = await invite(person.mobile);
    await mall.call(peopleApi.sendCode, { body: { mobile: person.mobile } }, { token: admin.token });
    const code = /\d{6}/.exec(mall.sms.findLast(({ mobile }) => mobile === person.mobile)?.text ?? '')?.[0] ?? '';
    const body = {
      mobile: person.mobile,
      name: '人',
      roleIds: [purchaser],
      departmentId: null,
      title: '',
      limit: null,
      orderLimit: null,
      code,
    };
    expect((await mall.call(peopleApi.bindChild, { body }, { token: admin.token })).code).toBe(200);
    expect([await stepsOf(first.id), await stepsOf(second.id)]).toEqual([[['withdraw', 'open withdrawn']], [['accept', 'open accepted']]]);
  });

  it('is texted to one mobile so often, whoever invites and withdraws', async () => {
    const mobile = freshMobile();
    const { SMS_MOBILE_HOUR } = mall.house.config;
    for (let at = 1; at < SMS_MOBILE_HOUR; at += 1) expect((await withdraw((await invite(mobile)).data.id)).code).toBe(200);
    const { data } = await invite(mobile);
    await run(`update company_invitation set sent_at = now() - interval '2 minutes' where id = $1`, [data.id]);
    expect((await mall.call(peopleApi.inviteAgain, { params: { id: data.id } }, { token: admin.token })).errorCode).toBe(
      'company.invited_often',
    );
    await withdraw(data.id);
    expect((await invite(mobile)).errorCode).toBe('company.invited_often');
    const rival = await addColleague(mall.house.db, 2, 'company_admin');
    expect((await invite(mobile, rival)).errorCode).toBe('company.invited_often');
  });

  it('is texted for one company so often in a day, and so many wait for an answer', async () => {
    const other = await addColleague(mall.house.db, 3, 'company_admin');
    const many = mall.house.config.INVITE_COMPANY_DAY;
    await run(
      `insert into company_invitation_text (company_id, mobile, at) select 3, '13000000000', now() - interval '2 hours' from generate_series(1, $1)`,
      [many],
    );
    expect((await invite(freshMobile(), other)).errorCode).toBe('company.invited_many');
    await run(`update company_invitation_text set at = now() - interval '25 hours' where company_id = 3`);
    expect((await invite(freshMobile(), other)).code).toBe(200);
    expect(await run('select count(*)::int as n from company_invitation_text where company_id = 3')).toEqual([{ n: 1 }]);
    await run(
      `insert into company_invitation (company_id, mobile, name, role_ids, invited_by) select 3, '132' || lpad(n::text, 8, '0'), '人', '{}', $2 from generate_series(2, $1) n`,
      [companyMost.invitations, other.id],
    );
    expect((await invite(freshMobile(), other)).errorCode).toBe('company.invitations_many');
  });
});

it('says of a line of a sheet what a form would say', async () => {
  const head = ['姓名', '手机号', '部门', '角色', '职务', '每月限额（元）'];
  const long = '长'.repeat(41);
  const roles = Array.from({ length: 11 }, (_, at) => `角色${at}`).join('、');
  const rows = [
    ['', freshMobile(), '', '采购员', '', ''],
    [long, freshMobile(), '', '采购员', '', ''],
    ['职务', freshMobile(), '', '采购员', long, ''],
    ['角色', freshMobile(), '', roles, '', ''],
    ['无角色', freshMobile(), '', '', '', ''],
    ['限额', freshMobile(), '', '采购员', '', '-5'],
    ['号码', '23812345678', '', '采购员', '', ''],
  ];
  const bytes = await writeXlsx({ name: '成员', rows: [head, ...rows] });
  const { data } = await sendFile(mall, peopleApi.import, { name: '成员.xlsx', bytes, token: admin.token });
  expect(data.lines.map(({ reason }) => reason)).toEqual([
    '请输入姓名',
    '姓名最多 40 个字',
    '职务最多 40 个字',
    '每人最多 10 个角色',
    '请至少选择一个角色',
    '限额应为不小于 0 的金额，最多两位小数',
    expect.stringContaining('手机号'),
  ]);
});
