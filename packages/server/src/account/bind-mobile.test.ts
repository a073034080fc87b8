import { accountApi } from '@mall/contract/account/account.api.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sendPosts } from '../member/send-posts.ts';
import { authorityOf } from '../testing/authority.ts';
import { securitySteps } from '../testing/security-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn, freshMobile, signInQuietly, testPassword } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';

const server = testApp();
const steps = securitySteps(server);

/** Somebody who has proved himself and holds the code that was sent to a new mobile. */
const ready = async (mobile = freshMobile()) => {
  const who = await addSignedIn(server.house.db);
  await steps.prove(who.token);
  expect((await steps.sendMobileCode(who.token, mobile)).code).toBe(200);
  return { ...who, next: mobile, code: steps.codeFor(mobile) };
};

const masked = (whole: string) => ({ mobile: `${whole.slice(0, 3)}****${whole.slice(-4)}` });

const get = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
  const { token, next, code } = await ready();
  const url = `/api${securityApi.bindMobile.path.replace('{x}', next)}?code=${code}`;
  const answer = await server.app.fastify.inject({ method, url, headers: { ...authorityOf(token), ...headers } });
  const { rows } = await server.house.db.execute(sql`select from member where mobile = ${next}`);
  return { status: answer.statusCode, changed: rows.length === 1 };
};

describe('a new mobile', () => {
  it('is bound by whoever proves the old one and holds the new one; the other devices are signed out', async () => {
    const { id, mobile, token } = await addSignedIn(server.house.db);
    const elsewhere = await signInQuietly(server.house.db, id);
    expect((await steps.sendMobileCode(token, mobile)).code).toBe(200);
    expect((await server.call(securityApi.prove, { body: { code: steps.codeFor(mobile) } }, { token })).data.seconds).toBe(600);
    const next = freshMobile();
    await steps.sendMobileCode(token, next);
    expect((await steps.bindMobile(token, next, steps.codeFor(next))).code).toBe(200);
    expect((await steps.signIn(mobile)).errorCode).toBe('account.sign_in_wrong');
    expect((await steps.signIn(next)).code).toBe(200);
    expect((await server.call(accountApi.permissions, {}, { token })).code).toBe(200);
    expect((await server.call(accountApi.permissions, {}, { token: elsewhere })).code).toBe(401);
    expect((await steps.state(token)).provedFor).toBe(0);
  });

  it('is told to its member and, whatever he chose, to the old mobile', async () => {
    const { id, mobile, token, next, code } = await ready();
    await steps.bindMobile(token, next, code);
    expect((await toldMessages(server.house, id)).map(({ title }) => title)).toEqual(['登录手机号已更换']);
    await sendPosts(server.house);
    const text = server.sms.findLast((sent) => sent.mobile === mobile)?.text ?? '';
    expect(text).toContain('本手机号不能再登录');
    expect(text).not.toContain(next);
  });

  it('stands in the trail, masked, before and after', async () => {
    const { id, mobile, token, next, code } = await ready();
    await steps.bindMobile(token, next, code);
    const { rows } = await server.house.db.execute<{ before: unknown; after: unknown; address: string }>(
      sql`select before, after, address from audit_log where member_id = ${id} and event = 'account.mobile_changed'`,
    );
    expect(rows).toEqual([{ before: masked(mobile), after: masked(next), address: '127.0.0.1' }]);
  });

  it('needs the proof: without it no code is sent, and none is taken', async () => {
    const { token } = await addSignedIn(server.house.db);
    const next = freshMobile();
    expect((await steps.sendMobileCode(token, next)).errorCode).toBe('account.proof_required');
    expect(server.sms.some((sent) => sent.mobile === next)).toBe(false);
    expect((await steps.bindMobile(token, next, '123456')).errorCode).toBe('account.proof_required');
  });

  it('cannot be bound with the proof of another session, or with one that is ten minutes old', async () => {
    const { id, token, next, code } = await ready();
    const elsewhere = await signInQuietly(server.house.db, id);
    expect((await steps.bindMobile(elsewhere, next, code)).errorCode).toBe('account.proof_required');
    await server.house.db.execute(sql`update member_session set proved_at = proved_at - interval '10 minutes' where member_id = ${id}`);
    expect((await steps.bindMobile(token, next, code)).errorCode).toBe('account.proof_required');
    await steps.prove(token);
    expect((await steps.bindMobile(token, next, code)).code).toBe(200);
  });

  it('is refused when somebody has it, in no more words than registration has', async () => {
    const other = await addMember(server.house.db);
    const { token } = await addSignedIn(server.house.db);
    await steps.prove(token);
    const refused = await steps.sendMobileCode(token, other.mobile);
    expect(refused).toMatchObject({ errorCode: 'account.mobile_used', data: null });
    expect(server.sms.some((sent) => sent.mobile === other.mobile)).toBe(false);
  });

  it('is refused when somebody took it after the code was sent, and of two who bind it at once one gets it', async () => {
    const late = await ready();
    await addMember(server.house.db, { mobile: late.next });
    expect((await steps.bindMobile(late.token, late.next, late.code)).errorCode).toBe('account.mobile_used');

    const one = await ready();
    const two = await addSignedIn(server.house.db);
    await steps.prove(two.token);
    await steps.later(one.next, 2);
    await steps.sendMobileCode(two.token, one.next);
    const code = steps.codeFor(one.next);
    const answers = await Promise.all([steps.bindMobile(one.token, one.next, code), steps.bindMobile(two.token, one.next, code)]);
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    const { rows } = await server.house.db.execute(sql`select from member where mobile = ${one.next}`);
    expect(rows).toHaveLength(1);
  });

  it('takes a code once, and not after five wrong tries', async () => {
    const first = await ready();
    expect((await steps.bindMobile(first.token, first.next, first.code)).code).toBe(200);
    await steps.prove(first.token);
    expect((await steps.bindMobile(first.token, first.next, first.code)).errorCode).toBe('account.mobile_same');
    const second = await ready();
    const wrong = second.code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await steps.bindMobile(second.token, second.next, wrong)).errorCode).toBe('account.code_wrong');
    expect((await steps.bindMobile(second.token, second.next, second.code)).errorCode).toBe('account.code_wrong');
  });

  it('is no mobile when it is something else', async () => {
    const { token } = await addSignedIn(server.house.db);
    expect((await steps.bindMobile(token, '12345', '123456')).errorCode).toBe('account.mobile_wrong');
  });
});

