import { accountApi } from '@mall/contract/account/account.api.ts';
import { counterApi } from '@mall/contract/account/counter.api.ts';
import { factorTries } from '@mall/contract/account/counter.rules.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountSteps } from '../testing/account-steps.ts';
import { authorityOf, companionOf, pageCookiesOf, proofOf } from '../testing/authority.ts';
import { counterSteps } from '../testing/counter-steps.ts';
import { securitySteps } from '../testing/security-steps.ts';
import { testApp } from '../testing/test-app.ts';
import { addMember, addSignedIn } from '../testing/test-member.ts';
import { forgetActors } from './actor-cache.ts';

const server = testApp();
const steps = accountSteps(server);
const counter = counterSteps(server);
const operator = () => addMember(server.house.db, { audience: 'operator' });
const seller = () => addMember(server.house.db, { audience: 'seller' });
const kindOf = async (token: string) => (await server.house.readActor(proofOf(token))).kind;

describe('each kind of people comes in by its own door', () => {
  test('the mall’s own door opens for buyers alone, by password and by text', async () => {
    const { db } = server.house;
    const people = [await addMember(db), await seller(), await operator()];
    const codes = await Promise.all(people.map(async ({ mobile }) => (await steps.signIn(mobile)).errorCode));
    expect(codes).toEqual([null, 'account.sellers_door', 'account.operators_door']);
    for (const { mobile } of people.slice(1)) {
      await steps.sendSignInCode(mobile);
      const body = { mobile, code: steps.codeFor(mobile), uuid: 'a'.repeat(32) };
      expect((await server.call(accountApi.signInBySms, { body })).errorCode).toMatch(/^account\.(sellers|operators)_door$/);
    }
  });

  test('the doors behind the counter open for their own people alone', async () => {
    const buyer = await addMember(server.house.db);
    const [store, mall] = [await seller(), await operator()];
    const codes = async (site: 'seller' | 'operations') =>
      Promise.all([buyer, store, mall].map(async ({ mobile }) => (await counter.knock(site, mobile)).errorCode));
    expect(await codes('seller')).toEqual(['account.buyers_door', null, 'account.operators_door']);
    expect(await codes('operations')).toEqual(['account.buyers_door', 'account.sellers_door', null]);
  });

  test('whoever does not know the password learns nothing of whose account it is', async () => {
    const { mobile } = await operator();
    for (const asked of [counter.knock('seller', mobile, 'Wrong@1234'), counter.knock('seller', '13800009999')])
      expect((await asked).errorCode).toBe('account.sign_in_wrong');
  });

  test('one browser holds the sessions of several sites, and each token goes with its own companion', async () => {
    const buyer = await addSignedIn(server.house.db);
    const { token } = (await counter.knock('seller', (await seller()).mobile)).data as { token: string };
    expect(token).toMatch(/^seller-/);
    const ask = async (bearer: string, cookie: string) =>
      (
        await server.app.fastify.inject({
          url: `/api${accountApi.permissions.path}`,
          headers: { authorization: `Bearer ${bearer}`, cookie },
        })
      ).json().code;
    const both = `companion=${companionOf(buyer.token)}; seller-companion=${companionOf(token)}`;
    expect([await ask(buyer.token, both), await ask(token, both)]).toEqual([200, 200]);
    expect(await ask(token, `companion=${companionOf(token)}`)).toBe(401);
    await server.call(accountApi.signOut, {}, { token });
    expect([await ask(buyer.token, both), await ask(token, both)]).toEqual([200, 401]);
  });
});

