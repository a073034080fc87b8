import { accountApi } from '@mall/contract/account/account.api.ts';
import { makeUuid } from '@mall/contract/account/account.rules.ts';
import { encodeText } from '@mall/contract/wire/base64-text.ts';
import { makeMagicaValue } from '@mall/contract/wire/magica-value.ts';
import { sealRequest, signLogin } from '@mall/contract/wire/sm-browser.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { companionCookie } from '../kernel/http/companion.ts';
import { accountSteps } from '../testing/account-steps.ts';
import { authorityOf, companionOf, pageCookiesOf } from '../testing/authority.ts';
import { createTestApp, type TestApp, testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn, testPassword } from '../testing/test-member.ts';

const server = testApp();
const steps = accountSteps(server);

const sent = async (token: string, cookie: string | undefined) =>
  (
    await server.app.fastify.inject({
      url: `/api${accountApi.permissions.path}`,
      headers: { authorization: `Bearer ${token}`, ...(cookie === undefined ? {} : { cookie: `${companionCookie}=${cookie}` }) },
    })
  ).json().code;
/** Signs in as a browser does, and shows the line that sets the cookie. */
const setCookie = async (mall: TestApp, mobile: string) => {
  const uuid = makeUuid();
  const captcha = await accountSteps(mall).look(uuid);
  const password = accountSteps(mall).seal(testPassword);
  const fields = {
    mobile: encodeText(mobile),
    captcha: encodeText(captcha),
    uuid,
    password,
    sign: signLogin(mobile, captcha, uuid, password),
  };
  const seal = await sealRequest(JSON.stringify({ ...fields, magicaValue: makeMagicaValue() }), mall.house.crypto.publicKeyHex);
  const answer = await mall.app.fastify.inject({
    method: 'POST',
    url: `/api${accountApi.signIn.path}`,
    headers: { encryptiontype: 'SM', code: seal.code, mac: seal.mac, 'content-type': 'application/json' },
    payload: { params: seal.params },
  });
  return String(answer.headers['set-cookie']);
};

describe('the companion of a session', () => {
  test('is set at sign-in where no script reads it, and over https alone when the site is https', async () => {
    const { mobile } = await addMember(server.house.db);
    expect(await setCookie(server, mobile)).toMatch(/^companion=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await createTestApp({ SITE_URL: 'https://mall.example' });
    const other = await addMember(secure.house.db);
    expect(await setCookie(secure, other.mobile)).toMatch(/^companion=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await secure.close();
  });

  test('must come with the token: alone, of another session or made up, it opens nothing', async () => {
    const { mobile, token } = await addSignedIn(server.house.db);
    const second = steps.tokenOf((await steps.signIn(mobile)).data);
    expect(companionOf(second)).not.toBe(companionOf(token));
    expect(await sent(token, companionOf(token))).toBe(200);
    for (const wrong of [undefined, '', companionOf(second), 'x'.repeat(43), token]) expect(await sent(token, wrong)).toBe(401);
    // Two browsers of one member, side by side.
    expect([await sent(second, companionOf(second)), await sent(token, companionOf(token))]).toEqual([200, 200]);
  });

  test('says nothing without the token, so that a forged form has no authority', async () => {
    const { token } = await addSignedIn(server.house.db);
    const answer = await server.app.fastify.inject({
      url: `/api${accountApi.permissions.path}`,
      headers: { cookie: pageCookiesOf(token) },
    });
    expect(answer.json().code).toBe(401);
  });

  test('is kept as a hash, and taken away at sign-out', async () => {
    const { id, token } = await addSignedIn(server.house.db);
    const { rows } = await server.house.db.execute(
      sql`select 1 from member_session where member_id = ${id} and companion_hash = sha256(${companionOf(token)}::bytea)`,
    );
    expect(rows).toHaveLength(1);
    const seal = await sealRequest(JSON.stringify({ magicaValue: makeMagicaValue() }), server.house.crypto.publicKeyHex);
    const answer = await server.app.fastify.inject({
      method: 'POST',
      url: `/api${accountApi.signOut.path}`,
      headers: { ...authorityOf(token), encryptiontype: 'SM', code: seal.code, mac: seal.mac, 'content-type': 'application/json' },
      payload: { params: seal.params },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/^companion=; Max-Age=0; Path=\/;/);
    expect(await sent(token, companionOf(token))).toBe(401);
  });
});
