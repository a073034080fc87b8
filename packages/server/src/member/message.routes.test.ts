import { memberApi } from '@mall/contract/member/member.api.ts';
import { messageApi } from '@mall/contract/member/message.api.ts';
import { usualChoice } from '@mall/contract/member/message.rules.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { sweepMessages } from './sweep-messages.ts';

const mall = testApp();
let who = { id: '', token: '' };
const asked = () => ({ token: who.token });

const leave = (kind: string, code: string, facts: object, at = 'now()') =>
  mall.house.db.execute(
    sql`insert into message (member_id, kind, code, facts, created_at) values (${who.id}, ${kind}, ${code}, ${JSON.stringify(facts)}::jsonb, ${sql.raw(at)})`,
  );
const order = (orderSn: string) => ({ orderId: '7', orderSn, amountFen: 100 });
const list = async (query: object = {}, language = 'zh') =>
  (await mall.call(memberApi.messages, { query: { page: 1, limit: 20, ...query } }, { ...asked(), language })).data.list;
const unread = async () => (await mall.call(messageApi.summary, {}, asked())).data;
const read = async (body: object) => (await mall.call(messageApi.read, { body: body as never }, asked())).data;
const preferences = async () => (await mall.call(messageApi.preferences, {}, asked())).data;
const choose = (choice: object) => mall.call(messageApi.choose, { body: { ...usualChoice, ...choice } }, asked());

beforeEach(async () => {
  who = await addSignedIn(mall.house.db);
  await leave('order', 'order.paid', order('N100'), `'2026-03-01 00:00:00+08'`);
  await leave('order', 'order.timed_out', order('N200'), `'2026-03-02 23:59:59+08'`);
  await leave('system', 'plain', { title: '欢迎', body: '电缆专场', url: '' }, `'2026-03-03 12:00:00+08'`);
});

describe('the messages of a member', () => {
  it('are counted by kind, the unread ones', async () => {
    expect(await unread()).toEqual({
      total: 3,
      unread: 3,
      kinds: { order: 2, after_sale: 0, activity: 0, system: 1, inquiry: 0, approval: 0 },
    });
  });

  it('are found by day, by kind, unread, and by what they say in the language of the reader', async () => {
    expect(await list({ from: '2026-03-02', to: '2026-03-02' })).toMatchObject([{ title: '订单已取消' }]);
    expect(await list({ type: 'order', keyword: 'n1' })).toMatchObject([{ title: '支付成功' }]);
    expect(await list({ keyword: '超过支付期限' })).toMatchObject([{ title: '订单已取消' }]);
    expect(await list({ keyword: 'not paid in time' }, 'en')).toMatchObject([{ title: 'Order cancelled' }]);
    expect(await list({ keyword: '专场' })).toMatchObject([{ title: '欢迎' }]);
    expect(await list({ keyword: '%' })).toEqual([]);
    // Neither a number that nobody sees nor the name of a fact is looked for.
    expect(await list({ keyword: '7' })).toEqual([]);
    expect(await list({ keyword: 'orderSn' })).toEqual([]);
    expect((await mall.call(memberApi.messages, { query: { from: '0000-01-01' } }, asked())).errorCode).toBe('kernel.bad_input');
  });

  it('are read one by one, by kind, and all', async () => {
    const [first] = await list();
    expect(await read({ ids: [first?.messageId] })).toEqual({ read: 1 });
    expect(await read({ ids: [first?.messageId] })).toEqual({ read: 0 });
    expect(await list({ unread: '1' })).toHaveLength(2);
    expect(await read({ all: true, type: 'after_sale' })).toEqual({ read: 0 });
    expect(await read({ all: true, type: 'order' })).toEqual({ read: 2 });
    await leave('activity', 'plain', { title: '券', body: '', url: '' });
    expect(await read({ all: true })).toEqual({ read: 1 });
    expect((await unread()).unread).toBe(0);
  });

  it.each([{}, { all: true, ids: ['1'] }, { ids: [] }, { ids: ['1'], type: 'order' }, { type: 'order' }])(
    'are not read by a request that says nothing clear: %j',
    async (body) => {
      expect((await mall.call(messageApi.read, { body: body as never }, asked())).code).not.toBe(200);
      expect((await unread()).unread).toBe(3);
    },
  );

  it('are deleted, and those of others are not', async () => {
    const [first, second] = await list();
    const other = await addSignedIn(mall.house.db);
    const remove = (token: string) =>
      mall.call(messageApi.remove, { body: { ids: [first?.messageId ?? '', second?.messageId ?? ''] } }, { token });
    expect((await remove(other.token)).data).toEqual({ removed: 0 });
    expect((await remove(who.token)).data).toEqual({ removed: 2 });
    expect(await list()).toHaveLength(1);
  });

  it('are kept for half a year', async () => {
    await mall.house.db.execute(
      sql`update message set created_at = now() - interval '179 days' where member_id = ${who.id} and kind = 'order'`,
    );
    await mall.house.db.execute(
      sql`update message set created_at = now() - interval '181 days' where member_id = ${who.id} and kind = 'system'`,
    );
    await sweepMessages(mall.house.db);
    expect((await unread()).kinds).toMatchObject({ order: 2, system: 0 });
  });
});

describe('the ways on which a member is told', () => {
  it('are the usual ones until he chooses, and are shown with the addresses that are bound', async () => {
    expect(await preferences()).toEqual({ choice: usualChoice, mobile: expect.stringMatching(/^136\*{4}\d{4}$/), email: '' });
    await mall.house.db.execute(sql`update member set email = 'heron@yunting.example' where id = ${who.id}`);
    expect((await preferences()).email).toBe('he***@yunting.example');
    const kinds = { ...usualChoice.kinds, order: { site: true, sms: false, mail: true } };
    expect((await choose({ kinds, quiet: { on: false, from: '00:00', to: '06:30' } })).code).toBe(200);
    expect((await preferences()).choice).toEqual({ ...usualChoice, kinds, quiet: { on: false, from: '00:00', to: '06:30' } });
  });

  it('cannot be shut where money is spoken of, nor be quiet at no time or at a wrong one', async () => {
    const kinds = { ...usualChoice.kinds, order: { site: false, sms: false, mail: false } };
    expect((await choose({ kinds })).errorCode).toBe('message.choice_locked');
    expect((await choose({ quiet: { on: true, from: '08:00', to: '08:00' } })).errorCode).toBe('message.quiet_same');
    expect((await choose({ daily: { on: true, at: '25:00' } })).errorCode).toBe('message.clock_wrong');
    expect((await preferences()).choice).toEqual(usualChoice);
  });
});
