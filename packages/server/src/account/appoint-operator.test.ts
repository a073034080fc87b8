import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid, passwordFault } from '@mall/contract/account/account.rules.ts';
import { expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { accountSteps } from '../testing/account-steps.ts';
import { proofOf } from '../testing/authority.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { appointOperator } from './appoint-operator.ts';
import { listWithPassword } from './list-with-password.ts';

const server = testApp();
const steps = accountSteps(server);
const mobile = '13712345678';
const counter = counterSteps(server);
const own = 'Chosen@2026x';
let operatorsToken = '';
const appoint = (whose: string) => inTransaction(server.house.db, (tx) => appointOperator(tx, whose, '运营'));

const revise = async (oldPassword: string) => {
  const uuid = makeUuid();
  const body = { mobile, oldPassword: steps.seal(oldPassword), newPassword: steps.seal(own), captcha: await steps.look(uuid), uuid };
  return server.call(accountApi.revisePassword, { body });
};

it('makes an operator whose first password opens nothing but the way to one of his own', async () => {
  const password = (await appoint(mobile)) ?? '';
  expect(passwordFault(password, { mobile })).toBeUndefined();
  expect((await counter.knock('operations', mobile, password)).errorCode).toBe('account.password_outdated');
  expect((await revise(password)).code).toBe(200);
  expect((await counter.knock('operations', mobile, password)).errorCode).toBe('account.sign_in_wrong');
  const { token } = await counter.enrol(mobile, own);
  expect(await server.house.readActor(proofOf(token))).toMatchObject({ kind: 'operator' });
  operatorsToken = token;
});

it('gives an operator who lost his password a new first one, and ends his sessions', async () => {
  const password = (await appoint(mobile)) ?? '';
  expect(await server.house.readActor(proofOf(operatorsToken))).toMatchObject({ kind: 'guest' });
  expect((await counter.knock('operations', mobile, own)).errorCode).toBe('account.sign_in_wrong');
  expect((await counter.knock('operations', mobile, password)).errorCode).toBe('account.password_outdated');
});

it('makes an administrator of him, but not of one who has a part of the work already', async () => {
  const rolesOf = async (whose: string) =>
    (
      await server.house.db.pool.query(
        'select array_agg(r.key) as keys from member m join member_role h on h.member_id = m.id join role r on r.id = h.role_id where m.mobile = $1',
        [whose],
      )
    ).rows[0]?.keys;
  expect(await rolesOf(mobile)).toEqual(['mall_administrator']);
  const clerk = await addSignedIn(server.house.db, { audience: 'operator', roles: ['mall_finance'] });
  expect(await appoint(clerk.mobile)).toBeDefined();
  expect(await rolesOf(clerk.mobile)).toEqual(['mall_finance']);
});

it('makes no operator of a buyer', async () => {
  const buyer = await addSignedIn(server.house.db, { memberName: '李四' });
  expect(await appoint(buyer.mobile)).toBeUndefined();
  expect((await server.call(accountApi.permissions, {}, { token: buyer.token })).code).toBe(200);
});

it('finds the accounts that a published password opens', async () => {
  const password = (await appoint(mobile)) ?? '';
  const { pool } = server.house.db;
  expect(await listWithPassword(pool, [mobile, '13700000001'], password)).toEqual([mobile]);
  expect(await listWithPassword(pool, [mobile], own)).toEqual([]);
  await pool.query('update member set enabled = false where mobile = $1', [mobile]);
  expect(await listWithPassword(pool, [mobile], password)).toEqual([]);
});
