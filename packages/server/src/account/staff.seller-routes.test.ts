import { accountApi } from '@mall/contract/account/account.api.ts';
import { storeStaffApi } from '@mall/contract/account/staff.api.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { roleId } from '../testing/people-steps.ts';
import { buildSmallMall, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn, freshMobile, testPassword } from '../testing/test-member.ts';

const server = testApp();
const steps = accountSteps(server);
const counter = counterSteps(server);
const call: typeof server.call = (...given) => server.call(...given);
const { own, other } = { own: small.stores.own, other: small.stores.third };
type Signed = Awaited<ReturnType<typeof addSignedIn>>;
let owner: Signed;
let clerk: Signed;
const roles: Record<string, string> = {};

beforeAll(async () => {
  const { db } = server.house;
  await buildSmallMall(db, 4);
  await server.owner.query("select setval(pg_get_serial_sequence('member', 'id'), 1000)");
  owner = await addSignedIn(db, { audience: 'seller', storeId: own, memberName: '店主甲' });
  clerk = await addSignedIn(db, { audience: 'seller', storeId: own, roles: ['store_orders'], memberName: '发货乙' });
  for (const key of ['store_owner', 'store_goods', 'store_orders', 'store_finance', 'mall_service']) roles[key] = await roleId(db, key);
});

const page = async (query: object = {}, token = owner.token) => (await call(storeStaffApi.page, { query: query as never }, { token })).data;
const answers = async (token: string) => (await call(accountApi.permissions, {}, { token })).code;
const sendCode = async (mobile: string) => {
  await server.house.db.pool.query('delete from sms_code where mobile = $1', [mobile]);
  expect((await call(storeStaffApi.sendCode, { body: { mobile } }, { token: owner.token })).errorCode).toBe(null);
  return steps.codeFor(mobile);
};
const add = (mobile: string, code: string, roleIds: string[], token = owner.token) =>
  call(storeStaffApi.add, { body: { mobile, name: '新同事', roleIds, code } }, { token });
const setRoles = (id: string, keys: string[], token = owner.token) =>
  call(storeStaffApi.setRoles, { params: { id }, body: { roleIds: keys.map((key) => roles[key] as string) } }, { token });
const setState = (id: string, state: 'enabled' | 'disabled', token = owner.token) =>
  call(storeStaffApi.setState, { params: { id }, body: { state } }, { token });
const remove = (id: string, token = owner.token) => call(storeStaffApi.remove, { params: { id } }, { token });
const join = async (keys = ['store_orders']) => {
  const mobile = freshMobile();
  const { data } = await add(
    mobile,
    await sendCode(mobile),
    keys.map((key) => roles[key] as string),
  );
  return { mobile, ...data };
};

test('the text with the code says which store its reader joins by telling it', async () => {
  const mobile = freshMobile();
  await sendCode(mobile);
  const { rows } = await server.house.db.pool.query<{ name: string }>('select name from store where id = $1', [own]);
  expect(server.sms.findLast((sms) => sms.mobile === mobile)?.text).toContain(`用于加入“${rows[0]?.name}”`);
});

test('the people of the own store are exported, and nobody of another', async () => {
  await addSignedIn(server.house.db, { audience: 'seller', storeId: other, memberName: '别店丁' });
  const rows = await exportedRows(server, call(storeStaffApi.export, { body: {} }, { token: owner.token }), owner.token);
  expect(rows.map(([name, , held]) => [name, held])).toEqual([
    ['姓名', '角色'],
    ['店主甲', '店主'],
    ['发货乙', '订单专员'],
  ]);
  expect(JSON.stringify(rows)).not.toContain(owner.mobile);
  expect((await call(storeStaffApi.export, { body: {} }, { token: clerk.token })).errorCode).toBe('kernel.no_permission');
});

