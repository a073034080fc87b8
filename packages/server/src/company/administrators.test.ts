import { peopleApi } from '@mall/contract/company/people.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { addColleague, addCompany, roleId } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;

beforeAll(async () => {
  for (let id = 1; id <= 24; id += 1) await addCompany(mall.house.db, id);
});

const left = async (companyId: number) =>
  (
    await run(
      `select m.id from member m join member_role h on h.member_id = m.id join role r on r.id = h.role_id and r.key = 'company_admin' where m.company_id = $1 and m.enabled`,
      [companyId],
    )
  ).length;

it.each(['disable', 'unbind', 'take the role'] as const)('two administrators who %s each other at once leave one', async (way) => {
  const purchaser = await roleId(mall.house.db, 'company_purchaser');
  const offset = { disable: 0, unbind: 8, 'take the role': 16 }[way];
  for (let round = 1; round <= 8; round += 1) {
    const companyId = offset + round;
    const one = await addColleague(mall.house.db, companyId, 'company_admin');
    const other = await addColleague(mall.house.db, companyId, 'company_admin');
    const remove = (id: string, token: string) => {
      if (way === 'disable') return mall.call(peopleApi.updateState, { params: { id }, body: { state: 'disabled' } }, { token });
      if (way === 'unbind') return mall.call(peopleApi.unbind, { params: { id }, body: { heirId: null } }, { token });
      return mall.call(peopleApi.editRole, { body: { id, roleIds: [purchaser] } }, { token });
    };
    const codes = (await Promise.all([remove(other.id, one.token), remove(one.id, other.token)])).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await left(companyId)).toBe(1);
  }
});
