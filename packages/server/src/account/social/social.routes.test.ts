import { createHash } from 'node:crypto';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { socialApi } from '@mall/contract/account/social.api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SocialWord } from '../../gateways/social.ts';
import { accountSteps } from '../../testing/account-steps.ts';
import { securitySteps } from '../../testing/security-steps.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';
import { toldMessages } from '../../testing/told-messages.ts';

const server = testApp();
const steps = securitySteps(server);
const { look: lookAt } = accountSteps(server);
/** What the platform would say of each code, once. */
const scans = new Map<string, SocialWord>();
let isAway = false;
let exchanges = 0;

const exchange = async (code: string): Promise<SocialWord | undefined> => {
  exchanges += 1;
  const word = scans.get(code) ?? { state: 'refused' as const };
  scans.delete(code);
  return isAway ? undefined : word;
};
beforeAll(() => void Object.assign(server.house, { social: { exchange } }));

let next = 0;
const person = () => `person-${(next += 1)}`;
const codeOfScan = (openId: string) => {
  const code = `scan-of-${openId}-${(next += 1)}`;
  scans.set(code, { state: 'known', openId, name: '小何' });
  return code;
};
const panel = async () => {
  const uuid = makeUuid();
  const { url } = (await server.call(socialApi.panel, { query: { uuid } })).data;
  return { uuid, state: new URL(url).searchParams.get('state') ?? '', url: new URL(url) };
};
const scan = async (openId: string) => {
  const { uuid, state } = await panel();
  return server.call(socialApi.signIn, { body: { code: codeOfScan(openId), state, uuid } });
};
/** A scan of somebody whom no account answers to, up to what the bind needs. */
const ticketOf = async (openId: string) => ((await scan(openId)).data as unknown as { code: string }).code;
const sendBindCode = async (mobile: string) => {
  const uuid = makeUuid();
  return server.call(socialApi.sendBindCode, { body: { mobile, uuid, captcha: await lookAt(uuid) } });
};
const bind = (mobile: string, code: string, validCode: string) =>
  server.call(socialApi.bind, { body: { mobile, validCode, code, uuid: makeUuid() } });
const bindWithText = async (mobile: string, code: string) => {
  await sendBindCode(mobile);
  return bind(mobile, code, steps.codeFor(mobile));
};
/** Another text goes to a mobile at once, for tests that need two. */
const forgetTexts = () => server.house.db.execute(sql`update sms_code set created_at = created_at - interval '2 minutes'`);

describe('the panel', () => {
  it('names the platform, the way back and a state that tells nothing of the uuid', async () => {
    const { url, uuid, state } = await panel();
    expect(url.pathname).toBe('/sandbox/social');
    expect(url.searchParams.get('redirect_uri')).toMatch(/\/login\?social=1$/);
    expect(state).toHaveLength(43);
    expect(url.href).not.toContain(uuid);
  });

  it('is at the address of the setting', async () => {
    Object.assign(server.house.config, { SOCIAL_PANEL_URL: 'https://social.example/qr?lang=zh' });
    const { url } = await panel();
    expect(url.origin + url.pathname).toBe('https://social.example/qr');
    expect(url.searchParams.get('lang')).toBe('zh');
    Object.assign(server.house.config, { SOCIAL_PANEL_URL: undefined });
  });
});

