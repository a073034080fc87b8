import { setTimeout as sleep } from 'node:timers/promises';
import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, inTransaction, openDb, openPool } from '../kernel/db.ts';
import { Refusal } from '../kernel/refusal.ts';
import { addCoupon } from '../testing/marketing-steps.ts';
import { buyerOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { receiveCoupon } from './receive-coupon.ts';

const mall = testApp();
const race = testDatabase();
let token = '';

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4);
  token = await tokenOf(mall.house.db, small.members.buyer);
});

const receive = (id: string) => mall.call(couponApi.receive, { params: { id } }, { token });
const heldOf = async (couponId: string) =>
  (await mall.house.db.pool.query('select seq, state from member_coupon where coupon_id = $1 order by id', [couponId])).rows;

describe('receiving a coupon', () => {
  it('gives one, as long as it is valid', async () => {
    const id = await addCoupon(mall.house.db);
    expect(await receive(id)).toMatchObject({ code: 200, data: { isReceived: 1 } });
    expect(await heldOf(id)).toEqual([{ seq: 1, state: 'new' }]);
  });

  it('gives as many as a member may have, from the centre and from a goods page alike', async () => {
    const id = await addCoupon(mall.house.db, { perMember: 2 });
    expect((await receive(id)).code).toBe(200);
    expect((await mall.call(couponApi.receiveHere, { params: { couponId: id } }, { token })).data).toEqual({ isReceived: 1 });
    expect(await receive(id)).toMatchObject({ code: 505, errorCode: 'marketing.coupon_received', msg: '您已领取过该优惠券' });
    expect(await heldOf(id)).toHaveLength(2);
  });

  it('marks it overdue after its time, by the clock of the database', async () => {
    const id = await addCoupon(mall.house.db, { from: -2, until: -0.001 });
    expect(await receive(id)).toMatchObject({ code: 505, errorCode: '403103', msg: '优惠券已过领取时间' });
    expect(await heldOf(id)).toEqual([]);
  });

  it('refuses before its time, when none is left, when it was closed and when there is none', async () => {
    expect((await receive(await addCoupon(mall.house.db, { from: 1, until: 2 }))).errorCode).toBe('marketing.coupon_upcoming');
    const last = await addCoupon(mall.house.db, { quota: 1 });
    await mall.house.db.pool.query('update coupon set received = quota where id = $1', [last]);
    expect((await receive(last)).errorCode).toBe('marketing.coupon_none_left');
    await mall.house.db.pool.query(`update activity set state = 'closed' where id = $1`, [last]);
    expect((await receive(last)).errorCode).toBe('kernel.not_found');
    expect((await receive('999999')).errorCode).toBe('kernel.not_found');
  });

  it('is for members', async () => {
    expect((await mall.call(couponApi.receive, { params: { id: '1' } })).code).toBe(401);
    expect((await mall.call(couponApi.receiveHere, { params: { couponId: '1' } })).code).toBe(401);
  });
});

const outcome = async (work: Promise<unknown>) =>
  work.then(
    () => 'given',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

/** Starts all at once for certain: the coupon's row is held until as many as there are connections have looked and wait for it. */
const rush = async (db: Db, couponId: string, clicks: readonly (() => Promise<unknown>)[]): Promise<string[]> => {
  const holder = await db.pool.connect();
  await holder.query('begin');
  await holder.query('select from coupon where id = $1 for update', [couponId]);
  const outcomes = Promise.all(clicks.map((click) => outcome(click())));
  await expect.poll(() => db.pool.totalCount).toBe(db.pool.options.max);
  await sleep(200);
  await holder.query('commit');
  holder.release();
  return outcomes;
};

describe('a rush for a coupon', () => {
  it('gives out exactly as many as there are to 200 who come at once, one each, and none to a double click', async () => {
    const pool = openPool(race.url, 40);
    const db = openDb(pool);
    await buildSmallMall(db, 2);
    await pool.query(
      `insert into member (id, mobile, member_name, password_hash) select n, '136' || lpad(n::text, 8, '0'), '会员' || n, '' from generate_series(1001, 1200) n`,
    );
    const id = await addCoupon(db, { quota: 50 });
    const everybody = Array.from({ length: 200 }, (_, at) => buyerOf(String(1001 + at)));
    // The first twenty click twice.
    const clicks = [...everybody, ...everybody.slice(0, 20)];
    const outcomes = await rush(
      db,
      id,
      clicks.map((actor) => () => inTransaction(db, (tx) => receiveCoupon(tx, actor, id))),
    );
    const counted = Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([key, list]) => [key, list.length]));
    expect(counted['given']).toBe(50);
    expect(
      Object.keys(counted).filter((key) => !['given', 'marketing.coupon_none_left', 'marketing.coupon_received'].includes(key)),
    ).toEqual([]);
    const { rows } = await pool.query(
      `select c.received, count(m.id)::int as rows, count(distinct m.member_id)::int as members, max(m.seq)::int as seq
       from coupon c join member_coupon m on m.coupon_id = c.id where c.id = $1 group by c.id`,
      [id],
    );
    expect(rows).toEqual([{ received: 50, rows: 50, members: 50, seq: 1 }]);
    await pool.end();
  });

  it('gives a member who clicks thirty times at once no more than he may have', async () => {
    const id = await addCoupon(race.db, { quota: 100, perMember: 2 });
    const actor = buyerOf(small.members.buyer);
    const click = () => inTransaction(race.db, (tx) => receiveCoupon(tx, actor, id));
    const outcomes = await rush(
      race.db,
      id,
      Array.from({ length: 30 }, () => click),
    );
    expect(outcomes.filter((one) => one === 'given')).toHaveLength(2);
    expect((await race.db.pool.query('select received from coupon where id = $1', [id])).rows).toEqual([{ received: 2 }]);
  });
});