describe('proving again who one is', () => {
  it('refuses a wrong password, locks as sign-in does, and writes it down', async () => {
    const { id, token } = await addSignedIn(server.house.db);
    for (let failure = 0; failure < 5; failure += 1)
      expect((await steps.prove(token, 'Wrong@2026demo')).errorCode).toBe('account.own_password_wrong');
    expect((await steps.prove(token, testPassword)).errorCode).toBe('account.sign_in_locked');
    expect((await steps.audits('account.own_password_wrong')).every(({ member_id }) => member_id === id)).toBe(true);
  });

  it('takes no code that was sent for signing in', async () => {
    const { mobile, token } = await addSignedIn(server.house.db);
    await steps.sendSignInCode(mobile);
    expect((await server.call(securityApi.prove, { body: { code: steps.codeFor(mobile) } }, { token })).errorCode).toBe(
      'account.code_wrong',
    );
  });

  it('draws a picture that opens nothing else', async () => {
    const { mobile, token } = await addSignedIn(server.house.db);
    const query = { mobile, ...(await steps.picture()) };
    expect((await server.call(accountApi.sendSignInCode, { query })).errorCode).toBe('account.captcha_wrong');
    expect((await server.call(securityApi.sendMobileCode, { query }, { token })).code).toBe(200);
    expect((await server.call(securityApi.sendMobileCode, { query }, { token })).errorCode).toBe('account.captcha_wrong');
  });
});

describe('a GET that changes something', () => {
  it('is done for a page of the mall', async () => {
    expect(await get({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toMatchObject({ changed: true });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['a link that is followed', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    ['a browser that fetches ahead', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ])('is not done for %s', async (_, headers) => {
    expect((await get(headers)).changed).toBe(false);
  });

  it('is not done for whoever asks for its head, or has only the cookies', async () => {
    expect((await get({}, 'HEAD')).changed).toBe(false);
    expect((await get({ authorization: '' })).changed).toBe(false);
  });
});
