import { accountApi } from '@mall/contract/account/account.api.ts';
import { passwordFault } from '@mall/contract/account/account.rules.ts';
import { mallStaffApi } from '@mall/contract/account/staff.api.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { counterSteps } from '../testing/counter-steps.ts';
import { roleId } from '../testing/people-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn, freshMobile } from '../testing/test-member.ts';

const server = testApp();
const counter = counterSteps(server);
const call: typeof server.call = (...given) => server.call(...given);
let boss: { id: string; token: string; secret: string };
const roles: Record<string, string> = {};

beforeAll(async () => {
  const { db } = server.house;
  const { id, mobile } = await addMember(db, { audience: 'operator', memberName: '总管' });
  const { secret, token } = await counter.enrol(mobile);
  boss = { id, token, secret };
  for (const key of ['mall_administrator', 'mall_service', 'mall_finance', 'store_owner']) roles[key] = await roleId(db, key);
});

const code = async () => {
  await counter.nextCode(boss.id);
  return counter.codeOf(boss.secret);
};
const appoint = async (mobile: string, keys: string[], proof?: string) =>
  call(
    mallStaffApi.appoint,
    { body: { mobile, name: '新运营', roleIds: keys.map((key) => roles[key] as string), code: proof ?? (await code()) } },
    { token: boss.token },
  );
const setRoles = async (id: string, keys: string[], proof?: string) =>
  call(
    mallStaffApi.setRoles,
    { params: { id }, body: { roleIds: keys.map((key) => roles[key] as string), code: proof ?? (await code()) } },
    { token: boss.token },
  );
const setState = (id: string, state: 'enabled' | 'disabled', token = boss.token) =>
  call(mallStaffApi.setState, { params: { id }, body: { state } }, { token });
const page = async (query: object = {}) => (await call(mallStaffApi.page, { query: query as never }, { token: boss.token })).data;

describe('an administrator of the mall', () => {
  test('makes an operator with a part of the work, whose first password opens nothing but the way to his own', async () => {
    const mobile = freshMobile();
    const { data } = await appoint(mobile, ['mall_service']);
    expect(passwordFault(data.password, { mobile })).toBeUndefined();
    expect((await counter.knock('operations', mobile, data.password)).errorCode).toBe('account.password_outdated');
    expect((await page({ word: '新运营' })).list.map(({ id, roles: held, factor, actions }) => [id, held.length, factor, actions])).toEqual(
      [[data.id, 1, false, ['roles', 'disable', 'password']]],
    );
    expect((await appoint(mobile, ['mall_service'])).errorCode).toBe('staff.here_already');
    const again = await call(mallStaffApi.renewPassword, { params: { id: data.id }, body: { code: await code() } }, { token: boss.token });
    expect((await counter.knock('operations', mobile, data.password)).errorCode).toBe('account.sign_in_wrong');
    expect((await counter.knock('operations', mobile, again.data.password)).errorCode).toBe('account.password_outdated');
  });

  test('gives his second factor for it, and the wrong one makes nobody', async () => {
    const mobile = freshMobile();
    expect((await appoint(mobile, ['mall_service'], '000000')).errorCode).toBe('account.factor_again');
    expect((await page({ word: mobile })).total).toBe(0);
    const { id } = await addMember(server.house.db, { audience: 'operator', roles: ['mall_service'] });
    expect((await setRoles(id, ['mall_administrator'], '000000')).errorCode).toBe('account.factor_again');
  });

  test('makes no operator of a buyer’s mobile, and gives no role of a store', async () => {
    const buyer = await addMember(server.house.db);
    expect((await appoint(buyer.mobile, ['mall_service'])).errorCode).toBe('staff.mobile_used');
    expect((await appoint(freshMobile(), ['store_owner'])).errorCode).toBe('staff.role_gone');
  });

  test('changes what somebody may do, and shuts him out and lets him in', async () => {
    const mate = await addSignedIn(server.house.db, { audience: 'operator', roles: ['mall_service'] });
    expect((await setRoles(mate.id, ['mall_finance'])).errorCode).toBe(null);
    const held = (await call(accountApi.permissions, {}, { token: mate.token })).data;
    expect([held.includes('operations:payments:decide'), held.includes('operations:afterSales:decide')]).toEqual([true, false]);
    await setState(mate.id, 'disabled');
    expect((await counter.knock('operations', mate.mobile)).errorCode).toBe('account.disabled');
    await setState(mate.id, 'enabled');
    expect((await counter.knock('operations', mate.mobile)).data.step).toBe('text');
  });

  test('does nothing to himself, to buyers and to sellers', async () => {
    expect((await setState(boss.id, 'disabled')).errorCode).toBe('staff.own_account');
    for (const audience of ['buyer', 'seller'] as const) {
      const { id } = await addMember(server.house.db, { audience });
      expect((await setState(id, 'disabled')).errorCode).toBe('kernel.not_found');
    }
  });

  test('stays, also when two shut each other out at once', async () => {
    const one = await addSignedIn(server.house.db, { audience: 'operator' });
    const two = await addSignedIn(server.house.db, { audience: 'operator' });
    await server.house.db.pool.query("update member set enabled = id = any ($1) where audience = 'operator'", [[one.id, two.id]]);
    const codes = (await Promise.all([setState(two.id, 'disabled', one.token), setState(one.id, 'disabled', two.token)])).map(
      ({ errorCode }) => errorCode,
    );
    expect(codes.filter((each) => each === null)).toHaveLength(1);
    await server.house.db.pool.query("update member set enabled = true where audience = 'operator'");
  });
});

test('an operator with a part of the work neither sees the list nor makes others', async () => {
  const { token } = await addSignedIn(server.house.db, { audience: 'operator', roles: ['mall_service'] });
  expect((await call(mallStaffApi.page, {}, { token })).errorCode).toBe('kernel.no_permission');
  expect((await call(mallStaffApi.duties, {}, { token })).errorCode).toBe('kernel.no_permission');
});

test('the roles of the mall are told with their rights', async () => {
  const { roles: told } = (await call(mallStaffApi.duties, {}, { token: boss.token })).data;
  expect(told.map(({ name }) => name)).toEqual(['平台管理员', '内容运营', '审核专员', '平台财务', '平台客服']);
  expect(told.find(({ name }) => name === '平台客服')?.rights).toContain('operations:afterSales:decide');
});
