import { setTimeout as sleep } from 'node:timers/promises';
import { accountApi } from '@mall/contract/account/account.api.ts';
import { peopleApi } from '@mall/contract/company/people.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { revokeSessions } from '../account/revoke-sessions.ts';
import { setPassword } from '../account/set-password.ts';
import { inTransaction } from '../kernel/db.ts';
import { pageCookiesOf } from '../testing/authority.ts';
import { addColleague } from '../testing/people-steps.ts';
import { type ReadStream, readStream } from '../testing/read-stream.ts';
import { createTestApp, testApp } from '../testing/test-app.ts';
import { addSignedIn, signInQuietly } from '../testing/test-member.ts';
import { testVisitor } from '../testing/test-visitor.ts';
import { openStreams } from './streams.ts';

const mall = testApp({ STREAMS_PER_ADDRESS: '12' });
let base = '';
const opened: ReadStream[] = [];
const open = async (token: string, query = '') => {
  const stream = await readStream(base, token, query);
  opened.push(stream);
  return stream;
};
const leave = (memberId: string) =>
  mall.house.db.execute(
    sql`insert into message (member_id, kind, code, facts) values (${memberId}, 'system', 'plain', '{"title":"t","body":"","url":""}')`,
  );
const refused = async (stream: ReadStream) => {
  await stream.ended;
  return (JSON.parse(stream.text()) as { errorCode: string }).errorCode;
};

beforeAll(async () => {
  await mall.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const address = mall.app.fastify.server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  for (const stream of opened.splice(0)) stream.close();
  for (let tries = 0; mall.house.streams.open > 0 && tries < 100; tries += 1) await sleep(20);
  expect(mall.house.streams.open).toBe(0);
});

describe('an open page', () => {
  it('is told how many messages are unread, and again whenever that changes', async () => {
    const who = await addSignedIn(mall.house.db);
    await leave(who.id);
    const stream = await open(who.token);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect([stream.headers['cache-control'], stream.headers['x-accel-buffering']]).toEqual(['no-store, no-transform', 'no']);
    expect((await stream.next('unread'))?.data).toMatchObject({ count: 1 });
    await leave(who.id);
    expect((await stream.next('unread'))?.data).toMatchObject({ count: 2 });
    await mall.call(messageApi.read, { body: { all: true } }, { token: who.token });
    expect((await stream.next('unread'))?.data).toEqual({ count: 0, latest: null });
    // What proxies hold back goes first, and how long to wait before coming again.
    expect(stream.text()).toMatch(/^retry: \d{4}\n: {2048,}\n\n/);
  });

  it('hears nothing of another’s messages', async () => {
    const [one, other] = [await addSignedIn(mall.house.db), await addSignedIn(mall.house.db)];
    const stream = await open(one.token);
    await stream.next('unread');
    await leave(other.id);
    expect(await stream.next('unread', 500)).toBeUndefined();
  });

  it('is not opened to whoever is not signed in, with a query that nobody asked for, or twice too often', async () => {
    const { token } = await addSignedIn(mall.house.db);
    expect(await refused(await open('nobody-has-this-token-here'))).toBe('kernel.session_expired');
    expect(await refused(await open(token, '?surprise=1'))).toBe('kernel.unknown_field');
    const streams = await Promise.all(Array.from({ length: 9 }, () => open(token)));
    expect(streams.map(({ status }) => status).toSorted()).toEqual([...Array<number>(8).fill(200), 429]);
    // Others at the same address have the rest of it, and then nobody more.
    const colleagues = await Promise.all(Array.from({ length: 5 }, async () => open((await addSignedIn(mall.house.db)).token)));
    expect(colleagues.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429]);
    expect(mall.house.streams.refused).toBe(2);
  });

  it('tells in which language its reader wants to be written to', async () => {
    const who = await addSignedIn(mall.house.db);
    const languageOf = async () =>
      (await mall.house.db.pool.query<{ language: string }>('select language from message_preference where member_id = $1', [who.id])).rows;
    await (await open(who.token, '?language=ru')).next('unread');
    expect(await languageOf()).toEqual([{ language: 'ru' }]);
    await (await open(who.token, '?language=en')).next('unread');
    expect(await languageOf()).toEqual([{ language: 'en' }]);
  });
});

