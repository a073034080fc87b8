import { seckillApi } from '@mall/contract/marketing/seckill.api.ts';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/kernel/db.ts';
import { findCouponCenter } from '../../src/marketing/coupon.queries.ts';
import { findBroken } from '../../src/testing/find-broken.ts';
import { testApp } from '../../src/testing/test-app.ts';
import { dealPrice } from './deal-price.ts';
import { renewDemoGroups } from './renew-demo-groups.ts';
import { renewDemoOffers } from './renew-demo-offers.ts';
import { renewDemoSessions, slotsFrom } from './renew-demo-sessions.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' }, 2560);
const count = async (from: string): Promise<number> =>
  Number((await mall.house.db.pool.query(`select count(*) as n from ${from}`)).rows[0].n);

describe('the prices of deals', () => {
  it('are below the price and round', () => {
    expect(
      [
        [36_800, 10],
        [1_990, 12],
        [450, 8],
        [4_680_000, 15],
        [3, 8],
      ].map(([price, percent]) => dealPrice(price as number, percent as number)),
    ).toEqual([33_100, 1_750, 410, 3_978_000, 2]);
  });
});

describe('the slots of sessions', () => {
  it('cover three days of China without a gap, beginning with the one that runs', () => {
    const now = new Date('2026-11-15T15:59:59+08:00');
    const slots = slotsFrom(now);
    expect(slots).toHaveLength(10);
    expect(slots[0]?.startsAt).toEqual(new Date('2026-11-15T14:00:00+08:00'));
    expect(slots.at(-1)?.endsAt).toEqual(new Date('2026-11-18T00:00:00+08:00'));
    expect(slots.every((slot, at) => at === 0 || slots[at - 1]?.endsAt.getTime() === slot.startsAt.getTime())).toBe(true);
    expect(slotsFrom(new Date('2026-11-15T00:00:00+08:00'))).toHaveLength(12);
  });
});