describe('the second factor', () => {
  test('is set up by an operator at his first sign-in, and his password alone opens nothing from then on', async () => {
    const { mobile, id } = await operator();
    const { secret, token, recoveryCodes } = await counter.enrol(mobile);
    expect([await kindOf(token), recoveryCodes.length]).toEqual(['operator', 10]);
    const { data } = await counter.knock('operations', mobile);
    expect(data).toMatchObject({ step: 'factor', triesLeft: factorTries, recoveryLeft: 10 });
    expect(JSON.stringify(data)).not.toMatch(/token|secret/);
    await counter.nextCode(id);
    expect((await counter.give((data as { ticket: string }).ticket, counter.codeOf(secret))).data).toMatchObject({ step: 'in' });
  });

  test('takes a code once, on whichever ticket, and not one of a minute ago', async () => {
    const { mobile, id } = await operator();
    const { secret } = await counter.enrol(mobile);
    const give = async (code: string) => (await counter.give(await counter.ticketOf('operations', mobile), code)).errorCode;
    expect(await give(counter.codeOf(secret))).toBe('account.factor_wrong');
    await counter.nextCode(id);
    expect(await give(counter.codeOf(secret, -3))).toBe('account.factor_wrong');
    const tickets = await Promise.all(Array.from({ length: 4 }, () => counter.ticketOf('operations', mobile)));
    const raced = await Promise.all(tickets.map((ticket) => counter.give(ticket, counter.codeOf(secret))));
    expect(raced.filter(({ errorCode }) => errorCode === null)).toHaveLength(1);
  });

  test('gives a ticket few tries and one way in, and an account few tries in all', async () => {
    const { mobile, id } = await operator();
    const { secret, recoveryCodes } = await counter.enrol(mobile);
    const ticket = await counter.ticketOf('operations', mobile);
    const wrong = [];
    for (let left = factorTries; left > 0; left -= 1) wrong.push((await counter.give(ticket, '000000')).msg);
    expect(wrong.map((said) => /还可试 (\d) 次/.exec(said)?.[1])).toEqual(['4', '3', '2', '1', '0']);
    await counter.nextCode(id);
    expect((await counter.give(ticket, counter.codeOf(secret))).errorCode).toBe('account.ticket_gone');
    const other = await counter.ticketOf('operations', mobile);
    for (let tries = 0; tries < factorTries; tries += 1) await counter.give(other, '000000');
    const fresh = await counter.ticketOf('operations', mobile);
    expect((await counter.give(fresh, recoveryCodes[0] ?? '')).errorCode).toBe('account.factor_locked');
  });

  test('is replaced by a recovery code, each once, however it is typed', async () => {
    const { mobile } = await operator();
    const { recoveryCodes } = await counter.enrol(mobile);
    const [first = '', second = ''] = recoveryCodes;
    const give = async (code: string) => (await counter.give(await counter.ticketOf('operations', mobile), code)).errorCode;
    expect(await give(` ${first.toUpperCase().replace('-', ' ')} `)).toBe(null);
    expect(await give(first)).toBe('account.factor_wrong');
    expect(await give(second)).toBe(null);
    expect((await counter.knock('operations', mobile)).data).toMatchObject({ recoveryLeft: 8 });
    expect(await give('abc')).toBe('account.factor_malformed');
  });

  test('gives new recovery codes against one of its codes, and ends the old ones', async () => {
    const { mobile, id } = await operator();
    const { secret, token, recoveryCodes } = await counter.enrol(mobile);
    const renew = (code: string) => server.call(counterApi.renewRecoveryCodes, { body: { code } }, { token });
    expect((await renew('000000')).errorCode).toBe('account.factor_again');
    await counter.nextCode(id);
    const { data } = await renew(counter.codeOf(secret));
    expect(data.recoveryCodes).toHaveLength(10);
    const give = async (code: string) => (await counter.give(await counter.ticketOf('operations', mobile), code)).errorCode;
    expect([await give(recoveryCodes[0] ?? ''), await give(data.recoveryCodes[0] ?? '')]).toEqual(['account.factor_wrong', null]);
  });

  test('renewed several times at once leaves the codes of one renewal', async () => {
    const { mobile } = await operator();
    const { token, recoveryCodes } = await counter.enrol(mobile);
    const renewals = await Promise.all(
      recoveryCodes.slice(0, 4).map((code) => server.call(counterApi.renewRecoveryCodes, { body: { code } }, { token })),
    );
    expect(renewals.some(({ code }) => code === 200)).toBe(true);
    expect((await counter.knock('operations', mobile)).data).toMatchObject({ recoveryLeft: 10 });
  });

  test('set up by its owner is not replaced by whoever else was at the door with the password', async () => {
    const { mobile } = await operator();
    const { ticket } = (await counter.knock('operations', mobile)).data as { ticket: string };
    const late = (await counter.prove(ticket, mobile)).data as { ticket: string; secret: string };
    await steps.later(mobile, 2);
    const { secret } = await counter.enrol(mobile);
    expect((await counter.give(late.ticket, counter.codeOf(late.secret))).errorCode).toBe('account.ticket_gone');
    const { rows } = await server.house.db.execute<{ secret: Buffer }>(
      sql`select secret from second_factor f join member m on m.id = f.member_id where m.mobile = ${mobile}`,
    );
    expect(rows.map((row) => server.house.sealer.open(row.secret))).toEqual([secret]);
  });

  test('is not asked for on a trusted device, until the device is trusted no more', async () => {
    const { mobile, id } = await operator();
    const { secret } = await counter.enrol(mobile);
    await counter.nextCode(id);
    const ticket = await counter.ticketOf('operations', mobile);
    const { data } = await server.call(counterApi.giveFactor, { body: { ticket, code: counter.codeOf(secret), trust: true } });
    const { token } = data as { token: string };
    expect((await server.call(counterApi.factor, {}, { token })).data).toEqual({
      on: true,
      needed: true,
      recoveryLeft: 10,
      trustedDevices: 1,
    });
    await server.call(counterApi.distrust, {}, { token });
    expect((await server.call(counterApi.factor, {}, { token })).data.trustedDevices).toBe(0);
  });

  test('is a seller’s choice: set up after proving who he is, asked for from then on, dropped by one of its codes', async () => {
    const { mobile, id } = await seller();
    const security = securitySteps(server);
    const { token } = (await counter.knock('seller', mobile)).data as { token: string };
    expect((await server.call(counterApi.startFactor, {}, { token })).errorCode).toBe('account.proof_required');
    await security.prove(token);
    const { ticket, secret } = (await server.call(counterApi.startFactor, {}, { token })).data;
    expect((await counter.knock('seller', mobile)).data.step).toBe('in');
    const confirm = (code: string) => server.call(counterApi.confirmFactor, { body: { ticket, code } }, { token });
    expect((await confirm('000000')).errorCode).toBe('account.factor_wrong');
    expect((await confirm(counter.codeOf(secret))).data.recoveryCodes).toHaveLength(10);
    expect((await counter.knock('seller', mobile)).data.step).toBe('factor');
    await counter.nextCode(id);
    expect((await server.call(counterApi.dropFactor, { body: { code: counter.codeOf(secret) } }, { token })).errorCode).toBe(null);
    expect((await counter.knock('seller', mobile)).data.step).toBe('in');
  });

  test('is changed with a code of the old one: the password alone, on a device that is spared the code, changes nothing', async () => {
    const { mobile, id } = await operator();
    const { secret, token, recoveryCodes } = await counter.enrol(mobile);
    const security = securitySteps(server);
    const start = (code?: string) => server.call(counterApi.startFactor, { body: code === undefined ? {} : { code } }, { token });
    await security.prove(token);
    expect((await start()).errorCode).toBe('account.factor_required');
    expect((await start('000000')).errorCode).toBe('account.factor_again');
    await counter.nextCode(id);
    const { data } = await start(counter.codeOf(secret));
    const body = { ticket: data.ticket, code: counter.codeOf(data.secret) };
    expect((await server.call(counterApi.confirmFactor, { body }, { token })).data.recoveryCodes).toHaveLength(10);
    const ticket = await counter.ticketOf('operations', mobile);
    expect((await counter.give(ticket, recoveryCodes[0] ?? '')).errorCode).toBe('account.factor_wrong');
  });

  test('that its owner has set up meanwhile is not replaced by one that was begun when there was none', async () => {
    const { mobile } = await seller();
    const security = securitySteps(server);
    const begun = async () => {
      const { token } = (await counter.knock('seller', mobile)).data as { token: string };
      await security.prove(token);
      const { ticket, secret } = (await server.call(counterApi.startFactor, {}, { token })).data;
      return () => server.call(counterApi.confirmFactor, { body: { ticket, code: counter.codeOf(secret) } }, { token });
    };
    const [thief, owner] = [await begun(), await begun()];
    expect([(await owner()).errorCode, (await thief()).errorCode]).toEqual([null, 'account.ticket_gone']);
  });

  test('is not dropped by an operator, and not offered to a buyer', async () => {
    const { mobile, id } = await operator();
    const { secret, token } = await counter.enrol(mobile);
    await counter.nextCode(id);
    const drop = await server.call(counterApi.dropFactor, { body: { code: counter.codeOf(secret) } }, { token });
    expect(drop.errorCode).toBe('account.factor_needed');
    const buyer = await addSignedIn(server.house.db);
    expect((await server.call(counterApi.startFactor, {}, { token: buyer.token })).errorCode).toBe('kernel.no_permission');
  });

  test('lies sealed in the database, its recovery codes as marks', async () => {
    const { mobile } = await operator();
    const { secret, recoveryCodes } = await counter.enrol(mobile);
    const { rows } = await server.house.db.execute<{ all: string }>(
      sql`select string_agg(t::text, ' ') as all from (select f::text as t from second_factor f union all select r::text from recovery_code r union all select k::text from sign_in_ticket k) x`,
    );
    for (const text of [secret, Buffer.from(secret).toString('hex'), ...recoveryCodes]) expect(rows[0]?.all).not.toContain(text);
  });
});

