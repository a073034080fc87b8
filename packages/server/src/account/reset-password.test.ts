import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn, testPassword } from '../testing/test-member.ts';

const server = testApp();
const steps = accountSteps(server);
const counter = counterSteps(server);
const newPassword = 'Fresh@2026demo';

const reset = (mobile: string, code: string, password = newPassword) =>
  server.call(accountApi.resetPassword, { body: { mobile, code, password: steps.seal(password) } });
const ticketFor = async (mobile: string) => {
  await steps.sendForgetCode(mobile);
  return server.call(accountApi.checkForgetCode, { body: { mobile, code: steps.codeFor(mobile) } });
};

const revise = async (mobile: string, oldPassword: string, password: string, factorCode?: string) => {
  const uuid = makeUuid();
  const captcha = await steps.look(uuid);
  const body = {
    mobile,
    oldPassword: steps.seal(oldPassword),
    newPassword: steps.seal(password),
    captcha,
    uuid,
    ...(factorCode && { factorCode }),
  };
  return server.call(accountApi.revisePassword, { body });
};

const change = (token: string, oldPassword: string, password: string) =>
  server.call(accountApi.changePassword, { body: { oldPassword: steps.seal(oldPassword), newPassword: steps.seal(password) } }, { token });

describe('a forgotten password', () => {
  test('is replaced with the ticket of the first step, and every session ends', async () => {
    const { mobile, token } = await addSignedIn(server.house.db, { memberName: '李四' });
    const { data } = await ticketFor(mobile);
    expect(data.memberName).toBe('李四');
    expect((await server.call(accountApi.permissions, {}, { token })).code).toBe(200);
    expect((await reset(mobile, data.ticket)).code).toBe(200);
    expect((await server.call(accountApi.permissions, {}, { token })).code).toBe(401);
    expect((await steps.signIn(mobile, testPassword)).errorCode).toBe('account.sign_in_wrong');
    expect((await steps.signIn(mobile, newPassword)).code).toBe(200);
  });

  test('is replaced once with a ticket', async () => {
    const { mobile } = await addMember(server.house.db);
    const { data } = await ticketFor(mobile);
    const answers = await Promise.all([reset(mobile, data.ticket), reset(mobile, data.ticket, 'Other@2026demo')]);
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 505]);
  });

  test('may be replaced with the SMS code itself', async () => {
    const { mobile } = await addMember(server.house.db);
    await steps.sendForgetCode(mobile);
    expect((await reset(mobile, steps.codeFor(mobile))).code).toBe(200);
    expect((await steps.signIn(mobile, newPassword)).code).toBe(200);
  });

  test('keeps to the rules, and a broken rule costs neither code nor ticket', async () => {
    const first = await addMember(server.house.db, { memberName: 'Fresh' });
    await steps.sendForgetCode(first.mobile);
    const code = steps.codeFor(first.mobile);
    expect((await reset(first.mobile, code)).msg).toBe('密码中不能包含用户名');
    expect((await reset(first.mobile, code, testPassword)).msg).toBe('新密码与旧密码不能一样');
    expect((await reset(first.mobile, code, 'Other@2026demo')).code).toBe(200);

    const second = await addMember(server.house.db);
    const { data } = await ticketFor(second.mobile);
    expect((await reset(second.mobile, data.ticket, testPassword)).msg).toBe('新密码与旧密码不能一样');
    expect((await reset(second.mobile, data.ticket)).code).toBe(200);
  });

  test('stays when the ticket belongs to another mobile, or the code is guessed', async () => {
    const owner = await addMember(server.house.db);
    const stranger = await addMember(server.house.db);
    const { data } = await ticketFor(stranger.mobile);
    expect((await reset(owner.mobile, data.ticket)).errorCode).toBe('account.code_wrong');
    expect((await reset(owner.mobile, '123456')).errorCode).toBe('account.code_wrong');
    expect((await reset('13511111111', '123456')).errorCode).toBe('account.code_wrong');
    expect((await steps.signIn(owner.mobile)).code).toBe(200);
  });

  test('counts the guesses of a code here too', async () => {
    const { mobile } = await addMember(server.house.db);
    await steps.sendForgetCode(mobile);
    const right = steps.codeFor(mobile);
    for (let guess = 0; guess < 5; guess += 1) await reset(mobile, right === '000000' ? '111111' : '000000');
    expect((await reset(mobile, right)).errorCode).toBe('account.code_wrong');
  });
});

describe('an outdated password', () => {
  test('is changed with the old one, and lets in again', async () => {
    const { mobile, id } = await addMember(server.house.db);
    await server.house.db.execute(sql`update member set password_changed_at = now() - interval '200 days' where id = ${id}`);
    expect((await revise(mobile, testPassword, testPassword)).msg).toBe('新密码与旧密码不能一样');
    expect((await revise(mobile, testPassword, newPassword)).code).toBe(200);
    expect((await steps.signIn(mobile, newPassword)).code).toBe(200);
  });

  test('is the only one that is changed from outside: whoever knows one that still holds changes it inside', async () => {
    const { mobile, token } = await addSignedIn(server.house.db);
    expect((await revise(mobile, testPassword, newPassword)).errorCode).toBe('account.password_fresh');
    expect((await server.call(accountApi.permissions, {}, { token })).code).toBe(200);
    expect((await steps.signIn(mobile)).code).toBe(200);
  });

  test('of somebody with a second factor is changed with a code of it', async () => {
    const { mobile, id } = await addMember(server.house.db, { audience: 'operator' });
    const { secret, token } = await counter.enrol(mobile);
    await server.house.db.execute(sql`update member set password_changed_at = 'epoch' where id = ${id}`);
    await counter.nextCode(id);
    expect((await revise(mobile, testPassword, newPassword)).errorCode).toBe('account.factor_required');
    expect((await revise(mobile, testPassword, newPassword, '000000')).errorCode).toBe('account.factor_again');
    expect((await server.call(accountApi.permissions, {}, { token })).code).toBe(200);
    expect((await revise(mobile, testPassword, newPassword, counter.codeOf(secret))).code).toBe(200);
  });

  test('is guarded like a sign-in', async () => {
    const { mobile } = await addMember(server.house.db);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await revise(mobile, 'Wrong@2026demo', newPassword)).errorCode).toBe('account.sign_in_wrong');
    expect((await revise(mobile, testPassword, newPassword)).errorCode).toBe('account.sign_in_locked');
    expect((await steps.signIn(mobile)).errorCode).toBe('account.sign_in_locked');
  });
});

describe('changing the password while signed in', () => {
  test('ends the other sessions and keeps this one', async () => {
    const { mobile, token } = await addSignedIn(server.house.db);
    const other = steps.tokenOf((await steps.signIn(mobile)).data);
    expect((await change(token, testPassword, newPassword)).code).toBe(200);
    expect((await server.call(accountApi.permissions, {}, { token })).code).toBe(200);
    expect((await server.call(accountApi.permissions, {}, { token: other })).code).toBe(401);
  });

  test('wants the old password, and stops whoever guesses it', async () => {
    const { token } = await addSignedIn(server.house.db);
    expect((await change(token, 'Wrong@2026demo', newPassword)).msg).toBe('原密码不正确');
    for (let guess = 0; guess < 9; guess += 1) await change(token, 'Wrong@2026demo', newPassword);
    expect((await change(token, testPassword, newPassword)).errorCode).toBe('account.sign_in_locked');
  });
});