describe('a store’s owner', () => {
  test('takes in somebody who tells his code, who sets a password by his mobile and does his part of the work', async () => {
    const { mobile, id, fresh } = await join();
    expect(fresh).toBe(true);
    const { list } = await page({ word: '新同事' });
    expect(list.map((one) => [one.id, one.roles.map(({ name }) => name), one.state, one.factor, one.actions])).toEqual([
      [id, ['订单专员'], 'enabled', false, ['roles', 'disable', 'remove']],
    ]);
    expect(JSON.stringify(list)).not.toContain(mobile);
    expect((await counter.knock('seller', mobile)).errorCode).toBe('account.sign_in_wrong');
    await steps.later(mobile, 2);
    await steps.sendForgetCode(mobile);
    const body = { mobile, code: steps.codeFor(mobile), password: steps.seal(testPassword) };
    expect((await call(accountApi.resetPassword, { body })).errorCode).toBe(null);
    const { data } = await counter.knock('seller', mobile);
    const token = data.step === 'in' ? data.token : '';
    const held = (await call(accountApi.permissions, {}, { token })).data;
    expect(held).toContain('seller:orders:handle');
    expect(held).not.toContain('seller:people:manage');
  });

  test('is told of a wrong code, which spends a try and takes nobody in', async () => {
    const mobile = freshMobile();
    const code = await sendCode(mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await add(mobile, wrong, [roles['store_goods'] as string])).errorCode).toBe('account.code_wrong');
    expect((await page({ word: mobile })).total).toBe(0);
    expect((await add(mobile, code, [roles['store_goods'] as string])).errorCode).toBe(null);
  });

  test('takes in no buyer, no operator, nobody of another store, nobody twice, and says why to nobody without the code', async () => {
    const { db } = server.house;
    const applicant = await addMember(db, { audience: 'seller', roles: [] });
    await db.pool.query("insert into store_application (member_id, state, store_name, unified_code) values ($1, 'pending', '新店', '91')", [
      applicant.id,
    ]);
    const people = [
      [applicant, 'staff.applying'],
      [await addMember(db), 'staff.mobile_used'],
      [await addMember(db, { audience: 'operator' }), 'staff.mobile_used'],
      [await addMember(db, { audience: 'seller', storeId: other }), 'staff.other_store'],
      [clerk, 'staff.here_already'],
      [await addMember(db, { audience: 'seller', roles: [], enabled: false }), 'staff.account_shut'],
    ] as const;
    for (const [{ mobile }, said] of people) {
      expect((await add(mobile, '000000', [roles['store_goods'] as string])).errorCode, said).toBe('account.code_wrong');
      await server.house.memory.remove(`sms:bind-child:${owner.id}`);
      const code = await sendCode(mobile);
      expect((await add(mobile, code, [roles['mall_service'] as string])).errorCode).toBe('staff.role_gone');
      expect([said, (await add(mobile, code, [roles['store_goods'] as string])).errorCode]).toEqual([said, said]);
    }
  });

  test('gives only roles of a store, and at least one', async () => {
    expect((await setRoles(clerk.id, ['mall_service'])).errorCode).toBe('staff.role_gone');
    expect((await setRoles(clerk.id, [])).errorCode).toBe('staff.role_missing');
  });

  test('changes what somebody may do, true at his next step', async () => {
    const mate = await addSignedIn(server.house.db, { audience: 'seller', storeId: own, roles: ['store_orders'] });
    expect((await setRoles(mate.id, ['store_goods', 'store_finance'])).errorCode).toBe(null);
    const held = (await call(accountApi.permissions, {}, { token: mate.token })).data;
    expect([held.includes('seller:goods:manage'), held.includes('seller:orders:handle')]).toEqual([true, false]);
    expect((await page({ roleId: roles['store_finance'] })).list.map(({ id }) => id)).toEqual([mate.id]);
  });

  test('disables somebody, who is out at once, lets him in again, and lets him go for another store to take in', async () => {
    const mate = await addSignedIn(server.house.db, { audience: 'seller', storeId: own, roles: ['store_orders'] });
    expect((await setState(mate.id, 'disabled')).errorCode).toBe(null);
    expect([await answers(mate.token), (await counter.knock('seller', mate.mobile)).errorCode]).toEqual([401, 'account.disabled']);
    expect((await page({ state: 'disabled' })).list.map(({ id, actions }) => [id, actions])).toEqual([
      [mate.id, ['roles', 'enable', 'remove']],
    ]);
    await setState(mate.id, 'enabled');
    expect((await counter.knock('seller', mate.mobile)).data.step).toBe('in');
    expect((await remove(mate.id)).errorCode).toBe(null);
    expect((await page({ word: mate.mobile })).total).toBe(0);
    const { data } = await counter.knock('seller', mate.mobile);
    const token = data.step === 'in' ? data.token : '';
    expect((await call(storeStaffApi.page, {}, { token })).errorCode).toBe('kernel.no_permission');
    expect((await add(mate.mobile, await sendCode(mate.mobile), [roles['store_goods'] as string])).data).toEqual({
      id: mate.id,
      fresh: false,
    });
  });

  test('does nothing to himself, to people of another store, or to one whom the mall has frozen', async () => {
    const stranger = await addMember(server.house.db, { audience: 'seller', storeId: other });
    for (const act of [setRoles(stranger.id, ['store_goods']), setState(stranger.id, 'disabled'), remove(stranger.id)])
      expect((await act).errorCode).toBe('kernel.not_found');
    for (const act of [setRoles(owner.id, ['store_goods']), setState(owner.id, 'disabled'), remove(owner.id)])
      expect((await act).errorCode).toBe('staff.own_account');
    const mate = await addMember(server.house.db, { audience: 'seller', storeId: own });
    await server.house.db.pool.query("update member set frozen_until = 'infinity' where id = $1", [mate.id]);
    await setState(mate.id, 'disabled');
    await setState(mate.id, 'enabled');
    expect((await counter.knock('seller', mate.mobile)).errorCode).toBe('account.frozen');
    expect((await page({ state: 'frozen' })).list.map(({ id, actions }) => [id, actions])).toEqual([[mate.id, ['roles', 'remove']]]);
  });

  test('stays, also when two owners let each other go at once', async () => {
    const one = await addSignedIn(server.house.db, { audience: 'seller', storeId: other });
    const two = await addSignedIn(server.house.db, { audience: 'seller', storeId: other });
    await server.house.db.pool.query('update member set enabled = false where store_id = $1 and id <> all ($2)', [other, [one.id, two.id]]);
    const codes = (await Promise.all([remove(two.id, one.token), setState(one.id, 'disabled', two.token)])).map(
      ({ errorCode }) => errorCode,
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    const left = await server.house.db.pool.query('select 1 from member where store_id = $1 and enabled', [other]);
    expect(left.rowCount).toBe(1);
  });
});

