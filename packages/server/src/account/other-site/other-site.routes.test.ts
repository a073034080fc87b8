import { accountApi } from '@mall/contract/account/account.api.ts';
import { otherSiteApi } from '@mall/contract/account/other-site.api.ts';
import type { OtherSite } from '@mall/contract/account/other-site.rules.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signPay } from '../../gateways/pay-sign.ts';
import { accountSteps } from '../../testing/account-steps.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const secrets = { cloud: 'the secret of the cloud platform', group: 'the secret of the group company' };
const server = testApp({ CLOUD_PLATFORM_SECRET: secrets.cloud, GROUP_SITE_SECRET: secrets.group });
const unconnected = testApp();
const { audits } = accountSteps(server);

const tokenFor = async (token: string, site: OtherSite = 'cloud') =>
  (await server.call(otherSiteApi.getUseToken, { query: { site } }, { token })).data.token;

type Forged = { secret?: string; time?: number; path?: string; body?: string };
/** What the other site's own server asks. */
const verify = async (site: OtherSite, useToken: string, forged: Forged = {}) => {
  const body = forged.body ?? JSON.stringify({ token: useToken });
  const time = String(forged.time ?? Date.now());
  const answer = await server.app.fastify.inject({
    method: 'POST',
    url: `${server.house.config.API_BASE}${forged.path ?? ''}/auth/useToken/${site}`,
    headers: {
      'content-type': 'application/json',
      [`x-${site}-time`]: time,
      [`x-${site}-sign`]: signPay(forged.secret ?? secrets[site], `${site} verify`, time, body),
    },
    payload: body,
  });
  return { status: answer.statusCode, ...answer.json<{ ok: boolean; member?: { memberId: string } }>() };
};

describe('a token for another site', () => {
  it('tells that site once who came, and is written down', async () => {
    const { id, token } = await addSignedIn(server.house.db);
    const useToken = await tokenFor(token);
    expect(await verify('cloud', useToken)).toMatchObject({ status: 200, ok: true, member: { memberId: id, companyId: null } });
    expect((await audits('account.use_token_spent'))[0]).toMatchObject({ member_id: id, detail: { site: 'cloud' } });
    expect(await verify('cloud', useToken)).toEqual({ status: 410, ok: false });
    expect((await audits('account.use_token_wrong'))[0]).toMatchObject({ detail: { site: 'cloud' } });
  });

  it('is used by one of two who ask at once', async () => {
    const { token } = await addSignedIn(server.house.db);
    const useToken = await tokenFor(token);
    const answers = await Promise.all([verify('cloud', useToken), verify('cloud', useToken), verify('cloud', useToken)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  it('is over after a minute', async () => {
    const { id, token } = await addSignedIn(server.house.db);
    const useToken = await tokenFor(token);
    await server.house.db.execute(sql`update use_token set expires_at = expires_at - interval '61 seconds' where member_id = ${id}`);
    expect(await verify('cloud', useToken)).toMatchObject({ status: 410 });
  });

  it('is for one site: another cannot take it, nor use it up', async () => {
    const { token } = await addSignedIn(server.house.db);
    const useToken = await tokenFor(token, 'group');
    expect(await verify('cloud', useToken)).toMatchObject({ status: 410 });
    expect(await verify('cloud', useToken, { secret: secrets.group })).toMatchObject({ status: 403 });
    expect(await verify('group', useToken, { path: '/front' })).toMatchObject({ status: 200 });
  });

  it('is told to nobody who cannot sign, whose word is old, or who says something else', async () => {
    const { token } = await addSignedIn(server.house.db);
    const useToken = await tokenFor(token);
    expect(await verify('cloud', useToken, { secret: 'a secret that somebody made up' })).toEqual({ status: 403, ok: false });
    expect(await verify('cloud', useToken, { time: Date.now() - 301_000 })).toEqual({ status: 403, ok: false });
    expect((await audits('account.use_sign_wrong')).map(({ detail }) => detail['fault'])).toEqual(
      expect.arrayContaining(['forged', 'stale']),
    );
    for (const body of ['', 'null', '[]', '{', '{"token":1}', `{"token":"${useToken}","more":1}`])
      expect(await verify('cloud', useToken, { body }), body).toEqual({ status: 400, ok: false });
    expect(await verify('nowhere' as OtherSite, useToken, { secret: secrets.cloud })).toMatchObject({ status: 404 });
    expect(await verify('cloud', useToken)).toMatchObject({ status: 200 });
  });

  it('ends with the session, and with the right to come in', async () => {
    const left = await addSignedIn(server.house.db);
    const leftToken = await tokenFor(left.token);
    await server.call(accountApi.signOut, {}, { token: left.token });
    expect(await verify('cloud', leftToken)).toMatchObject({ status: 410 });
    const shut = await addSignedIn(server.house.db);
    const shutToken = await tokenFor(shut.token);
    await server.house.db.execute(sql`update member set enabled = false where id = ${shut.id}`);
    expect(await verify('cloud', shutToken)).toMatchObject({ status: 410 });
  });

  it.each([
    ['a member who is frozen', sql`update member set frozen_until = now() + interval '1 hour' where id = `],
    ['a session that has run out', sql`update member_session set expires_at = now() - interval '1 second' where member_id = `],
  ])('tells nothing of %s', async (_whom, end) => {
    const { id, token } = await addSignedIn(server.house.db);
    const useToken = await tokenFor(token);
    await server.house.db.execute(sql`${end}${id}`);
    expect(await verify('cloud', useToken)).toEqual({ status: 410, ok: false });
  });

  it('is made thirty times in a minute for one member, and for another all the same', async () => {
    const [one, other] = [await addSignedIn(server.house.db), await addSignedIn(server.house.db)];
    const ask = ({ token }: { token: string }) => server.call(otherSiteApi.getUseToken, { query: { site: 'cloud' } }, { token });
    for (let time = 0; time < 30; time += 1) expect((await ask(one)).code).toBe(200);
    expect((await ask(one)).errorCode).toBe('kernel.too_often');
    expect((await ask(other)).code).toBe(200);
  });

  it('opens nothing here, and is for whoever is signed in', async () => {
    const { token } = await addSignedIn(server.house.db);
    expect((await server.call(accountApi.permissions, {}, { token: await tokenFor(token) })).code).toBe(401);
    expect((await server.call(otherSiteApi.getUseToken)).code).toBe(401);
  });

  it('is not made for a site that is not connected', async () => {
    const { token } = await addSignedIn(unconnected.house.db);
    const answer = await unconnected.call(otherSiteApi.getUseToken, { query: { site: 'group' } }, { token });
    expect(answer.errorCode).toBe('account.site_unknown');
  });
});
