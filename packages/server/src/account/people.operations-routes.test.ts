import { accountApi } from '@mall/contract/account/account.api.ts';
import { peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn } from '../testing/test-member.ts';

const server = testApp();
const steps = accountSteps(server);
const counter = counterSteps(server);
const call: typeof server.call = (...given) => server.call(...given);
let boss: Awaited<ReturnType<typeof addSignedIn>>;
let service: Awaited<ReturnType<typeof addSignedIn>>;

beforeAll(async () => {
  boss = await addSignedIn(server.house.db, { audience: 'operator' });
  service = await addSignedIn(server.house.db, { audience: 'operator', roles: ['mall_service'] });
});

const freeze = (id: string, token: string, hours: 24 | 168 | null = 24) =>
  call(peopleOperationsApi.freeze, { params: { id }, body: { reason: '账号疑似被盗', hours } }, { token });
const lift = (id: string, token = boss.token) =>
  call(peopleOperationsApi.unfreeze, { params: { id }, body: { reason: '已核实本人' } }, { token });
const caseOf = async (id: string) => (await call(peopleOperationsApi.detail, { params: { id } }, { token: boss.token })).data;
const answers = async (token: string) => (await call(accountApi.permissions, {}, { token })).code;

const page = async (query: object) => (await call(peopleOperationsApi.page, { query: query as never }, { token: service.token })).data;

describe('the mall finds people', () => {
  test('by name, by the beginning of a mobile and by kind, and shows no mobile whole', async () => {
    const { id, mobile } = await addMember(server.house.db, { memberName: '贺知遥找我' });
    for (const query of [{ word: '贺知遥' }, { word: mobile.slice(0, 11), audience: 'buyer' }]) {
      const { list, total } = await page(query);
      expect([list.map((row) => row.id), total]).toEqual([[id], 1]);
      expect(JSON.stringify(list)).not.toContain(mobile);
    }
    expect((await page({ word: '贺知遥', audience: 'seller' })).total).toBe(0);
    expect((await page({ word: '贺知遥', state: 'frozen' })).total).toBe(0);
    expect((await page({ word: '%' })).total).toBe(0);
  });
});

describe('freezing', () => {
  test('ends every session at once, tells the reason at the door, and is lifted', async () => {
    const { id, mobile, token } = await addSignedIn(server.house.db);
    expect(await answers(token)).toBe(200);
    expect((await freeze(id, boss.token)).errorCode).toBe(null);
    expect(await answers(token)).toBe(401);
    const refused = await steps.signIn(mobile);
    expect([refused.errorCode, refused.msg]).toEqual(['account.frozen', expect.stringContaining('账号疑似被盗')]);
    const { state, frozen, devices, log, actions } = await caseOf(id);
    expect([state, frozen?.reason, devices, actions]).toEqual(['frozen', '账号疑似被盗', [], ['unfreeze', 'signOut']]);
    expect(log.map(({ what, why }) => [what, why])).toEqual([['冻结账号', '账号疑似被盗']]);
    expect((await lift(id)).errorCode).toBe(null);
    expect((await steps.signIn(mobile)).errorCode).toBe(null);
  });

  test('ends by itself when its time is over, and holds without an end until it is lifted', async () => {
    const { id, mobile } = await addMember(server.house.db);
    await freeze(id, boss.token, 24);
    await server.house.db.pool.query("update member set frozen_until = now() - interval '1 second' where id = $1", [id]);
    expect((await steps.signIn(mobile)).errorCode).toBe(null);
    expect((await lift(id)).errorCode).toBe('account.already_so');
    await freeze(id, boss.token, null);
    expect((await caseOf(id)).frozen?.until).toBe(null);
    expect((await steps.signIn(mobile)).errorCode).toBe('account.frozen');
  });

  test('is not undone by a company that enables its people, and holds at the doors behind the counter', async () => {
    const seller = await addMember(server.house.db, { audience: 'seller' });
    await freeze(seller.id, boss.token);
    await server.house.db.pool.query('update member set enabled = true where id = $1', [seller.id]);
    expect((await counter.knock('seller', seller.mobile)).errorCode).toBe('account.frozen');
  });

  test('needs the right, a reason, another’s account, and for colleagues the right to manage them', async () => {
    const { id } = await addMember(server.house.db);
    expect((await freeze(id, service.token)).errorCode).toBe('kernel.no_permission');
    const body = { reason: '  ', hours: 24 as const };
    expect((await call(peopleOperationsApi.freeze, { params: { id }, body }, { token: boss.token })).errorCode).toBe(
      'account.reason_required',
    );
    expect((await freeze(boss.id, boss.token)).errorCode).toBe('account.not_yourself');
    expect((await freeze('900000001', boss.token)).errorCode).toBe('kernel.not_found');
    const half = await addSignedIn(server.house.db, { audience: 'operator', roles: [] });
    await server.house.db.pool.query(
      `with r as (insert into role (key, name, audience) values ('half_${half.id}', '半', 'operator') returning id), g as (insert into role_right (role_id, right_name) select id, 'operations:members:manage' from r)
       insert into member_role (member_id, role_id) select $1, id from r`,
      [half.id],
    );
    expect((await freeze(boss.id, half.token)).errorCode).toBe('account.colleagues_refused');
  });

  test('done by two at once happens once', async () => {
    const { id } = await addMember(server.house.db);
    const codes = (await Promise.all([freeze(id, boss.token), freeze(id, boss.token), freeze(id, boss.token)])).map(
      ({ errorCode }) => errorCode,
    );
    expect(codes.toSorted()).toEqual(['account.already_so', 'account.already_so', null]);
  });

  test('leaves the mall somebody who manages its people, also when two shut each other out', async () => {
    const other = await addSignedIn(server.house.db, { audience: 'operator' });
    await server.house.db.pool.query("update member set enabled = id = any ($1) where audience = 'operator'", [
      [boss.id, other.id, service.id],
    ]);
    const codes = (await Promise.all([freeze(boss.id, other.token), freeze(other.id, boss.token)])).map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.find((code) => code !== null)).toMatch(/^account\.last_operator$|^kernel\.session_expired$/);
    await server.house.db.pool.query("update member set frozen_until = null where audience = 'operator'");
  });
});

test('signs somebody out on every device, who may come in again', async () => {
  const { id, mobile, token } = await addSignedIn(server.house.db);
  const boss2 = await addSignedIn(server.house.db, { audience: 'operator' });
  expect((await call(peopleOperationsApi.signOut, { params: { id } }, { token: boss2.token })).data).toEqual({ count: 1 });
  expect([await answers(token), (await steps.signIn(mobile)).errorCode]).toEqual([401, null]);
});

test('takes the second factor of an operator who lost it, against a code of who does it', async () => {
  const [own, lost] = [
    await addMember(server.house.db, { audience: 'operator' }),
    await addMember(server.house.db, { audience: 'operator' }),
  ];
  const mine = await counter.enrol(own.mobile);
  const theirs = await counter.enrol(lost.mobile);
  const reset = (code: string) =>
    call(peopleOperationsApi.resetFactor, { params: { id: lost.id }, body: { reason: '当面核实', code } }, { token: mine.token });
  expect((await reset('000000')).errorCode).toBe('account.factor_again');
  await counter.nextCode(own.id);
  expect((await reset(counter.codeOf(mine.secret))).errorCode).toBe(null);
  expect(await answers(theirs.token)).toBe(401);
  expect((await counter.knock('operations', lost.mobile)).data.step).toBe('text');
});