test('somebody with a part of the work neither sees nor changes the others', async () => {
  expect((await call(storeStaffApi.page, {}, { token: clerk.token })).errorCode).toBe('kernel.no_permission');
  expect((await setRoles(owner.id, ['store_goods'], clerk.token)).errorCode).toBe('kernel.no_permission');
});

test('who manages people and lacks another right gives no role that holds it, and leaves owners alone', async () => {
  const half = await addSignedIn(server.house.db, { audience: 'seller', storeId: own, roles: ['store_orders'] });
  await server.house.db.pool.query(
    `with r as (insert into role (key, name, audience) values ('half', '半', 'seller') returning id), g as (insert into role_right (role_id, right_name) select id, 'seller:people:manage' from r)
     insert into member_role (member_id, role_id) select $1, id from r`,
    [half.id],
  );
  expect((await setRoles(clerk.id, ['store_finance'], half.token)).errorCode).toBe('staff.role_beyond');
  expect((await setState(owner.id, 'disabled', half.token)).errorCode).toBe('staff.outranked');
  const { roles: offered } = (await call(storeStaffApi.duties, {}, { token: half.token })).data;
  expect(offered.filter(({ mayGive }) => mayGive).map(({ name }) => name)).toEqual(['订单专员', '半']);
  await server.house.db.pool.query("delete from role where key = 'half'");
});

test('the roles say what each lets somebody do, and how many have it', async () => {
  const { rights, roles: told } = (await call(storeStaffApi.duties, {}, { token: owner.token })).data;
  expect(told.map(({ name }) => name)).toEqual(['店主', '商品专员', '订单专员', '店铺财务']);
  expect(told[0]?.rights.toSorted()).toEqual(rights.map(({ name }) => name).toSorted());
  expect(rights.find(({ name }) => name === 'seller:people:manage')?.label).toBe('管理店铺人员');
});

test('what was done stands in the trail, with who did it', async () => {
  const { rows } = await server.house.db.pool.query<{ event: string; by: string }>(
    "select distinct event, member_id::text as by from audit_log where event like 'staff.%' and member_id = $1 order by event",
    [owner.id],
  );
  expect(rows.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['staff.added', 'staff.removed', 'staff.roles_changed', 'staff.state_changed']),
  );
});

test('the code takes its holder into the store that its text names, and into no other', async () => {
  const elsewhere = await addSignedIn(server.house.db, { audience: 'seller', storeId: other });
  const mobile = freshMobile();
  const code = await sendCode(mobile);
  const held = [roles['store_goods'] as string];
  expect((await add(mobile, code, held, elsewhere.token)).errorCode).toBe('account.code_wrong');
  expect((await add(mobile, code, held)).errorCode).toBe(null);
});
