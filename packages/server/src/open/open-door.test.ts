import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressApi } from '@mall/contract/member/address.api.ts';
import { openKeyApi } from '@mall/contract/open/open-key.api.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { askOpen, makeTestKey, type TestKey } from '../testing/open-steps.ts';
import { addressFields, readyBuyer, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { writeCursor } from './open-cursor.ts';

const mall = testApp({ WIRE_FAILURES: '1000' });
const db = () => mall.house.db;
let token = '';
let key: TestKey;
let addressId = '';

beforeAll(async () => {
  await buildSmallMall(db(), 12);
  token = await tokenOf(db(), small.members.bigBuyer);
  key = await makeTestKey(mall, token);
  await readyBuyer(mall);
  addressId = (await mall.call(addressApi.add, { body: addressFields }, { token })).data.id;
});

const lines = [{ specId: specOf(2), num: 5 }];
const place = async (over: object = {}, idempotencyKey: string = randomUUID(), by: TestKey = key) => {
  const { data } = await askOpen(mall, by, 'POST /prices', { body: { addressId, lines } });
  const body = { addressId, lines, payMode: 'prepay', totalPrice: data.totalPrice, ...over };
  return askOpen(mall, by, 'POST /orders', { body, idempotencyKey });
};

describe('what is bought with a key', () => {
  it('is priced, ordered once however often it is sent, read and cancelled', async () => {
    const goods = await askOpen(mall, key, 'GET /goods/2');
    expect([goods.status, goods.data.specs[0].id, goods.data.specs[0].specStorage]).toEqual([200, specOf(2), 60]);
    const once = randomUUID();
    const first = await place({}, once);
    const again = await place({}, once);
    expect([first.status, again.status, again.data.orderIds]).toEqual([200, 200, first.data.orderIds]);
    expect([(await place({ payMode: 'postpay' }, once)).status]).toEqual([409]);
    const [id] = first.data.orderIds as string[];
    const read = await askOpen(mall, key, `GET /orders/${id}`);
    expect([read.data.state, read.data.lines[0].specId, read.data.actions]).toEqual(['wait_pay', specOf(2), undefined]);
    const cancel = { body: { reason: '不需要了' }, idempotencyKey: randomUUID() };
    expect((await askOpen(mall, key, `POST /orders/${id}/cancel`, cancel)).data).toEqual({ id });
    expect((await askOpen(mall, key, `POST /orders/${id}/cancel`, cancel)).data).toEqual({ id });
    expect((await askOpen(mall, key, `POST /orders/${id}/cancel`, { ...cancel, idempotencyKey: randomUUID() })).status).toBe(422);
    expect((await askOpen(mall, key, `GET /orders/${id}`)).data.state).toBe('cancelled');
  });

  it('is cancelled once, and every repeat at the same moment hears the first answer', async () => {
    const [id] = (await place()).data.orderIds as string[];
    const cancel = { body: { reason: '不需要了' }, idempotencyKey: randomUUID() };
    // Held for a moment, so that all have looked at the order before any changes it.
    const other = await db().pool.connect();
    await other.query('begin');
    await other.query('select from shop_order where id = $1 for update', [id]);
    const asked = Promise.all(Array.from({ length: 4 }, () => askOpen(mall, key, `POST /orders/${id}/cancel`, cancel)));
    await sleep(1000);
    await other.query('rollback');
    other.release();
    const answers = await asked;
    expect(answers.map(({ status, data }) => [status, data])).toEqual(Array.from({ length: 4 }, () => [200, { id }]));
    const changed = await askOpen(mall, key, `POST /orders/${id}/cancel`, { ...cancel, body: { reason: '别的' } });
    expect([changed.status, changed.data.error.code]).toEqual([409, 'open.once_changed']);
    expect((await askOpen(mall, key, 'POST /orders/x/cancel', { ...cancel, idempotencyKey: randomUUID() })).status).toBeLessThan(500);
  });

  it('is not done where its answer cannot be kept, so that a repeat finds everything as it was', async () => {
    const [id] = (await place()).data.orderIds as string[];
    const { rows: before } = await db().execute(sql`select count(*)::int as n from shop_order`);
    const cancel = { body: { reason: '不需要了' }, idempotencyKey: randomUUID() };
    const once = randomUUID();
    const other = await db().pool.connect();
    await other.query('begin; lock table open_once in share mode');
    const broken = [(await askOpen(mall, key, `POST /orders/${id}/cancel`, cancel)).status, (await place({}, once)).status];
    await other.query('rollback');
    other.release();
    expect(broken.filter((status) => status >= 500)).toHaveLength(2);
    expect((await db().execute(sql`select count(*)::int as n from shop_order`)).rows).toEqual(before);
    expect((await askOpen(mall, key, `GET /orders/${id}`)).data.state).toBe('wait_pay');
    expect((await askOpen(mall, key, `POST /orders/${id}/cancel`, cancel)).data).toEqual({ id });
    expect((await place({}, once)).status).toBe(200);
  });

  it('says what it costs now when the total is another one, and wants an idempotency key', async () => {
    const wrong = await place({ totalPrice: '1.00' });
    expect([wrong.status, wrong.data.error.code, typeof wrong.data.error.data.totalPayable]).toEqual([
      422,
      'order.price_changed',
      'string',
    ]);
    const none = await askOpen(mall, key, 'POST /orders', { body: { addressId, lines, payMode: 'prepay', totalPrice: '1.00' } });
    expect([none.status, none.data.error.code]).toEqual([400, 'open.idempotency_missing']);
  });

  it('shows parcels once the store has sent them', async () => {
    const { data } = await place({ payMode: 'postpay' });
    const [id] = data.orderIds as string[];
    await ship(db(), id as string);
    const parcels = await askOpen(mall, key, `GET /orders/${id}/shipments`);
    expect([parcels.status, parcels.data.list.length, parcels.data.list[0].lines[0].num]).toEqual([200, 1, 5]);
  });

  it('reads lists on by cursor, each order once though others come in and leave meanwhile, and takes no cursor of another filter', async () => {
    const before: string[] = [];
    for (let times = 0; times < 4; times += 1) before.unshift(...((await place()).data.orderIds as string[]));
    const seen: string[] = [];
    let next = '';
    do {
      const { data } = await askOpen(mall, key, `GET /orders?limit=2${next && `&cursor=${next}`}`);
      seen.push(...data.list.map(({ orderId }: { orderId: string }) => orderId));
      next = data.next ?? '';
      if (seen.length === 2) {
        await place();
        const cancel = { body: { reason: '不需要了' }, idempotencyKey: randomUUID() };
        await askOpen(mall, key, `POST /orders/${seen[0]}/cancel`, cancel);
        await db().execute(sql`update shop_order set hidden = true where id = ${seen[0]}`);
      }
    } while (next);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, 4)).toEqual(before);
    const { data } = await askOpen(mall, key, 'GET /orders?limit=1');
    expect((await askOpen(mall, key, `GET /orders?limit=1&payMode=prepay&cursor=${data.next}`)).data.error.code).toBe('open.cursor_wrong');
  });

  it('answers every list, and refuses what nobody has', async () => {
    for (const path of ['/search?keyword=YJV22', '/addresses', '/aftersales', '/bills', '/invoices', '/contracts', '/inquiries'])
      expect([path, (await askOpen(mall, key, `GET ${path}`)).status]).toEqual([path, 200]);
    for (const path of ['/addresses', '/orders', '/aftersales', '/bills', '/invoices', '/contracts', '/inquiries']) {
      const cursor = writeCursor('1', path === '/invoices' ? { tab: 'all' } : {});
      const { status, data } = await askOpen(mall, key, `GET ${path}?cursor=${cursor}`);
      expect([path, status, data.list, data.next]).toEqual([path, 200, [], null]);
    }
    for (const path of [
      '/orders/999',
      '/aftersales/999',
      '/bills/999',
      '/invoices/999',
      '/contracts/999',
      '/inquiries/999',
      '/inquiries/999/quotes',
      '/goods/999',
      '/nothing',
    ])
      expect([path, (await askOpen(mall, key, `GET ${path}`)).status]).toEqual([path, 404]);
  });

  it('refuses unknown fields and speaks the language that was asked for', async () => {
    const unknown = await askOpen(mall, key, 'GET /orders?colour=red', { language: 'en-US,en;q=0.9' });
    expect([unknown.status, unknown.data.error]).toEqual([
      422,
      { code: 'kernel.unknown_field', message: 'Unknown field: colour', data: null },
    ]);
  });
});

