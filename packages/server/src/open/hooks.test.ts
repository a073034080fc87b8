import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHookApi } from '@mall/contract/open/open-hook.api.ts';
import { type HookTopic, hookHeaders, hookSigned, hookTopicNames } from '@mall/contract/open/open-hook.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { usualSettings } from '../kernel/config.ts';
import { inTransaction } from '../kernel/db.ts';
import { perCompany } from '../kernel/deliver-due.ts';
import { deliverNews } from '../kernel/deliver-news.ts';
import type { NewsName } from '../kernel/news-list.ts';
import { system } from '../kernel/side.ts';
import { confirmReceipt } from '../order/confirm-receipt.ts';
import { buyerOf, place, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { deliverHooks } from './deliver-hooks.ts';
import { openNews } from './open.news.ts';
import { sweepOpen } from './sweep-open.ts';

const mall = testApp();
const db = () => mall.house.db;

type Heard = { body: string; headers: IncomingMessage['headers'] };
const heard: Heard[] = [];
let answerWith = 200;
const erp = createServer((request, reply) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    if (answerWith < 300) heard.push({ body: Buffer.concat(pieces).toString(), headers: request.headers });
    reply.writeHead(answerWith).end();
  });
});
let url = '';
let token = '';

beforeAll(async () => {
  await buildSmallMall(db(), 6);
  await layStock(db(), 1000);
  await new Promise<void>((done) => void erp.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/hook`;
  token = await tokenOf(db(), small.members.bigBuyer);
});
afterAll(() => new Promise((done) => void erp.close(done)));
beforeEach(async () => {
  await db().execute(sql`delete from open_hook`);
  heard.length = 0;
  answerWith = 200;
});

const subscribe = async (topics: HookTopic[] = ['order.shipped', 'order.received', 'order.cancelled']) =>
  (await mall.call(openHookApi.make, { body: { name: 'ERP', url, topics } }, { token })).data;
const tellAll = async () => {
  await deliverNews(mall.house);
  await deliverHooks(mall.house);
};
/** As if so much time had gone by for whatever waits. */
const later = async (minutes: number) => {
  await db().execute(sql`update open_delivery set due_at = due_at - make_interval(mins => ${minutes})`);
  await db().execute(sql`update open_hook set failing_since = failing_since - make_interval(mins => ${minutes})`);
};
const placeShipped = async () => {
  const actor = buyerOf(small.members.bigBuyer, { companyId: small.company });
  const { orderIds } = await place(db(), small.members.bigBuyer, { actor, payMode: 'postpay', lines: [{ specId: specOf(2), num: 5 }] });
  const [id] = orderIds as [string];
  await ship(db(), id);
  return id;
};
const receive = (id: string) => inTransaction(db(), (tx) => confirmReceipt(tx, system, id, usualSettings));
const words = () =>
  heard.map(({ body }) => JSON.parse(body) as { id: string; topic: string; subject: string; data: Record<string, unknown> });
const deliveriesOf = async (id: string) => (await mall.call(openHookApi.deliveries, { params: { id } }, { token })).data;

describe('news to a company’s own system', () => {
  it('is signed, and says numbers and not whom it was told to', async () => {
    const { secret } = await subscribe();
    const orderId = await placeShipped();
    await tellAll();
    expect(words()).toMatchObject([{ topic: 'order.shipped', subject: `order:${orderId}`, data: { orderId } }]);
    const [{ body, headers }] = heard as [Heard];
    expect(body).not.toContain('memberId');
    const signed = hookSigned({
      eventId: String(headers[hookHeaders.event]),
      time: String(headers[hookHeaders.time]),
      bodyHash: createHash('sha256').update(body).digest('hex'),
    });
    expect(headers[hookHeaders.signature]).toBe(createHmac('sha256', secret).update(signed).digest('hex'));
  });

  it('loses nothing when the listener is down for an hour, and keeps the order of each subject', async () => {
    await subscribe();
    answerWith = 503;
    const one = await placeShipped();
    const other = await placeShipped();
    await tellAll();
    await receive(one);
    await receive(other);
    await tellAll();
    for (let minute = 0; minute < 60; minute += 5) {
      await later(5);
      await tellAll();
    }
    expect(heard).toEqual([]);
    answerWith = 200;
    await later(60);
    await tellAll();
    const order = (id: string) =>
      words()
        .filter(({ subject }) => subject === `order:${id}`)
        .map(({ topic }) => topic);
    expect([order(one), order(other)]).toEqual([
      ['order.shipped', 'order.received'],
      ['order.shipped', 'order.received'],
    ]);
    expect(new Set(words().map(({ id }) => id)).size).toBe(4);
    const left = await db().execute(sql`select from open_delivery where done_at is null`);
    expect(left.rows).toEqual([]);
  });

  it('is sent once and in order, however many nodes send', async () => {
    await subscribe();
    const orders = [await placeShipped(), await placeShipped(), await placeShipped()];
    for (const id of orders) await receive(id);
    await deliverNews(mall.house);
    await Promise.all(Array.from({ length: 5 }, () => deliverHooks(mall.house)));
    await deliverHooks(mall.house);
    const told = words().map(({ topic, subject }) => `${subject} ${topic}`);
    expect(told.toSorted()).toEqual(orders.flatMap((id) => [`order:${id} order.received`, `order:${id} order.shipped`]).toSorted());
    for (const id of orders) expect(told.indexOf(`order:${id} order.shipped`)).toBeLessThan(told.indexOf(`order:${id} order.received`));
  });

  it('goes to nobody else, and not to an individual’s orders', async () => {
    await subscribe();
    await db().execute(
      sql`insert into company (id, name, unified_code, state) values (9, '别的公司', '91120116MA05X00Y0X', 'active') on conflict do nothing`,
    );
    const other = await addSignedIn(db(), { id: '101', companyId: '9', accountType: 2, roles: ['company_admin'] });
    const theirs = (await mall.call(openHookApi.make, { body: { name: 'x', url, topics: ['order.shipped'] } }, { token: other.token }))
      .data;
    await placeShipped();
    await tellAll();
    expect(heard.length).toBe(1);
    expect((await mall.call(openHookApi.deliveries, { params: { id: theirs.id } }, { token: other.token })).data.total).toBe(0);
    const [ours] = (await mall.call(openHookApi.list, {}, { token })).data.list;
    const id = ours?.id ?? '0';
    const peeked = await mall.call(openHookApi.deliveries, { params: { id } }, { token: other.token });
    expect(peeked.data.total).toBe(0);
    for (const act of [openHookApi.test, openHookApi.remove])
      expect((await mall.call(act, { params: { id } }, { token: other.token })).errorCode).toBe('open.not_found');
    const [sent] = (await deliveriesOf(id)).list;
    const replayed = await mall.call(openHookApi.replay, { params: { id: sent?.id ?? '0' } }, { token: other.token });
    expect(replayed.errorCode).toBe('open.not_found');
  });

  it('is sent again from the page under the same number', async () => {
    const { id } = await subscribe();
    await placeShipped();
    await tellAll();
    const [sent] = (await deliveriesOf(id)).list;
    expect(sent).toMatchObject({ state: 'done', status: 200, tries: 1 });
    await mall.call(openHookApi.replay, { params: { id: sent?.id ?? '0' } }, { token });
    await tellAll();
    expect(words().map((word) => word.id)).toEqual([sent?.eventId, sent?.eventId]);
  });

  it('is sent again from a moment on, all of it in order behind what waits, and once at a time', async () => {
    const { id } = await subscribe();
    const early = await placeShipped();
    await tellAll();
    await db().execute(sql`update open_delivery set told_at = now() - interval '2 days'`);
    const one = await placeShipped();
    const other = await placeShipped();
    await tellAll();
    await receive(one);
    answerWith = 503;
    await tellAll();
    const again = (since: Date) => mall.call(openHookApi.replaySince, { params: { id }, body: { since: since.toISOString() } }, { token });
    expect((await again(new Date(Date.now() + 60_000))).errorCode).toBe('open.replay_none');
    expect((await again(new Date(Date.now() - 3_600_000))).data).toEqual({ count: 3 });
    expect((await again(new Date(0))).errorCode).toBe('open.replaying');
    const standing = async () => (await mall.call(openHookApi.list, {}, { token })).data.list[0]?.replay;
    expect(await standing()).toEqual({ done: 0, total: 3 });
    heard.length = 0;
    answerWith = 200;
    await later(60);
    await tellAll();
    const of = (order: string) =>
      words()
        .filter(({ subject }) => subject === `order:${order}`)
        .map(({ topic }) => topic);
    expect([of(early), of(one), of(other)]).toEqual([[], ['order.received', 'order.shipped', 'order.received'], ['order.shipped']]);
    expect(new Set(words().map((word) => word.id)).size).toBe(3);
    expect(await standing()).toBeNull();
    const stranger = await addSignedIn(db(), { id: '107', companyId: '9', accountType: 2, roles: ['company_admin'] });
    const theirs = await mall.call(openHookApi.replaySince, { params: { id }, body: { since: '2026-01-01T00:00:00Z' } }, stranger);
    expect(theirs.errorCode).toBe('open.not_found');
    for (const since of ['yesterday', '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z'])
      expect((await mall.call(openHookApi.replaySince, { params: { id }, body: { since } }, { token })).errorCode).toBe('open.since_wrong');
  });

  it('stops after days of silence, says so to the administrators, and goes on where it stopped', async () => {
    const { id } = await subscribe();
    answerWith = 500;
    await placeShipped();
    await tellAll();
    await later(3 * 24 * 60 + 1);
    await tellAll();
    const [hook] = (await mall.call(openHookApi.list, {}, { token })).data.list;
    expect(hook).toMatchObject({ state: 'failed', waiting: 1 });
    await deliverNews(mall.house);
    const { rows } = await db().execute(sql`select count(*)::int as told from message where code = 'open.hook_failed'`);
    expect(rows[0]?.['told']).toBe(1);
    answerWith = 200;
    await later(60);
    await deliverHooks(mall.house);
    expect(heard).toEqual([]);
    await mall.call(openHookApi.switch, { params: { id }, body: { on: true } }, { token });
    await deliverHooks(mall.house);
    expect(words().map(({ topic }) => topic)).toEqual(['order.shipped']);
  });

  it('waits while it is off, follows in order once it is on, and is not swept before a month of that', async () => {
    const { id } = await subscribe();
    await mall.call(openHookApi.switch, { params: { id }, body: { on: false } }, { token });
    const order = await placeShipped();
    await receive(order);
    await tellAll();
    expect(heard).toEqual([]);
    await db().execute(sql`update open_delivery set created_at = now() - interval '31 days'`);
    await sweepOpen(db());
    await mall.call(openHookApi.switch, { params: { id }, body: { on: true } }, { token });
    await tellAll();
    expect(words().map(({ topic }) => topic)).toEqual(['order.shipped', 'order.received']);
    await mall.call(openHookApi.switch, { params: { id }, body: { on: false } }, { token });
    await placeShipped();
    await tellAll();
    await db().execute(sql`update open_delivery set created_at = now() - interval '31 days'`);
    await db().execute(sql`update open_hook set off_since = now() - interval '31 days'`);
    await sweepOpen(db());
    expect((await deliveriesOf(id)).total).toBe(0);
  });

  it('is told while its maker may see it, else falls silent, says so, and is answered for by who switches it on', async () => {
    const maker = await addSignedIn(db(), { id: '110', companyId: small.company, accountType: 2, roles: ['company_admin'] });
    const body = { name: '他的', url, topics: ['order.shipped'] as HookTopic[] };
    const { id } = (await mall.call(openHookApi.make, { body }, maker)).data;
    const standing = async () => (await mall.call(openHookApi.list, {}, { token })).data.list[0];
    await placeShipped();
    await tellAll();
    expect(heard.length).toBe(1);
    await db().execute(sql`update member set company_id = null where id = 110`);
    expect((await standing())?.state).toBe('silent');
    await placeShipped();
    await tellAll();
    await deliverNews(mall.house);
    expect(heard.length).toBe(1);
    expect(await standing()).toMatchObject({ state: 'silent', waiting: 1 });
    const { rows } = await db().execute(sql`select count(*)::int as told from message where code = 'open.hook_silent'`);
    expect(rows[0]?.['told']).toBeGreaterThan(0);
    await mall.call(openHookApi.switch, { params: { id }, body: { on: true } }, { token });
    await deliverHooks(mall.house);
    expect(heard.length).toBe(2);
    expect((await standing())?.state).toBe('on');
  });

  it('is of what was subscribed, by somebody who may see it all', async () => {
    await subscribe(['order.received']);
    const order = await placeShipped();
    await tellAll();
    expect(heard).toEqual([]);
    await receive(order);
    await tellAll();
    expect(words().map(({ topic }) => topic)).toEqual(['order.received']);
    const near = await addSignedIn(db(), { id: '111', companyId: small.company, accountType: 2, roles: ['company_admin'] });
    const body = { name: 'x', url, topics: ['order.paid'] as HookTopic[] };
    await db().execute(sql`
      with made as (insert into role (company_id, key, name) values (${small.company}, 'near', '近') returning id),
        given as (insert into role_right (role_id, right_name, reach) select made.id, g.right_name, case when g.right_name = 'open:manage' then g.reach else 'own' end
          from made, role r join role_right g on g.role_id = r.id where r.key = 'company_admin' and r.company_id is null)
      update member_role set role_id = (select id from made) where member_id = 111`);
    expect((await mall.call(openHookApi.make, { body }, near)).errorCode).toBe('open.scope_beyond');
  });

  it('is told of every topic that is offered', async () => {
    const { id } = await subscribe([...hookTopicNames]);
    const order = await placeShipped();
    const [{ sn } = { sn: '' }] = (await db().execute(sql`select order_sn as sn from shop_order where id = ${order}`)).rows as {
      sn: string;
    }[];
    const told = { orderId: order, orderSn: sn };
    const payloads: Record<HookTopic, [NewsName, object]> = {
      'order.paid': ['order.paid', told],
      'order.shipped': ['order.shipped', { ...told, shipmentId: '1', logisticsCompany: '', trackingNumber: '' }],
      'order.received': ['order.received', told],
      'order.cancelled': ['order.cancelled', { ...told, kind: 'buyer', reason: '' }],
      'order.refunded': ['payment.refunded', { ...told, refundSn: 'R1' }],
      'approval.decided': ['approval.decided', { requestId: '1', requestNo: 'Q1', outcome: 'passed' }],
      'aftersale.moved': ['after_sale.moved', { afterSaleId: '1', aftersaleSn: 'S1', event: 'apply' }],
      'bill.moved': ['bill.moved', { billId: '1', billSn: 'B1', event: 'issue', side: 'buyer' }],
      'invoice.moved': ['invoice.moved', { invoiceId: '1', applySn: 'F1', number: '', event: 'issue' }],
      'contract.moved': ['contract.moved', { contractId: '1', contractSn: 'C1', event: 'sign', side: 'buyer' }],
      'inquiry.moved': ['inquiry.told', { inquiryId: '1', inquiryNo: 'X1', what: 'opened' }],
    };
    // Whose the thing is is asked by its table; here everything is the company's.
    const asked: string[] = [];
    const insert = { execute: async (query: SQL) => void asked.push(JSON.stringify(query)) };
    const listeners = openNews.afterwards as Record<string, (house: unknown, told: unknown) => Promise<unknown>>;
    for (const topic of hookTopicNames) {
      const [name, payload] = payloads[topic];
      asked.length = 0;
      await listeners[name]?.({ db: insert }, { id: '1', toldAt: '2026-11-18 00:00:00+08', payload });
      expect([topic, asked.length, asked[0]?.includes(`"${topic}"`)]).toEqual([topic, 1, true]);
      // What stores hear of the same thing is not the buyer's.
      asked.length = 0;
      if ('side' in payload)
        await listeners[name]?.({ db: insert }, { id: '1', toldAt: '2026-11-18', payload: { ...payload, side: 'seller' } });
      expect(asked).toEqual([]);
    }
    expect((await deliveriesOf(id)).total).toBe(0);
  });

  it('does not wait for another company’s listeners that never answer', async () => {
    await db().execute(
      sql`insert into company (id, name, unified_code, state) values (9, '别的公司', '91120116MA05X00Y0X', 'active') on conflict do nothing`,
    );
    const stuck = createServer(() => {});
    await new Promise<void>((done) => void stuck.listen(0, '127.0.0.1', done));
    const slow = `http://127.0.0.1:${(stuck.address() as AddressInfo).port}/`;
    const other = await addSignedIn(db(), { id: '112', companyId: '9', accountType: 2, roles: ['company_admin'] });
    for (let nth = 0; nth < 10; nth += 1) {
      const { id } = (await mall.call(openHookApi.make, { body: { name: `x${nth}`, url: slow, topics: ['order.shipped'] } }, other)).data;
      await mall.call(openHookApi.test, { params: { id } }, other);
    }
    const { id } = await subscribe();
    const under = deliverHooks(mall.house);
    await sleep(1000);
    await mall.call(openHookApi.test, { params: { id } }, { token });
    await vi.waitFor(() => expect(words().map(({ topic }) => topic)).toEqual(['ping']), { timeout: 5000, interval: 100 });
    const { rows } = await db().execute(
      sql`select count(*)::int as n from open_delivery d join open_hook h on h.id = d.hook_id where h.company_id = 9 and d.sent_at is not null`,
    );
    expect(rows[0]?.['n']).toBeLessThanOrEqual(perCompany);
    stuck.closeAllConnections();
    await under;
    await new Promise((done) => void stuck.close(done));
  });

  it('is forgotten after a month, and not before', async () => {
    const { id } = await subscribe();
    await placeShipped();
    await placeShipped();
    await tellAll();
    const [late] = (await deliveriesOf(id)).list;
    await db().execute(sql`update open_delivery set created_at = now() - interval '31 days' where id <> ${late?.id}`);
    await sweepOpen(db());
    expect((await deliveriesOf(id)).list.map((one) => one.id)).toEqual([late?.id]);
  });

  it('tries an address, and is not written to where it is off or removed', async () => {
    const { id } = await subscribe();
    await mall.call(openHookApi.test, { params: { id } }, { token });
    await deliverHooks(mall.house);
    expect(words().map(({ topic }) => topic)).toEqual(['ping']);
    await mall.call(openHookApi.switch, { params: { id }, body: { on: false } }, { token });
    await placeShipped();
    await tellAll();
    expect(heard.length).toBe(1);
    await mall.call(openHookApi.remove, { params: { id } }, { token });
    expect((await mall.call(openHookApi.list, {}, { token })).data.list).toEqual([]);
  });

  it('takes no address in a private network, no other protocol and none with a password', async () => {
    for (const wrong of [
      'http://erp.example.com/hook',
      'https://10.0.0.5/hook',
      'https://169.254.169.254/x',
      'https://a:b@erp.example.com/',
      'file:///etc/passwd',
      'https://[::1]/hook',
      'http://127.0.0.1@evil.example/x',
    ]) {
      const made = await mall.call(openHookApi.make, { body: { name: 'x', url: wrong, topics: ['order.paid'] } }, { token });
      expect([wrong, made.errorCode]).toEqual([wrong, 'open.url_wrong']);
    }
  });
});