describe('the demo’s marketing', () => {
  it('always has a session that runs, full of different goods, and others on the days after', async () => {
    const { data } = await mall.call(seckillApi.home);
    expect(data.seckillGoodsList).toHaveLength(5);
    expect(data.soonTimeSoltList.length).toBeGreaterThanOrEqual(8);
    const page = (await mall.call(seckillApi.currentGoods)).data;
    expect([page.list.length, page.total]).toEqual([25, 30]);
    expect(page.list.every((goods) => Number(goods.activityPrice) < Number(goods.specSellPrice) && goods.soldPercent > 0)).toBe(true);
    expect(page.list.every((goods) => goods.restrictionQuantity === 0 || goods.restrictionQuantity >= goods.minOrderQuantity)).toBe(true);
    expect(await count('(select session_id from seckill_goods group by session_id having count(*) < 25) few')).toBe(0);
    expect(
      await count(
        '(select spec_id from seckill_goods g join seckill_session s on s.id = g.session_id group by spec_id, s.starts_at::date having count(*) > 1) twice',
      ),
    ).toBe(0);
    expect(
      await count(
        `(select distinct g.first_gc_id from seckill_goods k join spec s on s.id = k.spec_id join goods g on g.id = s.goods_id) classes`,
      ),
    ).toBe(15);
  });

  it('goes on for days: sessions come, nothing is laid twice', async () => {
    const before = await count('seckill_session');
    await inTransaction(mall.house.db, (tx) => renewDemoSessions(tx));
    expect(await count('seckill_session')).toBe(before);
    await inTransaction(mall.house.db, (tx) => renewDemoSessions(tx, new Date(Date.now() + 86_400_000)));
    // The fourth day has sessions of an operator: only the night is free.
    expect(await count('seckill_session')).toBe(before + 1);
  });

  it('has coupons of every scope and state, and buyers who hold some', async () => {
    const center = await findCouponCenter(mall.house.db, { kind: 'guest' }, { page: 1, limit: 60 }, 'zh');
    expect(new Set(center.canRecList.map((coupon) => coupon.scope))).toEqual(new Set(['all', 'store', 'brand', 'class', 'goods']));
    expect(new Set(center.canRecList.map((coupon) => coupon.couponsState))).toEqual(
      new Set(['receivable', 'upcoming', 'none_left', 'overdue']),
    );
    expect(await count(`coupon c where received <> (select count(*) from member_coupon where coupon_id = c.id)`)).toBe(0);
    expect(await count(`(select member_id from member_coupon where member_id <= 7 and state = 'new' group by member_id) holders`)).toBe(7);
    const soon = `state = 'new' and valid_until between now() and now() + interval '7 days'`;
    expect(
      await count(`(select member_id from member_coupon where member_id <= 7 and ${soon} group by member_id having count(*) = 3) soon`),
    ).toBe(7);
    expect(await count(`(select member_id from member_coupon where member_id <= 7 and state = 'expired' group by member_id) past`)).toBe(7);
    expect(await count('full_reduction_rule')).toBeGreaterThan(5);
    expect(await count(`time_limited_goods k join activity a on a.id = k.activity_id and a.key = 'demo_limited'`)).toBe(48);
  });

  it('has group buys of every state, with buyers who paid, and stores with activities and applications of their own', async () => {
    const { rows } = await mall.house.db.pool.query('select distinct state from group_buy order by state');
    expect(rows.map(({ state }) => state)).toEqual(['failed', 'new', 'running', 'succeeded']);
    expect(await count('group_member')).toBeGreaterThan(30);
    expect(await count(`(select distinct activity_type from activity where store_id is not null) kinds`)).toBe(4);
    expect(await count(`(select distinct state from seckill_application) states`)).toBe(3);
    expect(await findBroken(mall.house.db)).toEqual([]);
    const sold = `(select spec_id, total, restriction from seckill_goods union all select spec_id, total, restriction from time_limited_goods
      union all select spec_id, total / least_buyers, restriction from group_buy) k join spec s on s.id = k.spec_id join goods g on g.id = s.goods_id`;
    expect(await count(`${sold} where k.total < coalesce(s.moq, g.moq) or k.restriction between 1 and coalesce(s.moq, g.moq) - 1`)).toBe(0);
    const used = `shop_order o join member_coupon m on m.id = o.member_coupon_id join activity a on a.id = m.coupon_id and a.store_id = o.store_id`;
    expect(await count(used)).toBeGreaterThanOrEqual(4);
    await mall.house.db.pool.query(`update group_buy set state = 'failed', ended_at = now() where state = 'new'`);
    await inTransaction(mall.house.db, (tx) => renewDemoGroups(tx));
    expect(await count(`group_buy where state in ('new', 'running')`)).toBeGreaterThanOrEqual(4);
  });

  it('books every point', async () => {
    expect(await count('point_account where balance > 0')).toBeGreaterThanOrEqual(7);
    expect(await count('point_account a where balance <> (select sum(change) from point_ledger where member_id = a.member_id)')).toBe(0);
  });

  it('offers after weeks what it offered on its first day', async () => {
    const windows = async (days: number) =>
      (
        await mall.house.db.pool.query(
          `select a.key, date_trunc('minute', a.starts_at - make_interval(days => $1)) as starts, date_trunc('minute', a.ends_at - make_interval(days => $1)) as ends,
             date_trunc('minute', c.valid_until - make_interval(days => $1)) as valid
           from activity a left join coupon c on c.id = a.id where a.key like 'demo%' and a.key <> 'demo_seckill' and a.activity_type <> 4 order by a.key`,
          [days],
        )
      ).rows;
    const fresh = await windows(0);
    expect(fresh.length).toBeGreaterThan(25);
    const own = `activity_price p join activity a on a.id = p.activity_ref and a.key = 'demo_limited' where p.activity_type = 5 and p.open`;
    const prices = await count(own);
    await inTransaction(mall.house.db, (tx) => renewDemoOffers(tx));
    expect(await windows(0)).toEqual(fresh);
    const later = new Date(Date.now() + 45 * 86_400_000);
    await inTransaction(mall.house.db, (tx) => renewDemoOffers(tx, later));
    expect(await windows(45)).toEqual(fresh);
    expect(await count(`${own} and p.ends_at > now() + interval '50 days'`)).toBe(prices);
    expect(await count(`member_coupon where state = 'new' and valid_until < now() + interval '45 days'`)).toBe(0);
    await inTransaction(mall.house.db, (tx) => renewDemoOffers(tx, later));
    expect(await windows(45)).toEqual(fresh);
  });
});