describe('a scan', () => {
  it('leads to bind a mobile first (1017), and in with the next scan (200)', async () => {
    const { mobile, id } = await addSignedIn(server.house.db);
    const who = person();
    const first = await scan(who);
    expect(first).toMatchObject({ code: 1017, data: { code: expect.stringMatching(/^[\w-]{43}$/) } });
    const bound = await bindWithText(mobile, (first.data as unknown as { code: string }).code);
    expect(bound.code).toBe(200);
    expect((await server.call(accountApi.permissions, {}, { token: steps.tokenOf(bound.data) })).code).toBe(200);
    const again = await scan(who);
    expect(again.code).toBe(200);
    expect((await server.call(accountApi.devices, {}, { token: steps.tokenOf(again.data) })).data[0]).toMatchObject({ way: 'social' });
    expect((await steps.audits('account.social_bound'))[0]).toMatchObject({ member_id: id });
  });

  it('answers 1014 when the platform refuses the code, used or unknown', async () => {
    const { uuid, state } = await panel();
    const body = { code: codeOfScan(person()), state, uuid };
    expect((await server.call(socialApi.signIn, { body })).code).toBe(1017);
    expect(await server.call(socialApi.signIn, { body })).toMatchObject({ code: 1014, errorCode: 'account.social_code_gone' });
    expect((await steps.audits('account.social_code_gone')).length).toBeGreaterThan(0);
  });

  it('answers 505 with words when the platform is away', async () => {
    isAway = true;
    expect(await scan(person())).toMatchObject({ code: 505, errorCode: 'account.social_away', msg: expect.stringContaining('社交平台') });
    isAway = false;
  });

  it('signs nobody in whose browser did not ask for it: a code and state of somebody else are refused before the platform is asked', async () => {
    const attacker = await panel();
    const before = exchanges;
    const body = { code: codeOfScan(person()), state: attacker.state, uuid: makeUuid() };
    expect(await server.call(socialApi.signIn, { body })).toMatchObject({ code: 505, errorCode: 'account.social_state_wrong' });
    expect(exchanges).toBe(before);
    expect((await steps.audits('account.social_state_wrong')).length).toBeGreaterThan(0);
  });

  it('is answered under /front/auth as well', async () => {
    const { app, house } = server;
    const answer = await app.fastify.inject({ url: `${house.config.API_BASE}/front${socialApi.panel.path}?uuid=${makeUuid()}` });
    expect(answer.json()).toMatchObject({ code: 200 });
  });

  it('does not open a frozen account, nor bind one', async () => {
    const { mobile, id } = await addSignedIn(server.house.db);
    const who = person();
    expect((await bindWithText(mobile, await ticketOf(who))).code).toBe(200);
    await server.house.db.execute(sql`update member set enabled = false where id = ${id}`);
    expect(await scan(who)).toMatchObject({ code: 505, errorCode: 'account.disabled' });
    await server.house.db.execute(sql`delete from social_binding where member_id = ${id}`);
    await forgetTexts();
    expect(await bindWithText(mobile, await ticketOf(who))).toMatchObject({ errorCode: 'account.disabled' });
    expect((await server.house.db.execute(sql`select from social_binding where member_id = ${id}`)).rowCount).toBe(0);
  });
});

describe('binding a mobile', () => {
  it('asks for the picture before the text', async () => {
    const { mobile } = await addSignedIn(server.house.db);
    const body = { mobile, uuid: makeUuid(), captcha: 'xxxx' };
    expect(await server.call(socialApi.sendBindCode, { body })).toMatchObject({ errorCode: 'account.captcha_wrong' });
    expect((await sendBindCode(mobile)).data).toEqual({ seconds: 60 });
    expect(await sendBindCode(mobile)).toMatchObject({ errorCode: 'account.code_too_soon' });
  });

  it('refuses a code that was sent for something else, a wrong one, and a mobile without an account', async () => {
    const { mobile } = await addSignedIn(server.house.db);
    const code = await ticketOf(person());
    await steps.sendSignInCode(mobile);
    expect(await bind(mobile, code, steps.codeFor(mobile))).toMatchObject({ errorCode: 'account.code_wrong' });
    await sendBindCode('13977770001');
    expect(await bind('13977770001', code, '123456')).toMatchObject({ errorCode: 'account.code_wrong' });
    expect(server.sms.findLast((sms) => sms.mobile === '13977770001')?.text).not.toMatch(/\d{6}/);
  });

  it('takes a scan once, for ten minutes, and never one that was made up', async () => {
    const [one, two] = [await addSignedIn(server.house.db), await addSignedIn(server.house.db)];
    const code = await ticketOf(person());
    expect((await bindWithText(one.mobile, code)).code).toBe(200);
    expect(await bindWithText(two.mobile, code)).toMatchObject({ errorCode: 'account.social_ticket_gone' });
    const late = await ticketOf(person());
    await server.house.db.execute(
      sql`update social_ticket set expires_at = now() - interval '1 second' where token_hash = ${createHash('sha256').update(late).digest()}`,
    );
    await forgetTexts();
    expect(await bindWithText(two.mobile, late)).toMatchObject({ errorCode: 'account.social_ticket_gone' });
    await forgetTexts();
    expect(await bindWithText(two.mobile, 'a'.repeat(43))).toMatchObject({ errorCode: 'account.social_ticket_gone' });
  });

  it('costs no try of the code when the scan has run out', async () => {
    const { mobile } = await addSignedIn(server.house.db);
    const code = await ticketOf(person());
    await sendBindCode(mobile);
    const right = steps.codeFor(mobile);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let time = 0; time < 6; time += 1)
      expect(await bind(mobile, 'a'.repeat(43), wrong)).toMatchObject({ errorCode: 'account.social_ticket_gone' });
    expect((await bind(mobile, code, right)).code).toBe(200);
  });

  it('is refused for an account that another scan opens, and leaves the scan good for another mobile', async () => {
    const [one, two] = [await addSignedIn(server.house.db), await addSignedIn(server.house.db)];
    expect((await bindWithText(one.mobile, await ticketOf(person()))).code).toBe(200);
    await forgetTexts();
    const code = await ticketOf(person());
    expect(await bindWithText(one.mobile, code)).toMatchObject({ errorCode: 'account.social_taken' });
    expect((await bindWithText(two.mobile, code)).code).toBe(200);
  });

  it('binds one of two that race with one scan', async () => {
    const [one, two] = [await addSignedIn(server.house.db), await addSignedIn(server.house.db)];
    const who = person();
    const [first, second] = [await ticketOf(who), await ticketOf(who)];
    await sendBindCode(one.mobile);
    await sendBindCode(two.mobile);
    const answers = await Promise.all([
      bind(one.mobile, first, steps.codeFor(one.mobile)),
      bind(two.mobile, second, steps.codeFor(two.mobile)),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 505]);
    expect((await server.house.db.execute(sql`select from social_binding where open_id = ${who}`)).rowCount).toBe(1);
  });
});