const refusal = async (by: Pick<TestKey, 'key' | 'secret'>, over = {}, asked = 'GET /orders') => {
  const { status, data } = await askOpen(mall, by, asked, over);
  return [status, data.error?.code];
};
const time = (seconds: number) => String(Math.floor(Date.now() / 1000) + seconds);

describe('the door', () => {
  it('refuses an altered body, another secret, an unknown key, a clock that is off and what was sent before', async () => {
    expect(await refusal(key, { body: { addressId, lines }, sent: '{"lines":[]}' }, 'POST /prices')).toEqual([401, 'open.signature_wrong']);
    expect(await refusal({ ...key, secret: 'another' })).toEqual([401, 'open.signature_wrong']);
    expect(await refusal({ ...key, key: 'MK00000000000000000000' })).toEqual([401, 'open.signature_wrong']);
    expect(await refusal(key, { over: { time: time(-310) } })).toEqual([401, 'open.skewed']);
    expect(await refusal(key, { over: { time: time(310) } })).toEqual([401, 'open.skewed']);
    const over = { nonce: randomUUID() };
    expect(await refusal(key, { over })).toEqual([200, undefined]);
    expect(await refusal(key, { over })).toEqual([401, 'open.replayed']);
    expect((await mall.app.fastify.inject({ url: '/open/v1/orders' })).json().error.code).toBe('open.unsigned');
  });

  it('lets a key do what it was made for, and as much as its maker may at that moment', async () => {
    const narrow = await makeTestKey(mall, token, { scopes: ['goods'] });
    expect(await refusal(narrow)).toEqual([403, 'open.scope_missing']);
    const colleague = await addSignedIn(db(), { id: '101', companyId: small.company, accountType: 2, roles: ['company_admin'] });
    const his = await makeTestKey(mall, colleague.token);
    expect(await refusal(his)).toEqual([200, undefined]);
    await db().execute(sql`delete from member_role where member_id = ${colleague.id}`);
    expect((await refusal(his, {}, 'GET /contracts'))[0]).toBe(403);
    await db().execute(sql`update member set frozen_until = now() + interval '1 day' where id = ${colleague.id}`);
    expect(await refusal(his)).toEqual([403, 'open.maker_gone']);
    await db().execute(sql`update member set frozen_until = null, company_id = null where id = ${colleague.id}`);
    expect(await refusal(his)).toEqual([403, 'open.maker_gone']);
  });

  it('sees only as far as the key reaches', async () => {
    const colleague = await addSignedIn(db(), { id: '102', companyId: small.company, accountType: 2, roles: ['company_admin'] });
    const { data } = await place();
    const [id] = data.orderIds as string[];
    const wide = await makeTestKey(mall, colleague.token);
    const own = await makeTestKey(mall, colleague.token, { reach: 'own' });
    expect([(await refusal(wide, {}, `GET /orders/${id}`))[0], (await refusal(own, {}, `GET /orders/${id}`))[0]]).toEqual([200, 404]);
  });

  it('shows nothing of ours to another company', async () => {
    await db().execute(sql`insert into company (id, name, unified_code, state) values (9, '别的公司', '91120116MA05X00Y0X', 'active')`);
    const other = await addSignedIn(db(), { id: '103', companyId: '9', accountType: 2, roles: ['company_admin'] });
    const theirs = await makeTestKey(mall, other.token);
    const { data } = await place();
    const [id] = data.orderIds as string[];
    expect((await refusal(theirs, {}, `GET /orders/${id}`))[0]).toBe(404);
    expect((await refusal(theirs, { body: { reason: 'x' }, idempotencyKey: randomUUID() }, `POST /orders/${id}/cancel`))[0]).toBe(404);
    expect((await askOpen(mall, theirs, 'GET /orders')).data.total).toBe(0);
    const stolen = await askOpen(mall, theirs, 'POST /prices', { body: { addressId, lines } });
    expect(stolen.status).toBe(404);
    const { rows } = await db().execute(
      sql`select count(*)::int as denied from audit_log where event = 'denied' and member_id = ${other.id}`,
    );
    expect(rows[0]?.['denied']).toBe(3);
  });

  it('takes the old secret for as long as it was left, and neither after revoking, expiry or a block', async () => {
    const old = await makeTestKey(mall, token);
    const { data: fresh } = await mall.call(openKeyApi.rotate, { params: { id: old.id }, body: { overlapHours: 1 } }, { token });
    expect([await refusal(old), await refusal(fresh)]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    await db().execute(sql`update open_key set old_until = now() - interval '1 second' where id = ${old.id}`);
    expect(await refusal(old)).toEqual([401, 'open.signature_wrong']);
    await db().execute(sql`update open_key set blocked_at = now() where id = ${old.id}`);
    expect(await refusal(fresh)).toEqual([403, 'open.blocked']);
    await db().execute(sql`update open_key set blocked_at = null, expires_at = now() where id = ${old.id}`);
    expect(await refusal(fresh)).toEqual([401, 'open.expired']);
    await db().execute(sql`update open_key set expires_at = null where id = ${old.id}`);
    await mall.call(openKeyApi.revoke, { params: { id: old.id } }, { token });
    expect(await refusal(fresh)).toEqual([401, 'open.revoked']);
  });

  it('keeps the secret from whoever reads the list, and tells of the calls', async () => {
    const { data } = await mall.call(openKeyApi.list, {}, { token });
    expect(JSON.stringify(data)).not.toContain(key.secret);
    expect(data.list.find(({ id }) => id === key.id)).toMatchObject({ state: 'on', name: 'ERP' });
    const { data: calls } = await mall.call(openKeyApi.calls, { params: { id: key.id }, query: { limit: 100 } }, { token });
    expect(calls.list.map(({ code }) => code)).toEqual(expect.arrayContaining(['open.replayed', 'open.signature_wrong']));
    const { rows } = await db().execute(sql`select secret from open_key where id = ${key.id}`);
    expect(String(rows[0]?.['secret'])).not.toContain(key.secret);
  });

  it('is for the whole company’s administrator alone', async () => {
    const purchaser = await addSignedIn(db(), { id: '104', companyId: small.company, accountType: 2, roles: ['company_purchaser'] });
    const made = await mall.call(openKeyApi.make, { body: { name: 'x', scopes: ['goods'] } }, { token: purchaser.token });
    expect(made.errorCode).toBe('kernel.no_permission');
  });
});

describe('limits', () => {
  const narrow = testApp({ OPEN_CALLS_PER_MINUTE: '2' });
  it('counts by key and says when to come again', async () => {
    await buildSmallMall(narrow.house.db, 4);
    const limited = await makeTestKey(narrow, await tokenOf(narrow.house.db, '3'));
    const other = await makeTestKey(narrow, await tokenOf(narrow.house.db, '3'));
    await askOpen(narrow, limited, 'GET /orders');
    await askOpen(narrow, limited, 'GET /orders');
    const third = await askOpen(narrow, limited, 'GET /orders');
    expect([third.status, third.data.error.code, third.headers['retry-after']]).toEqual([429, 'open.often', '60']);
    expect((await askOpen(narrow, other, 'GET /orders')).status).toBe(200);
  });
});
