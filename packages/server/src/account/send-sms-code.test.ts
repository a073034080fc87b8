import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, freshMobile } from '../testing/test-member.ts';
import { testVisitor as visitor } from '../testing/test-visitor.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { captchaKey } from './spend-captcha.ts';

const server = testApp();
const steps = accountSteps(server);

const signInWith = (mobile: string, code: string) => server.call(accountApi.signInBySms, { body: { mobile, code, uuid: makeUuid() } });

describe('signing in by SMS', () => {
  test('lets in with the code that was sent, once', async () => {
    const { mobile } = await addMember(server.house.db);
    expect((await steps.sendSignInCode(mobile)).data).toEqual({ seconds: 60 });
    const answer = await signInWith(mobile, steps.codeFor(mobile));
    expect((await server.call(accountApi.permissions, {}, { token: steps.tokenOf(answer.data) })).code).toBe(200);
    expect(await signInWith(mobile, steps.codeFor(mobile))).toMatchObject({ errorCode: 'account.code_wrong' });
  });

  test('gives five tries, then not even the right code', async () => {
    const { mobile } = await addMember(server.house.db);
    await steps.sendSignInCode(mobile);
    const right = steps.codeFor(mobile);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let round = 0; round < 5; round += 1) expect((await signInWith(mobile, wrong)).errorCode).toBe('account.code_wrong');
    expect((await signInWith(mobile, right)).errorCode).toBe('account.code_wrong');
  });

  test('refuses a code after five minutes', async () => {
    const { mobile } = await addMember(server.house.db);
    await steps.sendSignInCode(mobile);
    await steps.later(mobile, 5);
    expect((await signInWith(mobile, steps.codeFor(mobile))).errorCode).toBe('account.code_wrong');
  });

  test('refuses a code that was sent for a forgotten password', async () => {
    const { mobile } = await addMember(server.house.db);
    await steps.sendForgetCode(mobile);
    expect((await signInWith(mobile, steps.codeFor(mobile))).errorCode).toBe('account.code_wrong');
  });

  test('refuses a disabled account', async () => {
    const { mobile } = await addMember(server.house.db, { enabled: false });
    await steps.sendSignInCode(mobile);
    expect((await signInWith(mobile, steps.codeFor(mobile))).errorCode).toBe('account.disabled');
  });

  test('answers a mobile without an account alike, texts it nothing that lets in, and counts it', async () => {
    const unknown = freshMobile();
    const { mobile } = await addMember(server.house.db);
    expect(await steps.sendSignInCode(unknown)).toEqual(await steps.sendSignInCode(mobile));
    expect(server.sms.filter((sms) => sms.mobile === unknown)).toHaveLength(1);
    expect(steps.codeFor(unknown)).toBe('');
    expect(await signInWith(unknown, '123456')).toEqual(await signInWith(mobile, steps.codeFor(mobile) === '123456' ? '654321' : '123456'));
    expect((await steps.sendSignInCode(unknown)).errorCode).toBe('account.code_too_soon');
  });
});

describe('the flood gate', () => {
  test('asks for a captcha before anything is sent', async () => {
    const { mobile } = await addMember(server.house.db);
    const answer = await server.call(accountApi.sendSignInCode, { query: { mobile, captcha: 'zzzz', uuid: makeUuid() } });
    expect(answer.errorCode).toBe('account.captcha_wrong');
    expect(server.sms.some((sms) => sms.mobile === mobile)).toBe(false);
  });

  test('asks a forgetful member to solve the slider', async () => {
    const { mobile } = await addMember(server.house.db);
    const uuid = makeUuid();
    const captcha = await steps.look(uuid);
    expect(await server.call(accountApi.sendForgetCode, { query: { mobile, captcha, uuid } })).toMatchObject({
      msg: '请点击按钮验证图形验证码',
    });
  });

  test('sends one a minute, whatever the purpose', async () => {
    const { mobile } = await addMember(server.house.db);
    await steps.sendSignInCode(mobile);
    const again = await steps.sendForgetCode(mobile);
    expect(again.errorCode).toBe('account.code_too_soon');
    expect(again.msg).toMatch(/请(59|60)秒后再试/);
    await steps.later(mobile, 1);
    expect((await steps.sendForgetCode(mobile)).code).toBe(200);
  });

  test('sends five an hour and ten a day', async () => {
    const { mobile } = await addMember(server.house.db);
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await steps.sendSignInCode(mobile)).code).toBe(200);
      await steps.later(mobile, 2);
    }
    expect((await steps.sendSignInCode(mobile)).errorCode).toBe('account.code_too_many');
    await steps.later(mobile, 60);
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await steps.sendSignInCode(mobile)).code).toBe(200);
      await steps.later(mobile, 2);
    }
    await steps.later(mobile, 60);
    expect((await steps.sendSignInCode(mobile)).errorCode).toBe('account.code_too_many');
    await steps.later(mobile, 24 * 60);
    expect((await steps.sendSignInCode(mobile)).code).toBe(200);
  });

  test('sends sixty an hour for one address', async () => {
    const { memory } = server.house;
    await memory.set('sms:address:127.0.0.1', '59', 60_000);
    expect((await steps.sendSignInCode((await addMember(server.house.db)).mobile)).code).toBe(200);
    expect((await steps.sendSignInCode((await addMember(server.house.db)).mobile)).errorCode).toBe('account.code_too_many');
    await memory.remove('sms:address:127.0.0.1');
  });

  test('lets one of many simultaneous requests through', async () => {
    const { mobile } = await addMember(server.house.db);
    const before = server.sms.length;
    const uuids = Array.from({ length: 8 }, () => makeUuid());
    for (const uuid of uuids) await server.house.memory.set(captchaKey('sign_in', uuid), 'AAAA', 5000);
    // Connections that are open already, so that the requests meet in the database and not on the way to it.
    await Promise.all(uuids.map(() => server.house.db.execute(sql`select pg_sleep(0.05)`)));
    const send = (uuid: string) => sendSmsCode(server.house, visitor, 'sign_in', { mobile, captcha: 'AAAA', uuid });
    const outcomes = await Promise.allSettled(uuids.map(send));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(server.sms.length - before).toBe(1);
  });

  test('does not make somebody wait for a text that never went out', async () => {
    const { mobile } = await addMember(server.house.db);
    const away = { ...server.house, sms: { send: async () => false } };
    await server.house.memory.set(captchaKey('sign_in', 'uuid-of-test'), 'AAAA', 1000);
    await expect(sendSmsCode(away, visitor, 'sign_in', { mobile, captcha: 'AAAA', uuid: 'uuid-of-test' })).rejects.toMatchObject({
      code: 'account.code_not_sent',
    });
    expect((await steps.sendSignInCode(mobile)).code).toBe(200);
    const { rows } = await server.house.db.execute(sql`select 1 from sms_code where mobile = ${mobile}`);
    expect(rows).toHaveLength(2);
  });
});
