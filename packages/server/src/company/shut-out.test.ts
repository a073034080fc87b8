import { invitationApi } from '@mall/contract/company/people.api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { lockPeopleOf, requireAdministrator } from '../account/administrators.ts';
import { takeMemberTurn } from '../account/take-member-turn.ts';
import { apply, placeDone } from '../testing/after-sale-steps.ts';
import { closingSteps } from '../testing/closing-steps.ts';
import { addColleague, addCompany, roleId } from '../testing/people-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { whileWaiting } from '../testing/while-waiting.ts';

const mall = testApp();
const run = async (text: string, values: unknown[] = []) => (await mall.house.db.pool.query(text, values)).rows;

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
  await layStock(mall.house.db, 1000);
  await mall.owner.query('alter table member alter column id restart with 100');
});

it('counts nobody as an administrator whom the mall has shut out, and takes nobody in by his invitation', async () => {
  const { db } = mall.house;
  await addCompany(db, 9);
  const admin = await addColleague(db, 9, 'company_admin');
  await requireAdministrator(db, '9');
  const guest = await addSignedIn(db);
  const [invitation] = await run(
    `insert into company_invitation (company_id, mobile, name, role_ids, invited_by) values (9, $1, '新人', array[$2::bigint], $3) returning id::text`,
    [guest.mobile, await roleId(db, 'company_purchaser'), admin.id],
  );
  await run(`update member set frozen_until = 'infinity' where id = $1`, [admin.id]);
  await expect(requireAdministrator(db, '9')).rejects.toMatchObject({ code: 'company.last_administrator' });
  const answer = await mall.call(invitationApi.accept, { params: { id: invitation?.['id'] as string } }, { token: guest.token });
  expect(answer.errorCode).toBe('company.inviter_gone');
  expect(await run('select company_id from member where id = $1', [guest.id])).toEqual([{ company_id: null }]);
});

it('lets an after-sale wait for who leaves, and find that the order is a colleague’s', async () => {
  const { db } = mall.house;
  const leaver = await addColleague(db, 1, 'company_purchaser');
  const heir = await addColleague(db, 1, 'company_purchaser');
  const order = await placeDone(db, leaver.id);
  const told = whileWaiting(db, {
    hold: (tx) => takeMemberTurn(tx, leaver.id),
    come: () => apply(db, leaver.id, order),
    change: (tx) => tx.execute(sql`update shop_order set member_id = ${heir.id} where id = ${order}`),
  });
  await expect(told).rejects.toMatchObject({ code: 'kernel.not_found' });
});

it('closes an account only when nobody is changing the people of its company', async () => {
  const { db } = mall.house;
  const leaver = await addSignedIn(db, { accountType: 2, companyId: small.company, roles: ['company_purchaser'] });
  const steps = closingSteps(mall);
  await steps.proveAndAsk(leaver.token);
  await steps.comeDue(leaver.id);
  await whileWaiting(db, {
    hold: (tx) => lockPeopleOf(tx, small.company),
    come: () => steps.run(),
    // Whoever has the company may change him: the closing waits for the company and holds nothing of his.
    change: (tx) => tx.execute(sql`update member set member_name = '改名' where id = ${leaver.id}`),
  });
  expect(await steps.closingStates(leaver.id)).toHaveLength(1);
});
