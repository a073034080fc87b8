import { accountApi } from '@mall/contract/account/account.api.ts';
import { securityApi } from '@mall/contract/account/security.api.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { securitySteps } from '../testing/security-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn, signInQuietly } from '../testing/test-member.ts';

const server = testApp();
const steps = securitySteps(server);
const history = async (token: string, language = 'zh') => (await server.call(securityApi.history, {}, { token, language })).data;

describe('how safe an account is', () => {
  it('is told without the whole mobile or mailbox', async () => {
    const { id, mobile, token } = await addSignedIn(server.house.db, { email: 'hezhiyao@example.com' });
    await server.house.db.execute(sql`update member set password_changed_at = now() - interval '100 days' where id = ${id}`);
    expect(await steps.state(token)).toMatchObject({
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      email: 'he***@example.com',
      passwordAgeDays: 100,
      idleDevices: 0,
      socialBound: false,
      partners: [],
      provedFor: 0,
    });
  });

  it('counts devices that nobody used for ninety days, and not the one in hand', async () => {
    const { id, token } = await addSignedIn(server.house.db);
    await signInQuietly(server.house.db, id);
    expect((await steps.state(token)).idleDevices).toBe(0);
    await server.house.db.execute(
      sql`update member_session set seen_at = now() - interval '89 days', idle_hours = 8760 where member_id = ${id}`,
    );
    expect((await steps.state(token)).idleDevices).toBe(0);
    await server.house.db.execute(
      sql`update member_session set seen_at = now() - interval '91 days' where member_id = ${id} and seen_at < now() - interval '1 day'`,
    );
    expect((await steps.state(token)).idleDevices).toBe(1);
  });
});

describe('all other devices', () => {
  it('are signed out at once, the one in hand stays, and strangers do too', async () => {
    const { id, token } = await addSignedIn(server.house.db);
    const stranger = await addSignedIn(server.house.db);
    const others = [await signInQuietly(server.house.db, id), await signInQuietly(server.house.db, id)];
    expect((await server.call(securityApi.signOutOthers, {}, { token })).data).toEqual({ count: 2 });
    for (const other of others) expect((await server.call(accountApi.permissions, {}, { token: other })).code).toBe(401);
    for (const kept of [token, stranger.token]) expect((await server.call(accountApi.permissions, {}, { token: kept })).code).toBe(200);
    expect((await steps.audits('account.sessions_ended'))[0]).toMatchObject({ member_id: id, detail: { count: 2 } });
    expect((await server.call(securityApi.signOutOthers, {}, { token })).data).toEqual({ count: 0 });
  });
});

describe('the history of sign-ins', () => {
  it('has who came in and who was refused, latest first, in the language of the reader', async () => {
    const { mobile, token } = await addSignedIn(server.house.db);
    await steps.signIn(mobile, 'Wrong@2026demo');
    await steps.signIn(mobile);
    const { list, total } = await history(token);
    expect(total).toBe(2);
    expect(list.map(({ step, event, way, address, place }) => ({ step, event, way, address, place }))).toEqual([
      { step: 'in', event: '登录', way: 'password', address: '127.0.0.1', place: '本机' },
      { step: 'refused', event: '手机号或密码错误', way: '', address: '127.0.0.1', place: '本机' },
    ]);
    expect((await history(token, 'en')).list[0]?.event).toBe('Signed in');
  });

  it('is one’s own: a mobile that looks the same when masked is another’s', async () => {
    const mine = await addSignedIn(server.house.db, { mobile: '13711110001' });
    const theirs = await addSignedIn(server.house.db, { mobile: '13722220001' });
    await steps.signIn(theirs.mobile, 'Wrong@2026demo');
    await steps.signIn(theirs.mobile);
    expect((await history(mine.token)).total).toBe(0);
    expect((await history(theirs.token)).total).toBe(2);
  });

  it('comes in pages, and half a year is kept in sight', async () => {
    const { id, token } = await addSignedIn(server.house.db);
    await server.house.db.execute(
      sql`insert into audit_log (member_id, event, at) select ${id}, 'account.signed_in', now() - make_interval(days => 20 * n) from generate_series(1, 12) n`,
    );
    expect((await history(token)).total).toBe(8);
    const page = await server.call(securityApi.history, { query: { page: 2, limit: 5 } }, { token });
    expect(page.data.list).toHaveLength(3);
  });
});