describe('an open page falls back', () => {
  it.each([
    ['disabled', 'its account is shut', (id: string) => mall.house.db.execute(sql`update member set enabled = false where id = ${id}`)],
    [
      'frozen',
      'the mall freezes it',
      (id: string) =>
        inTransaction(mall.house.db, async (tx) => {
          await tx.execute(sql`update member set frozen_until = 'infinity' where id = ${id}`);
          await revokeSessions(tx, id);
        }),
    ],
    ['password', 'the password is changed', (id: string) => inTransaction(mall.house.db, (tx) => setPassword(tx, testVisitor, id, 'x'))],
    ['expired', 'its account is deleted', (id: string) => mall.house.db.execute(sql`delete from member where id = ${id}`)],
  ])('and says %s when %s', async (reason, _why, change) => {
    const who = await addSignedIn(mall.house.db);
    const stream = await open(who.token);
    await stream.next('unread');
    const since = performance.now();
    await change(who.id);
    const gone = await stream.next('gone');
    expect(gone?.data).toEqual({ reason });
    expect((gone?.at ?? Infinity) - since).toBeLessThan(1000);
    await stream.ended;
  });

  it('when its device is signed out, and only then', async () => {
    const who = await addSignedIn(mall.house.db);
    const other = await signInQuietly(mall.house.db, who.id);
    const [mine, theirs] = [await open(who.token), await open(other)];
    await theirs.next('unread');
    const { data } = await mall.call(accountApi.devices, {}, { token: who.token });
    await mall.call(accountApi.signOutDevice, { params: { id: data.find(({ current }) => !current)?.id ?? '' } }, { token: who.token });
    expect((await theirs.next('gone'))?.data).toEqual({ reason: 'elsewhere' });
    expect(await mine.next('gone', 300)).toBeUndefined();
  });

  it('when its company lets him go, and says so', async () => {
    const admin = await addColleague(mall.house.db, 7, 'company_admin');
    const who = await addColleague(mall.house.db, 7, 'company_purchaser');
    const stream = await open(who.token);
    await stream.next('unread');
    await mall.call(peopleApi.unbind, { params: { id: who.id }, body: { heirId: null } }, { token: admin.token });
    expect((await stream.next('gone'))?.data).toEqual({ reason: 'unbound' });
  });

  it('and asks anew what it may do when that has changed', async () => {
    const who = await addSignedIn(mall.house.db, { accountType: 2, companyId: '7' });
    const stream = await open(who.token);
    await stream.next('unread');
    const role = sql`(select id from role where company_id is null and key = 'company_purchaser')`;
    await mall.house.db.execute(sql`insert into member_role select ${who.id}, ${role}`);
    expect(await stream.next('rights')).toBeDefined();
    await mall.house.db.execute(sql`delete from role_right where role_id = ${role} and right_name = 'newInquiry:view'`);
    expect(await stream.next('rights')).toBeDefined();
    expect((await mall.call(accountApi.permissions, {}, { token: who.token })).data).not.toContain('newInquiry:view');
    const approver = sql`(select id from role where company_id is null and key = 'company_approver')`;
    await mall.house.db.execute(sql`delete from role_right where role_id = ${approver}`);
    expect(await stream.next('rights', 300)).toBeUndefined();
  });
});

describe('a node with open pages', () => {
  it('forgets one whose connection was cut', async () => {
    const { token } = await addSignedIn(mall.house.db);
    const stream = await open(token);
    await stream.next('unread');
    expect(mall.house.streams.open).toBe(1);
    stream.close();
    for (let tries = 0; mall.house.streams.open > 0 && tries < 100; tries += 1) await sleep(20);
    expect(mall.house.streams.open).toBe(0);
  });

  it('cuts a reader who does not read, and keeps one who does', async () => {
    const who = await addSignedIn(mall.house.db);
    const own = openStreams(mall.house, { beatMs: 30 });
    const cutBefore = mall.house.streams.cut;
    const actor = { kind: 'buyer', memberId: who.id, sessionId: await sessionOf(who.id), rights: new Map(), departments: [] } as never;
    const [idle, reads] = [own.open(actor, '127.0.0.1'), own.open(actor, '127.0.0.1')];
    const heard: string[] = [];
    reads.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
    await sleep(300);
    expect([idle.destroyed, reads.destroyed, mall.house.streams.cut - cutBefore]).toEqual([true, false, 1]);
    expect(heard.join('')).toContain(': beat');
    await own.close();
  });

  it('stops at once, and tells its pages so by ending', async () => {
    const house = await createTestApp();
    await house.app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const address = house.app.fastify.server.address();
    const { token } = await addSignedIn(house.house.db);
    const stream = await readStream(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, token);
    await stream.next('unread');
    const since = performance.now();
    await house.close();
    await stream.ended;
    expect(performance.now() - since).toBeLessThan(2000);
  });

  it('answers nobody who asks for the head of a stream alone', async () => {
    const { token } = await addSignedIn(mall.house.db);
    const answer = await fetch(`${base}/api${messageApi.stream.path}`, { method: 'HEAD', headers: { cookie: pageCookiesOf(token) } });
    expect([answer.status, mall.house.streams.open]).toEqual([404, 0]);
  });
});

const sessionOf = async (memberId: string): Promise<string> =>
  (await mall.house.db.pool.query<{ id: string }>('select max(id)::text as id from member_session where member_id = $1', [memberId]))
    .rows[0]?.id ?? '';
