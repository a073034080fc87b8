import { activityOperationsApi } from '@mall/contract/marketing/activity-office.api.ts';
import { seckillOperationsApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { placePaid, specOf } from '../../testing/order-steps.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const db = () => mall.house.db;
let token = '';
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const session = (name: string, from: number, until: number, budget?: string) => ({
  name,
  startsAt: at(from),
  endsAt: at(until),
  ...(budget && { budget }),
});
const add = async (name: string, from: number, until: number, budget?: string) =>
  (await mall.call(seckillOperationsApi.add, { body: session(name, from, until, budget) }, { token })).data.id;
const put = (id: string, spec: number) =>
  mall.call(
    seckillOperationsApi.putGoods,
    { params: { id }, body: { specId: specOf(spec), price: '5.00', total: 10, restriction: 0 } },
    { token },
  );
const move = (id: string, from: number, until: number) =>
  mall.call(seckillOperationsApi.move, { params: { id }, body: session('移', from, until) }, { token });
const dayOf = (hours: number) => new Date(Date.now() + (hours + 8) * 3_600_000).toISOString().slice(0, 10);

beforeAll(async () => {
  await buildSmallMall(db(), 20);
  await db().pool.query('update goods set moq = 1');
  token = (await addSignedIn(db(), { id: '104', audience: 'operator' })).token;
});

describe('a session that is moved', () => {
  it('stays where it is when another session or another activity of its goods is there, and says which', async () => {
    const id = await add('甲场', 30, 32);
    await add('乙场', 40, 42);
    expect((await put(id, 2)).code).toBe(200);
    const limited = {
      name: '限时抢',
      startsAt: at(50),
      endsAt: at(60),
      budget: null,
      goods: [{ specId: specOf(2), price: '5.00', total: 5, restriction: 0 }],
    };
    await mall.call(activityOperationsApi.addLimited, { body: limited }, { token });
    expect(await move(id, 41, 43)).toMatchObject({ errorCode: 'marketing.session_overlaps', msg: expect.stringContaining('乙场') });
    expect(await move(id, 55, 57)).toMatchObject({ errorCode: 'marketing.spec_taken', msg: expect.stringContaining('限时抢') });
    expect((await move(id, 33, 36)).code).toBe(200);
    expect((await put(id, 4)).code).toBe(200);
    const [first] = (await mall.call(seckillOperationsApi.timeline, { query: { day: dayOf(33) } }, { token })).data.sessions;
    expect(first).toMatchObject({ name: '移', goods: 2 });
  });
});

describe('what is to be solved', () => {
  it('is named by session and goods: none, off, too dear, too few', async () => {
    await db().pool.query(`update spec set price_fen = 400 where id = $1`, [specOf(4)]);
    await db().pool.query(`update spec_stock set on_hand = reserved + 3 where spec_id = $1`, [specOf(2)]);
    const { conflicts } = (await mall.call(seckillOperationsApi.timeline, { query: { day: dayOf(33) } }, { token })).data;
    expect(conflicts.map(({ sessionName, kind }) => [sessionName, kind])).toEqual([
      ['移', 'dear'],
      ['移', 'short'],
      ['乙场', 'empty'],
    ]);
    expect(conflicts[1]?.other).toBe('3');
  });
});

describe('the week before', () => {
  it('is laid again with its goods, but for what does not fit, which is said', async () => {
    const old = await add('老场', 26, 28);
    await put(old, 6);
    await put(old, 8);
    const other = await add('另场', 28.5, 29.5);
    await put(other, 10);
    await mall.owner.query(
      `update seckill_session set starts_at = starts_at - interval '6 days', ends_at = ends_at - interval '6 days' where id in ($1, $2)`,
      [old, other],
    );
    await mall.owner.query(`delete from activity_price where activity_type = 3 and activity_ref in ($1, $2)`, [old, other]);
    await db().pool.query(`update spec set state = 'off' where id = $1`, [specOf(8)]);
    const day = (
      await db().pool.query(`select to_char(starts_at + interval '7 days', 'YYYY-MM-DD') as day from seckill_session where id = $1`, [old])
    ).rows[0].day;
    const wall = (
      await db().pool.query(
        `select starts_at + interval '7 days' as at, ends_at + interval '7 days' as until from seckill_session where id = $1`,
        [other],
      )
    ).rows[0];
    await mall.call(
      seckillOperationsApi.add,
      { body: { name: '挡路', startsAt: wall.at.toISOString(), endsAt: wall.until.toISOString() } },
      { token },
    );
    const { data } = await mall.call(seckillOperationsApi.copy, { body: { day } }, { token });
    expect([data.sessions, data.goods, data.left.length]).toEqual([1, 1, 2]);
    expect(data.left.map(({ why }) => why).join()).toContain('挡路');
    expect((await mall.call(seckillOperationsApi.copy, { body: { day: '2099-01-01' } }, { token })).errorCode).toBe(
      'marketing.nothing_to_copy',
    );
  });
});

describe('what a session brought', () => {
  it('is orders, sum, discount and for whom it was the first order, beside its budget', async () => {
    const id = await add('现在', 0.01, 3, '1000.00');
    await put(id, 12);
    await mall.owner.query(`update seckill_session set starts_at = now() - interval '1 minute' where id = $1`, [id]);
    await mall.owner.query(
      `update activity_price set starts_at = now() - interval '1 minute' where activity_type = 3 and activity_ref = $1`,
      [id],
    );
    const [usual] = (await db().pool.query('select price_fen::int as fen from spec where id = $1', [specOf(12)])).rows;
    await placePaid(db(), small.members.buyer, { lines: [{ specId: specOf(14), num: 1 }] });
    await placePaid(db(), small.members.buyer, { lines: [{ specId: specOf(12), num: 2 }] });
    await placePaid(db(), small.members.stranger, { lines: [{ specId: specOf(12), num: 1 }] });
    const { brought, budget } = (await mall.call(seckillOperationsApi.detail, { params: { id } }, { token })).data;
    expect(brought).toEqual({ orders: 2, buyers: 2, newBuyers: 1, amount: '15.00', cost: (((usual.fen - 500) * 3) / 100).toFixed(2) });
    expect(budget).toBe('1000.00');
  });
});