test('behind the counter a session that nobody uses ends sooner than in the mall', async () => {
  const { mobile } = await seller();
  const { token } = (await counter.knock('seller', mobile)).data as { token: string };
  const after = async (hours: number) => {
    await server.house.db.execute(
      sql`update member_session set seen_at = now() - make_interval(hours => ${hours}) where member_id = (select id from member where mobile = ${mobile})`,
    );
    await new Promise((go) => setTimeout(go, 1100));
    return kindOf(token);
  };
  expect([await after(7), await after(9)]).toEqual(['seller', 'guest']);
});

test('what an open page asks by itself keeps nobody signed in: only somebody who sits there does', async () => {
  const { mobile } = await operator();
  const { token } = await counter.enrol(mobile);
  const { db } = server.house;
  const seen = async (hours: number) =>
    db.execute(
      sql`update member_session set seen_at = now() - make_interval(hours => ${hours}) where member_id = (select id from member where mobile = ${mobile})`,
    );
  const idle = async () => {
    const { rows } = await db.execute<{ hours: number }>(
      sql`select floor(extract(epoch from now() - seen_at) / 3600)::int as hours from member_session s join member m on m.id = s.member_id where m.mobile = ${mobile}`,
    );
    return rows[0]?.hours;
  };
  const ask = async (more: Record<string, string>) => {
    forgetActors();
    const headers = { ...authorityOf(token), ...more };
    return (await server.app.fastify.inject({ url: `/api${counterApi.factor.path}`, headers })).json<{ code: number }>().code;
  };
  await seen(7);
  expect([await ask({ unattended: '1' }), await idle()]).toEqual([200, 7]);
  forgetActors();
  const cookie = pageCookiesOf(token);
  await server.app.fastify.inject({ url: `/uploads/${'a'.repeat(32)}`, headers: { cookie } });
  expect(await idle()).toBe(7);
  expect([await ask({}), await idle()]).toEqual([200, 0]);
  await seen(9);
  expect(await ask({ unattended: '1' })).toBe(401);
});

test('somebody who comes back to his page counts at once, although it has just asked by itself', async () => {
  const { mobile } = await operator();
  const { token } = await counter.enrol(mobile);
  await server.house.db.execute(
    sql`update member_session set seen_at = now() - interval '7 hours' where member_id = (select id from member where mobile = ${mobile})`,
  );
  forgetActors();
  const ask = (more: Record<string, string>) =>
    server.app.fastify.inject({ url: `/api${counterApi.factor.path}`, headers: { ...authorityOf(token), ...more } });
  await ask({ unattended: '1' });
  await ask({});
  const { rows } = await server.house.db.execute<{ fresh: boolean }>(
    sql`select seen_at > now() - interval '1 minute' as fresh from member_session s join member m on m.id = s.member_id where m.mobile = ${mobile}`,
  );
  expect(rows).toEqual([{ fresh: true }]);
});
