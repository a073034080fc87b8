import { peopleApi } from '@mall/contract/company/people.api.ts';
import { languages } from '@mall/contract/kernel/language.ts';
import { beforeAll, expect, it } from 'vitest';
import { addColleague, addCompany, roleId, type Signed } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = testApp();
let admin: Signed;
let person: Signed;

beforeAll(async () => {
  await addCompany(mall.house.db, 1);
  admin = await addColleague(mall.house.db, 1, 'company_admin', 11);
  person = await addColleague(mall.house.db, 1, 'company_purchaser', 13);
});

it('tells somebody what his company changes of what he may, and nothing where nothing changed', async () => {
  const as = { token: admin.token };
  const viewer = await roleId(mall.house.db, 'company_viewer');
  const edit = (departmentId: string | null) =>
    mall.call(peopleApi.edit, { body: { id: person.id, departmentId, title: '专责', limit: null, orderLimit: null } }, as);
  const codes = [
    (await mall.call(peopleApi.editRole, { body: { id: person.id, roleIds: [viewer] } }, as)).code,
    (await mall.call(peopleApi.updateState, { params: { id: person.id }, body: { state: 'disabled' } }, as)).code,
    (await mall.call(peopleApi.updateState, { params: { id: person.id }, body: { state: 'enabled' } }, as)).code,
    (await edit('12')).code,
    (await edit('12')).code,
  ];
  expect(codes).toEqual([200, 200, 200, 200, 200]);
  const told = await toldMessages(mall.house, person.id);
  expect(told.map(({ code }) => code)).toEqual(['roles', 'disabled', 'enabled', 'department'].map((change) => `company.person_${change}`));
  expect(told[0]?.title).toBe('您的角色已改为“查看员”');
  for (const language of languages)
    for (const { title, body } of await toldMessages(mall.house, person.id, language)) expect(`${title} ${body}`).not.toMatch(/[{}]/);
  expect(await toldMessages(mall.house, admin.id)).toEqual([]);
});