describe('taking the social account off', () => {
  it('needs a proof, once, and is written down', async () => {
    const { mobile, token, id } = await addSignedIn(server.house.db);
    const who = person();
    expect((await bindWithText(mobile, await ticketOf(who))).code).toBe(200);
    expect(await steps.state(token)).toMatchObject({ socialBound: true, socialName: '小何' });
    expect(await server.call(socialApi.unbind, {}, { token })).toMatchObject({ errorCode: 'account.proof_required' });
    expect((await steps.state(token)).socialBound).toBe(true);
    await steps.prove(token);
    expect((await server.call(socialApi.unbind, {}, { token })).code).toBe(200);
    expect((await steps.state(token)).socialBound).toBe(false);
    expect((await steps.audits('account.social_dropped'))[0]).toMatchObject({ member_id: id });
    expect((await toldMessages(server.house, id)).map(({ code }) => code)).toEqual(['account.social_bound', 'account.social_dropped']);
    await steps.prove(token);
    expect(await server.call(socialApi.unbind, {}, { token })).toMatchObject({ errorCode: 'account.social_none' });
    expect((await scan(who)).code).toBe(1017);
  });
});

describe('somebody who got hold of an account', () => {
  it('does not scan his way back in once the device that he scanned with is disowned', async () => {
    const { mobile, token } = await addSignedIn(server.house.db);
    const thief = person();
    await bindWithText(mobile, await ticketOf(thief));
    const strange = (await server.call(accountApi.devices, {}, { token })).data.find(({ way }) => way === 'social')?.id ?? '';
    expect((await server.call(securityApi.disown, { params: { id: strange } }, { token })).code).toBe(200);
    expect((await scan(thief)).code).toBe(1017);
  });

  it('does not either once the password is taken back by the mobile', async () => {
    const { mobile } = await addSignedIn(server.house.db);
    const thief = person();
    await bindWithText(mobile, await ticketOf(thief));
    await forgetTexts();
    await steps.sendForgetCode(mobile);
    const body = { mobile, code: steps.codeFor(mobile), password: steps.seal('Other@2026demo') };
    expect((await server.call(accountApi.resetPassword, { body })).code).toBe(200);
    expect((await scan(thief)).code).toBe(1017);
  });
});

it('changes the mobile under the unified name as well, after a proof', async () => {
  const { token } = await addSignedIn(server.house.db);
  const mobile = '13977770009';
  await steps.prove(token);
  await steps.sendMobileCode(token, mobile);
  const body = { mobile, code: steps.codeFor(mobile) };
  expect((await server.call(socialApi.changeMobile, { body: { ...body, code: '000000' } }, { token })).errorCode).toBe(
    'account.code_wrong',
  );
  expect((await server.call(socialApi.changeMobile, { body }, { token })).code).toBe(200);
});

// The last: further scans of this address are refused for a minute.
it('is asked of the platform for one address no more than 120 times in a minute', async () => {
  const { state, uuid } = await panel();
  const tryAgain = async () => (await server.call(socialApi.signIn, { body: { code: 'made-up-code', state, uuid } })).errorCode;
  for (let time = 0; time < 120 && (await tryAgain()) === 'account.social_code_gone'; time += 1);
  const before = exchanges;
  expect(await tryAgain()).toBe('kernel.too_often');
  expect(exchanges).toBe(before);
});
