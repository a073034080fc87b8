import { companyRoleApi } from '@mall/contract/account/company-role.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { lockPeopleOf } from '../account/administrators.ts';
import type { Tx } from '../kernel/db.ts';
import { addColleague, addCompany, roleId, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { whileWaiting } from '../testing/while-waiting.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;
let purchaser = '';
let one: Signed;
let other: Signed;
let third: Signed;

beforeAll(async () => {
  await addCompany(mall.house.db, 1);
  purchaser = await roleId(mall.house.db, 'company_purchaser');
});

const add = () => addColleague(mall.house.db, 1, 'company_admin', 11);
const begin = async () => {
  forgetActors();
  [one, other, third] = [await add(), await add(), await add()];
};
const takeRole = (id: string, { token }: Signed) => mall.call(peopleApi.editRole, { body: { id, roleIds: [purchaser] } }, { token });
const waits = <T>(come: () => Promise<T>, change: (tx: Tx) => Promise<unknown>) =>
  whileWaiting(mall.house.db, { hold: (tx) => lockPeopleOf(tx, '1'), come, change });
const rolesOf = async ({ id }: Signed) =>
  (await run(`select r.key from member_role h join role r on r.id = h.role_id where h.member_id = $1`, [id])).map((row) => row['key']);

describe('whoever waited for another change of the company’s people', () => {
  it('takes nobody’s role if his own was taken meanwhile', async () => {
    await begin();
    const answer = await waits(
      () => takeRole(third.id, other),
      (tx) => tx.execute(sql`update member_role set role_id = ${purchaser} where member_id = ${other.id}`),
    );
    expect(answer.errorCode).toBe('company.people_refused');
    expect(await rolesOf(third)).toEqual(['company_admin']);
    expect((await takeRole(third.id, one)).code).toBe(200);
  });

  it('reaches no farther than his right does now', async () => {
    await begin();
    const [role] = await run(
      `with r as (insert into role (company_id, key, name) values (1, 'near', '近') returning id), g as (
        insert into role_right (role_id, right_name, reach) select r.id, x.right_name, 'department' from r, role_right x where x.role_id = $1) select id::text from r`,
      [await roleId(mall.house.db, 'company_admin')],
    );
    const elsewhere = await addColleague(mall.house.db, 1, undefined, 12);
    const answer = await waits(
      () => mall.call(peopleApi.updateState, { params: { id: elsewhere.id }, body: { state: 'disabled' } }, { token: other.token }),
      (tx) => tx.execute(sql`update member_role set role_id = ${role?.['id']} where member_id = ${other.id}`),
    );
    expect(answer.errorCode).toBe('kernel.not_found');
  });

  it('does nothing more if he was let go or disabled', async () => {
    await begin();
    const left = await waits(
      () => takeRole(third.id, other),
      (tx) => tx.execute(sql`update member set company_id = null, department_id = null where id = ${other.id}`),
    );
    expect(left.code).not.toBe(200);
    const disabled = await waits(
      () => takeRole(third.id, one),
      (tx) => tx.execute(sql`update member set enabled = false where id = ${one.id}`),
    );
    expect(disabled.code).toBe(401);
    expect(await rolesOf(third)).toEqual(['company_admin']);
  });

  it('gives no right to a role that he does not hold any more', async () => {
    await begin();
    const { data } = await mall.call(companyRoleApi.add, { body: { roleName: '等待', remark: '' } }, { token: one.token });
    const changes = [{ name: 'company:people:manage', reach: 'company' as const }];
    const answer = await waits(
      () => mall.call(companyRoleApi.setRights, { body: { id: data.id, version: 1, changes } }, { token: other.token }),
      (tx) => tx.execute(sql`update member_role set role_id = ${purchaser} where member_id = ${other.id}`),
    );
    expect(answer.errorCode).toBe('kernel.no_permission');
    expect(await run('select from role_right where role_id = $1', [data.id])).toEqual([]);
  });
});
