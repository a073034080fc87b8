import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { decodeText, encodeText } from '@mall/contract/wire/base64-text.ts';
import { signLogin } from '@mall/contract/wire/sm-browser.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn, freshMobile, testPassword } from '../testing/test-member.ts';
import { writeAgreementText } from './write-agreement-text.ts';

const server = testApp();
const steps = accountSteps(server);
const wrongPassword = 'Wrong@2026demo';

describe('signing in by password', () => {
  test('lets in whoever knows the password and gives the uuid back', async () => {
    const { mobile } = await addMember(server.house.db);
    const uuid = makeUuid();
    const answer = await steps.signIn(mobile, testPassword, { uuid });
    expect(answer.code).toBe(200);
    expect(JSON.parse(decodeText(answer.data) ?? '')).toMatchObject({ uuid });
    const token = steps.tokenOf(answer.data);
    expect((await server.call(accountApi.permissions, {}, { token })).data).toContain('personalCenterBase:myOrders:view');
  });

  test('keeps no token, only its hash', async () => {
    const { mobile, id } = await addMember(server.house.db);
    const token = steps.tokenOf((await steps.signIn(mobile)).data);
    const { rows } = await server.house.db.execute(
      sql`select 1 from member_session where member_id = ${id} and token_hash = sha256(${token}::bytea) and position(${token}::bytea in token_hash) = 0`,
    );
    expect(rows).toHaveLength(1);
  });

  test('says the same to an unknown mobile and to a wrong password', async () => {
    const { mobile } = await addMember(server.house.db);
    const known = await steps.signIn(mobile, wrongPassword);
    const unknown = await steps.signIn(freshMobile(), wrongPassword);
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ code: 505, errorCode: 'account.sign_in_wrong', msg: '手机号或密码错误' });
  });

  test('refuses a wrong captcha, and uses it up', async () => {
    const { mobile } = await addMember(server.house.db);
    const uuid = makeUuid();
    const captcha = await steps.look(uuid);
    expect(await steps.signIn(mobile, testPassword, { uuid, captcha: 'zzzz' })).toMatchObject({
      code: 505,
      errorCode: 'account.captcha_wrong',
    });
    expect(await steps.signIn(mobile, testPassword, { uuid, captcha })).toMatchObject({ errorCode: 'account.captcha_wrong' });
  });

  test('refuses a captcha that was used before', async () => {
    const { mobile } = await addMember(server.house.db);
    const uuid = makeUuid();
    const captcha = await steps.look(uuid);
    expect((await steps.signIn(mobile, testPassword, { uuid, captcha: captcha.toLowerCase() })).code).toBe(200);
    expect(await steps.signIn(mobile, testPassword, { uuid, captcha })).toMatchObject({ errorCode: 'account.captcha_wrong' });
  });

  test('refuses a captcha that was drawn for registration', async () => {
    const { mobile } = await addMember(server.house.db);
    const uuid = makeUuid();
    const captcha = await steps.look(uuid, accountApi.registerImage.path);
    expect(await steps.signIn(mobile, testPassword, { uuid, captcha })).toMatchObject({ errorCode: 'account.captcha_wrong' });
  });

  test('refuses a sign that belongs to other values, and takes both readings of "as sent"', async () => {
    const { mobile } = await addMember(server.house.db);
    expect(await steps.signIn(mobile, testPassword, { sign: 'a'.repeat(64) })).toMatchObject({ errorCode: 'account.sign_wrong' });
    const uuid = makeUuid();
    const captcha = await steps.look(uuid);
    const password = steps.seal(testPassword);
    const sign = signLogin(encodeText(mobile), encodeText(captcha), uuid, password);
    expect((await server.call(accountApi.signIn, { body: { mobile, password, captcha, uuid, sign } })).code).toBe(200);
  });

  test('locks a mobile after five failures, also for the right password, and leaves others alone', async () => {
    const { mobile } = await addMember(server.house.db);
    for (let failure = 0; failure < 5; failure += 1) await steps.signIn(mobile, wrongPassword);
    expect(await steps.signIn(mobile)).toMatchObject({ errorCode: 'account.sign_in_locked', msg: '失败次数过多，请15分钟后再试' });
    expect((await steps.audits('account.sign_in_locked'))[0]?.detail).toMatchObject({
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    });
    const other = await addMember(server.house.db);
    expect((await steps.signIn(other.mobile)).code).toBe(200);
  });

  test('locks an address that tries many mobiles', async () => {
    const { memory } = server.house;
    for (let failure = 0; failure < 100; failure += 1) await memory.bump('sign-in:address:127.0.0.1', 60_000);
    const { mobile } = await addMember(server.house.db);
    expect(await steps.signIn(mobile)).toMatchObject({ errorCode: 'account.sign_in_locked' });
    await memory.remove('sign-in:address:127.0.0.1');
    expect((await steps.signIn(mobile)).code).toBe(200);
  });

  test('tells that the password is outdated only to whoever knows it', async () => {
    const { mobile, id } = await addMember(server.house.db);
    await server.house.db.execute(sql`update member set password_changed_at = now() - interval '181 days' where id = ${id}`);
    expect(await steps.signIn(mobile, wrongPassword)).toMatchObject({ errorCode: 'account.sign_in_wrong' });
    expect(await steps.signIn(mobile)).toMatchObject({ errorCode: 'account.password_outdated' });
  });

  test('tells that the account is disabled only to whoever knows the password', async () => {
    const { mobile } = await addMember(server.house.db, { enabled: false });
    expect(await steps.signIn(mobile, wrongPassword)).toMatchObject({ errorCode: 'account.sign_in_wrong' });
    expect(await steps.signIn(mobile)).toMatchObject({ errorCode: 'account.disabled' });
  });

  test('writes down a refusal without the mobile', async () => {
    const { mobile } = await addMember(server.house.db);
    await steps.signIn(mobile, wrongPassword);
    const [row] = await steps.audits('account.sign_in_wrong');
    expect(row?.detail).toMatchObject({ mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` });
    expect(JSON.stringify(row)).not.toContain(mobile);
  });

  test('takes every field that a login request has, and no other', async () => {
    const uuid = makeUuid();
    const besides = { noPopupMessage: true, uscMark: '', uscTags: '' };
    const byPassword = { mobile: '13800000001', password: 'x', captcha: 'x', uuid, sign: 'a'.repeat(64), ...besides };
    const bySms = { mobile: '13800000001', code: '000000', uuid, ...besides };
    const forCode = { mobile: '13800000001', captcha: 'x', uuid, noPopupMessage: true };
    const unknown = { whatever: '1' };
    expect((await server.call(accountApi.signIn, { body: byPassword })).errorCode).toBe('account.sign_wrong');
    expect((await server.call(accountApi.signInBySms, { body: bySms })).errorCode).toBe('account.code_wrong');
    expect((await server.call(accountApi.sendSignInCode, { query: forCode })).errorCode).toBe('account.captcha_wrong');
    for (const answer of [
      await server.call(accountApi.signIn, { body: { ...byPassword, ...unknown } as never }),
      await server.call(accountApi.signInBySms, { body: { ...bySms, ...unknown } as never }),
      await server.call(accountApi.sendSignInCode, { query: { ...forCode, ...unknown } as never }),
    ])
      expect(answer.errorCode).toBe('kernel.unknown_field');
  });

  test('asks for what is missing in the caller’s language', async () => {
    const body = { mobile: '', password: '', captcha: '', uuid: makeUuid(), sign: 'a'.repeat(64) };
    expect((await server.call(accountApi.signIn, { body }, { language: 'en' })).msg).toBe('Please enter your mobile number');
    expect((await server.call(accountApi.signIn, { body: { ...body, mobile: '13800000001' } })).msg).toBe('请输入密码');
  });
});

describe('a session', () => {
  test('is over after three days without a sign of life, and no longer listed', async () => {
    const { id, mobile, token } = await addSignedIn(server.house.db);
    await server.house.db.execute(sql`update member_session set seen_at = now() - interval '73 hours' where member_id = ${id}`);
    expect((await server.call(accountApi.devices, {}, { token })).code).toBe(401);
    const next = steps.tokenOf((await steps.signIn(mobile)).data);
    expect((await server.call(accountApi.devices, {}, { token: next })).data).toHaveLength(1);
  });

  test('ends with signing out, at once', async () => {
    const { token } = await addSignedIn(server.house.db);
    expect((await server.call(accountApi.devices, {}, { token })).code).toBe(200);
    expect((await server.call(accountApi.signOut, {}, { token })).data).toEqual({ switchOff: 'ON' });
    expect((await server.call(accountApi.devices, {}, { token })).code).toBe(401);
  });

  test('is shown among the devices of its member, and of nobody else', async () => {
    const first = await addSignedIn(server.house.db);
    const second = steps.tokenOf((await steps.signIn(first.mobile)).data);
    await addSignedIn(server.house.db);
    const { data } = await server.call(accountApi.devices, {}, { token: second });
    expect(data.map((device) => device.current)).toEqual([true, false]);
  });

  test('may be ended from another device of the same member', async () => {
    const { mobile, token } = await addSignedIn(server.house.db);
    const other = steps.tokenOf((await steps.signIn(mobile)).data);
    const target = (await server.call(accountApi.devices, {}, { token })).data.find((device) => !device.current);
    expect((await server.call(accountApi.signOutDevice, { params: { id: target?.id ?? '' } }, { token })).code).toBe(200);
    expect((await server.call(accountApi.permissions, {}, { token: other })).code).toBe(401);
    expect((await server.call(accountApi.permissions, {}, { token })).code).toBe(200);
  });

  test('of somebody else is not found, like one that does not exist', async () => {
    const owner = await addSignedIn(server.house.db);
    const stranger = await addSignedIn(server.house.db);
    const [device] = (await server.call(accountApi.devices, {}, { token: owner.token })).data;
    const denied = await server.call(accountApi.signOutDevice, { params: { id: device?.id ?? '' } }, { token: stranger.token });
    const missing = await server.call(accountApi.signOutDevice, { params: { id: '999999999' } }, { token: stranger.token });
    expect(denied).toEqual(missing);
    expect(denied.errorCode).toBe('kernel.not_found');
    expect((await server.call(accountApi.permissions, {}, { token: owner.token })).code).toBe(200);
    expect((await steps.audits('denied'))[0]?.member_id).toBe(stranger.id);
  });

  test('is asked for by every private call', async () => {
    const body = { oldPassword: steps.seal(testPassword), newPassword: steps.seal(wrongPassword) };
    const answers = [
      await server.call(accountApi.signOut, {}),
      await server.call(accountApi.devices, {}),
      await server.call(accountApi.signOutDevice, { params: { id: '1' } }),
      await server.call(accountApi.permissions, {}),
      await server.call(accountApi.menu, {}, { token: 'unknown-token-of-some-length' }),
      await server.call(accountApi.changePassword, { body }),
    ];
    expect(answers.map((answer) => answer.code)).toEqual([401, 401, 401, 401, 401, 401]);
  });
});

describe('what anybody may read', () => {
  test('the key, the switches and the agreement', async () => {
    expect((await server.call(accountApi.publicKey, {})).data.publicKey).toMatch(/^04[0-9a-f]{128}$/);
    expect((await server.call(accountApi.loginSwitch, {})).data).toEqual({ switchOff: 'ON' });
    expect((await server.call(accountApi.uscSwitch, {})).data).toEqual({ switchOff: 'ON' });
    expect((await server.call(accountApi.protocol, {})).errorCode).toBe('kernel.not_found');
    const privacy = { title: '隐私政策', version: 1, asksAgain: false };
    await writeAgreementText(server.house.db, 'privacy', { ...privacy, content: '旧' });
    await writeAgreementText(server.house.db, 'privacy', { ...privacy, content: '新' });
    expect((await server.call(accountApi.protocol, { query: { kind: 'privacy' } })).data).toEqual({ title: '隐私政策', content: '新' });
  });

  test('a captcha picture, never kept by a cache, under /front too', async () => {
    const picture = await server.app.fastify.inject({ url: `/api/front/auth/captcha?uuid=${makeUuid()}` });
    expect([picture.headers['content-type'], picture.headers['cache-control']]).toEqual(['image/png', 'no-store']);
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });
});
