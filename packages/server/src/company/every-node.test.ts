import { accountApi } from '@mall/contract/account/account.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addColleague, addCompany, roleId, type Signed } from '../testing/people-steps.ts';
import { lateAnswers, twoNodes } from '../testing/two-nodes.ts';

const mall = twoNodes(false);
let admin: Signed;

beforeAll(async () => {
  await addCompany(mall.db, 1);
  admin = await addColleague(mall.db, 1, 'company_admin');
});

/** What one node does is true on both within a second, and both answers were heard. */
const settled = (heard: Awaited<ReturnType<typeof lateAnswers>>) => {
  expect(heard).toEqual({ before: expect.any(Number), after: expect.any(Number), late: [] });
  expect([heard.before > 0, heard.after > 0]).toEqual([true, true]);
};

describe('what an administrator does at one node', () => {
  it('holds on every node within a second: a role given, a colleague disabled, one let go', async () => {
    const person = await addColleague(mall.db, 1, 'company_finance');
    const purchaser = await roleId(mall.db, 'company_purchaser');
    const rightsOf = async (node: number) => (await mall.call(node, accountApi.permissions, {}, person.token))?.body;
    settled(
      await lateAnswers(
        rightsOf,
        () => mall.call(0, peopleApi.editRole, { body: { id: person.id, roleIds: [purchaser] } }, admin.token),
        (body) => body?.data?.includes('order:buy') ?? false,
      ),
    );
    settled(
      await lateAnswers(
        rightsOf,
        () => mall.call(0, peopleApi.updateState, { params: { id: person.id }, body: { state: 'disabled' } }, admin.token),
        (body) => body?.code === 401,
      ),
    );
    const other = await addColleague(mall.db, 1, 'company_purchaser');
    settled(
      await lateAnswers(
        async (node) => (await mall.call(node, accountApi.permissions, {}, other.token))?.body.code,
        () => mall.call(1, peopleApi.unbind, { params: { id: other.id }, body: { heirId: null } }, admin.token),
        (code) => code === 401,
      ),
    );
  });
});
