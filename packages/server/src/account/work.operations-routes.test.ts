import { deskApi } from '@mall/contract/account/desk.api.ts';
import { newsOperationsApi } from '@mall/contract/account/news-operations.api.ts';
import { workApi } from '@mall/contract/account/work.api.ts';
import type { WorkItem } from '@mall/contract/account/work.rules.ts';
import { memberApi } from '@mall/contract/member/member.api.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliverNews } from '../kernel/deliver-news.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const server = testApp();
const run = async (text: string, values: unknown[] = []) => (await server.house.db.pool.query(text, values)).rows;

type Signed = Awaited<ReturnType<typeof addSignedIn>>;
let he: Signed;
let zhang: Signed;
let auditor: Signed;

/** Dead letters of so many hours: their limit is eight. Feedback has forty-eight. */
const lay = async () => {
  await run(`delete from news`);
  await run(`delete from feedback`);
  await run(`delete from work_item_claim`);
  await run(`insert into news (name, listener, subject, payload, error, dead_at)
    select 'order.paid', 'member', 'order:' || h, '{}', 'gone', now() - make_interval(hours => h) from unnest(array[1, 5, 9]) h`);
  await run(
    `insert into feedback (kind, body, contact, at) values ('function', '俄文商品页运费显示为空', '', now() - interval '12 hours')`,
  );
};

beforeEach(async () => {
  he ??= await addSignedIn(server.house.db, { audience: 'operator', memberName: '何静' });
  zhang ??= await addSignedIn(server.house.db, { audience: 'operator', memberName: '张毅' });
  auditor ??= await addSignedIn(server.house.db, { audience: 'operator', memberName: '范承泽', roles: ['mall_audit'] });
  await lay();
});

const page = async ({ token }: Signed, query: object = {}) => (await server.call(workApi.page, { query: query as never }, { token })).data;
const whats = async (who: Signed, query: object = {}) => (await page(who, query)).list.map(({ sn }) => sn);
const summary = async ({ token }: Signed) => (await server.call(workApi.summary, {}, { token })).data;
const item = async (sn: string): Promise<WorkItem> => {
  const [row] = (await page(he, { word: sn })).list;
  return { kind: row?.kind ?? 'dead', id: row?.id ?? '0' };
};
const take = async ({ token }: Signed, ...items: WorkItem[]) => server.call(workApi.take, { body: { items } }, { token });
const waiting = async ({ token }: Signed) => (await server.call(deskApi.desk, {}, { token })).data.waiting;
const next = async ({ token }: Signed) => (await server.call(workApi.next, {}, { token })).data;
const handOver = async (who: Signed, to: Signed, ...items: WorkItem[]) =>
  server.call(workApi.handOver, { body: { items, toId: to.id, reason: '请你处理' } }, { token: who.token });
const takeOver = async (who: Signed, from: Signed, ...items: WorkItem[]) =>
  server.call(workApi.takeOver, { body: { items, fromId: from.id, reason: '原处理人请假' } }, { token: who.token });
const holderOf = async (sn: string) => (await page(he, { word: sn })).list[0]?.holder?.name;
const heard = async ({ token }: Signed) => {
  await deliverNews(server.house);
  return (await server.call(memberApi.messages, { query: {} }, { token })).data.list.map(({ title, content }) => `${title} ${content}`);
};

const rowsOf = (who: Signed, body: object = {}) =>
  exportedRows(server, server.call(workApi.export, { body: body as never }, { token: who.token }), who.token);

describe('the list as a sheet', () => {
  test('has the rows of the filter in its order, of the queues at which the asker works', async () => {
    const [head, ...rows] = await rowsOf(he);
    expect(head?.slice(0, 2)).toEqual(['类型', '单号']);
    expect(rows.map(([kind, sn]) => [kind, sn])).toEqual([
      ['未送达的消息', 'order:9'],
      ['未送达的消息', 'order:5'],
      ['未送达的消息', 'order:1'],
      ['用户反馈', expect.stringMatching(/^FK/)],
    ]);
    expect((await rowsOf(he, { due: 'over' })).slice(1).map((row) => row[1])).toEqual(['order:9']);
    expect(await rowsOf(auditor)).toEqual([['download.none']]);
    expect(await rowsOf(he, { kind: 'voucher' })).toEqual([['download.none']]);
  });
});

