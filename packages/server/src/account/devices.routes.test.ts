import { accountApi } from '@mall/contract/account/account.api.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { securitySteps } from '../testing/security-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn, signInQuietly } from '../testing/test-member.ts';

const server = testApp();
const steps = securitySteps(server);
const devices = async (token: string) => (await server.call(accountApi.devices, {}, { token })).data;
const history = async (token: string) => (await server.call(securityApi.history, {}, { token })).data.list;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** Somebody who came in long ago from here, and lately from elsewhere. */
const usedElsewhere = async (device: string, address: string) => {
  const { id, token, mobile } = await addSignedIn(server.house.db);
  const other = await signInQuietly(server.house.db, id);
  const before = sql`insert into audit_log (member_id, event, at, device, address)`;
  await server.house.db.execute(sql`${before} values (${id}, 'account.signed_in', now() - interval '30 days', 'test', '127.0.0.1')`);
  await server.house.db.execute(sql`${before} values (${id}, 'account.signed_in', now(), ${device}, ${address})`);
  await server.house.db.execute(
    sql`update member_session set device = ${device}, address = ${address} where id = (select max(id) from member_session where member_id = ${id})`,
  );
  return { id, token, other, mobile };
};

describe('the devices of an account', () => {
  it('say how and where each came in, and point out one that was never seen there', async () => {
    const { token, mobile } = await usedElsewhere(firefox, '203.0.113.24');
    await steps.signIn(mobile);
    const [latest, ...rest] = await devices(token);
    expect(latest).toMatchObject({ way: 'password', place: '本机', current: false });
    expect(rest.find(({ device }) => device === 'Firefox · Linux')).toMatchObject({ place: '未知地区', fresh: true, idle: false });
    expect(rest.find(({ current }) => current)).toMatchObject({ fresh: false });
    expect((await history(token)).filter(({ fresh }) => fresh).map(({ device, step }) => ({ device, step }))).toContainEqual({
      device: 'Firefox · Linux',
      step: 'in',
    });
  });

  it('are nothing new where the same kind of browser came in from the same network before', async () => {
    const { id, token } = await usedElsewhere(firefox, '203.0.113.24');
    await server.house.db.execute(
      sql`insert into audit_log (member_id, event, at, device, address) values (${id}, 'account.signed_in', now() - interval '20 days', ${firefox.replaceAll('144', '143')}, '203.0.113.99')`,
    );
    expect((await devices(token)).filter(({ fresh }) => fresh)).toEqual([]);
  });

  it('that somebody else came in with are signed out, which is written down as that', async () => {
    const { id, token, other } = await usedElsewhere(firefox, '203.0.113.24');
    const strange = (await devices(token)).find(({ fresh }) => fresh)?.id ?? '';
    expect((await server.call(securityApi.disown, { params: { id: strange } }, { token })).code).toBe(200);
    expect((await server.call(accountApi.permissions, {}, { token: other })).code).toBe(401);
    expect((await steps.audits('account.device_disowned'))[0]).toMatchObject({ member_id: id });
    expect((await history(token))[0]).toMatchObject({ step: 'out' });
    const mine = (await devices(token)).find(({ current }) => current)?.id ?? '';
    expect((await server.call(securityApi.disown, { params: { id: mine } }, { token })).code).not.toBe(200);
    expect((await server.call(accountApi.permissions, {}, { token })).code).toBe(200);
  });
});
