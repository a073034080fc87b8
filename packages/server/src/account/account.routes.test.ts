import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { decodeText, encodeText } from '@mall/contract/wire/base64-text.ts';
import { encryptPassword, signLogin } from '@mall/contract/wire/sm-browser.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn, freshMobile, testPassword } from '../testing/test-member.ts';
import { forgetActors } from './actor-cache.ts';
import { peekCaptcha } from './peek-captcha.ts';

const server = testApp();

const captchaAnswer = async (uuid: string, path = accountApi.captcha.path) => {
  const picture = await server.app.fastify.inject({ url: `/api${path}?uuid=${uuid}` });
  expect(picture.headers['content-type']).toBe('image/png');
  return (await peekCaptcha(server.house.memory, uuid)) ?? '';
};

const seal = (password: string) => encryptPassword(password, server.house.crypto.publicKeyHex);

const signInBody = async (mobile: string, password: string, change: { captcha?: string; uuid?: string } = {}) => {
  const uuid = change.uuid ?? makeUuid();
  const captcha = change.captcha ?? (await captchaAnswer(uuid));
  const sealed = seal(password);
  return { mobile, password: sealed, captcha, uuid, sign: signLogin(mobile, captcha, uuid, sealed) };
};

const signIn = async (mobile: string, password = testPassword, change: { captcha?: string; uuid?: string } = {}) =>
  server.call(accountApi.signIn, { body: await signInBody(mobile, password, change) });

const auditEvents = async () =>
  (await server.house.db.execute<{ event: string; detail: unknown }>(sql`select event, detail from audit_log order by id desc limit 20`))
    .rows;

describe('signing in by password', () => {
  test('lets in whoever knows the password and gives the uuid back', async () => {
    const { mobile } = await addMember(server.house.db);
    const uuid = makeUuid();
    const answer = await signIn(mobile, testPassword, { uuid });
    expect(answer.code).toBe(200);
    const { token, uuid: back } = JSON.parse(decodeText(answer.data) ?? '') as { token: string; uuid: string };
    expect(back).toBe(uuid);
    expect((await server.call(accountApi.permissions, {}, { token })).data).toContain('personalCenterBase:myOrders:view');
  });

  test('answers under /front too', async () => {
    const uuid = makeUuid();
    expect((await server.app.fastify.inject({ url: `/api/front/auth/captcha?uuid=${uuid}` })).statusCode).toBe(200);
  });
});
void [addSignedIn, freshMobile, encodeText, forgetActors, auditEvents];