describe('the list', () => {
  test('is narrowed to one case, and to the days since which it waits', async () => {
    const { id } = await item('order:5');
    expect(await whats(he, { kind: 'dead', url: `/dead-letters?id=${id}` })).toEqual(['order:5']);
    expect(await whats(auditor, { kind: 'dead', url: `/dead-letters?id=${id}` })).toEqual([]);
    expect(await whats(he, { to: '2001-01-01' })).toEqual([]);
    expect(await whats(he, { from: '2001-01-01', kind: 'feedback' })).toHaveLength(1);
    expect((await server.call(workApi.page, { query: { from: '2026-02-30' } as never }, { token: he.token })).errorCode).toBe(
      'kernel.bad_input',
    );
  });

  test('puts what is nearest to its time limit first, across queues, and says how much of it is used', async () => {
    const { list, total } = await page(he);
    expect(list.map(({ sn }) => sn)).toEqual(['order:9', 'order:5', 'order:1', expect.stringMatching(/^FK/)]);
    expect(total).toBe(4);
    expect(list[0]).toMatchObject({
      kind: 'dead',
      what: 'dead.news',
      waited: 540,
      used: 112,
      holder: null,
      mine: false,
      url: expect.stringMatching(/^\/dead-letters\?id=\d+$/),
    });
    expect(list[0]?.left).toBeLessThan(0);
    expect(list[3]).toMatchObject({ kind: 'feedback', used: 25 });
    expect(await whats(he, { order: 'since' })).toEqual([expect.stringMatching(/^FK/), 'order:9', 'order:5', 'order:1']);
  });

  test('is narrowed by word, queue, holder and time limit', async () => {
    await take(zhang, await item('order:5'));
    expect(await whats(he, { word: '俄文' })).toHaveLength(1);
    expect(await whats(he, { kind: 'dead', page: 2, limit: 2 })).toEqual(['order:1']);
    expect(await whats(he, { due: 'over' })).toEqual(['order:9']);
    expect(await whats(he, { due: 'soon' })).toEqual([]);
    expect(await whats(he, { who: 'others' })).toEqual(['order:5']);
    expect(await whats(he, { who: zhang.id })).toEqual(['order:5']);
    expect(await whats(zhang, { who: 'me' })).toEqual(['order:5']);
    expect(await whats(he, { who: 'none' })).toHaveLength(3);
    expect(await whats(he, { min: '1.00' })).toEqual([]);
  });

  test('shows nobody a queue at which he does not work, nor counts it for him', async () => {
    expect((await page(auditor)).total).toBe(0);
    expect((await summary(auditor)).queues.map(({ kind }) => kind)).toEqual(['certification', 'registration', 'paper', 'goods']);
    expect((await take(auditor, await item('order:9'))).errorCode).toBe('account.work_moved');
    expect(await waiting(he)).toContainEqual({ screen: '/', count: 4 });
    expect(await waiting(auditor)).toEqual([]);
  });

  test('sums up the queues, and who holds what', async () => {
    await take(zhang, await item('order:5'));
    await take(he, await item('order:9'), await item('order:1'));
    expect(await summary(he)).toMatchObject({ all: 4, mine: 2, free: 1, others: 1, longest: 720 });
    expect((await summary(he)).queues).toContainEqual({ kind: 'dead', count: 3, over: 1, longest: 540, amount: null });
    expect((await summary(he)).queues).toContainEqual({ kind: 'voucher', count: 0, over: 0, longest: 0, amount: null });
  });
});

describe('taking', () => {
  test('gives a case to one of two who reach for it at once', async () => {
    const both = await item('order:9');
    const answers = await Promise.all([take(he, both), take(zhang, both)]);
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['account.work_moved', null]);
  });

  test('of several takes those that are free, and says how many were not', async () => {
    await take(zhang, await item('order:9'));
    const { data } = await take(he, await item('order:9'), await item('order:5'));
    expect(data).toEqual({ count: 1, missed: 1 });
    expect([await holderOf('order:9'), await holderOf('order:5')]).toEqual(['张毅', '何静']);
  });

  test('the next gives each of two another, the most urgent first, and nothing when all is taken', async () => {
    const [one, other] = await Promise.all([next(he), next(zhang)]);
    expect([one?.sn, other?.sn].toSorted()).toEqual(['order:5', 'order:9']);
    expect([one?.mine, other?.mine]).toEqual([true, true]);
    await next(he);
    await next(he);
    expect(await next(he)).toBe(null);
  });

  test('is put back by whoever took it, and by nobody else', async () => {
    const one = await item('order:9');
    await take(zhang, one);
    const putBack = ({ token }: Signed) => server.call(workApi.putBack, { body: { items: [one] } }, { token });
    expect((await putBack(he)).errorCode).toBe('account.work_moved');
    expect((await putBack(zhang)).data).toEqual({ count: 1, missed: 0 });
    expect(await holderOf('order:9')).toBe(undefined);
  });

  test('ends with the case: one that comes back is nobody’s', async () => {
    const one = await item('order:9');
    await take(zhang, one);
    await server.call(newsOperationsApi.retry, { params: { id: one.id } }, { token: zhang.token });
    expect((await page(he)).total).toBe(3);
    await run('update news set dead_at = now() where id = $1', [one.id]);
    expect(await holderOf('order:9')).toBe(undefined);
    expect((await take(he, one)).errorCode).toBe(null);
    expect(await holderOf('order:9')).toBe('何静');
  });
});

describe('changing hands', () => {
  test('gives what is free or one’s own to a colleague, who hears of it', async () => {
    await take(he, await item('order:9'));
    expect((await handOver(he, zhang, await item('order:9'), await item('order:5'))).data).toEqual({ count: 2, missed: 0 });
    expect([await holderOf('order:9'), await holderOf('order:5')]).toEqual(['张毅', '张毅']);
    expect(await heard(zhang)).toContainEqual('何静把 2 件待办交给了您 order.paid；order.paid。原因：请你处理。');
    expect((await handOver(he, zhang, await item('order:9'))).errorCode).toBe('account.work_moved');
  });

  test('only to somebody else, who can decide it', async () => {
    expect((await handOver(he, auditor, await item('order:9'))).errorCode).toBe('account.work_not_theirs');
    expect((await handOver(he, he, await item('order:9'))).errorCode).toBe('account.not_yourself');
    expect((await handOver(he, { ...zhang, id: '999' }, await item('order:9'))).errorCode).toBe('account.work_not_theirs');
  });

  test('takes over from the one who has it, tells him why, and keeps both in the trail', async () => {
    await take(zhang, await item('order:9'), await item('order:5'));
    expect((await takeOver(he, zhang, await item('order:9'))).data).toEqual({ count: 1, missed: 0 });
    expect([await holderOf('order:9'), await holderOf('order:5')]).toEqual(['何静', '张毅']);
    expect(await heard(zhang)).toContainEqual('何静接手了您的 1 件待办 order.paid。原因：原处理人请假。您不必再处理。');
    expect(
      await run(
        `select member_id::text as who, target_id::text as whom, detail ->> 'reason' as why from audit_log where event = 'work.taken_over'`,
      ),
    ).toEqual([{ who: he.id, whom: zhang.id, why: '原处理人请假' }]);
  });

  test('takes nothing over from somebody who does not have it any more', async () => {
    await take(zhang, await item('order:9'));
    const one = await item('order:9');
    const answers = await Promise.all([takeOver(he, zhang, one), takeOver(he, zhang, one)]);
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['account.work_moved', null]);
    expect((await takeOver(he, he, one)).errorCode).toBe('account.work_moved');
  });
});

test('shows who works on how much today, what took him how long, and to whom a queue can be given', async () => {
  const one = await item('order:9');
  await take(zhang, one, await item('order:5'));
  await run(`update work_item_claim set taken_at = now() - interval '90 seconds'`);
  await server.call(newsOperationsApi.drop, { params: { id: one.id } }, { token: zhang.token });
  const { list } = (await server.call(workApi.people, {}, { token: he.token })).data;
  const found = list.find(({ memberId }) => memberId === zhang.id);
  expect(found).toMatchObject({ name: '张毅', held: 1, done: 1, away: 0, roles: ['平台管理员'] });
  expect(found?.seconds).toBeGreaterThanOrEqual(90);
  expect(found?.kinds).toContain('dead');
  expect(list.find(({ memberId }) => memberId === auditor.id)).toMatchObject({
    kinds: ['certification', 'registration', 'paper', 'goods'],
    held: 0,
    done: 0,
    seconds: null,
  });
  expect((await summary(he)).done).toBe(1);
});
