import { myCouponApi } from '@mall/contract/marketing/my-coupon.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { addCoupon } from '../testing/marketing-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
let buyer = '';
let stranger = '';
let third = '';

/** A coupon in the buyer's hands which ends in so many days. */
const hold = async (days: number, state = 'new', orderId: number | null = null): Promise<string> => {
  const couponId = await addCoupon(mall.house.db, { name: `券${days}`, scope: 'store', targets: [2] });
  const { rows } = await mall.house.db.pool.query<{ id: string }>(
    `insert into member_coupon (coupon_id, member_id, seq, state, valid_from, valid_until, used_order_id, used_at)
     values ($1, $2, 1, $3, now() - interval '30 days', now() + make_interval(days => $4), $5, case when $5::bigint is null then null else now() end) returning id`,
    [couponId, small.members.buyer, state, days, orderId],
  );
  return (rows[0] as { id: string }).id;
};

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 40);
  buyer = await tokenOf(db, small.members.buyer);
  stranger = await tokenOf(db, small.members.stranger);
  await hold(20);
  await hold(2);
  third = await hold(5);
  await hold(9, 'used', 77);
  await hold(-1);
  await hold(-9, 'expired');
  await hold(12, 'closed');
});

const mine = async (query: object = {}, token = buyer) => (await mall.call(myCouponApi.page, { query }, { token })).data;
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('the coupons of a member', () => {
  it('are told apart by what can be done with them, and counted, before any job has written it down', async () => {
    const unused = await mine();
    expect(unused.counts).toEqual({ unused: 3, used: 1, expired: 3 });
    expect(names(unused.list)).toEqual(['券2', '券5', '券20']);
    expect(unused.list[1]).toMatchObject({
      memberCouponId: third,
      memberCouponState: 'new',
      soonFlag: 1,
      scope: 'store',
      reduction: '10.00',
    });
    expect(unused.list[2]).toMatchObject({ soonFlag: 0 });
    expect((await mine({ state: 'used' })).list).toMatchObject([{ memberCouponState: 'used', usedOrderId: '77', soonFlag: 0 }]);
    const over = await mine({ state: 'expired' });
    expect(over.list.map(({ name, memberCouponState }) => [name, memberCouponState])).toEqual([
      ['券12', 'closed'],
      ['券-1', 'expired'],
      ['券-9', 'expired'],
    ]);
  });

  it('are found by how soon they end, and by page', async () => {
    const soon = await mine({ days: 7 });
    expect([soon.total, names(soon.list), soon.counts.unused]).toEqual([2, ['券2', '券5'], 3]);
    expect(await mine({ page: 2, limit: 2 })).toMatchObject({ total: 3, list: [{ name: '券20' }] });
    expect((await mall.call(myCouponApi.page, { query: { days: 0 } }, { token: buyer })).code).toBe(505);
  });

  it('are his own', async () => {
    expect(await mine({}, stranger)).toEqual({ list: [], total: 0, counts: { unused: 0, used: 0, expired: 0 } });
    expect((await mall.call(myCouponApi.page)).code).toBe(401);
    const { statements } = await countStatements(mall.house.db, () => mine());
    expect(statements.filter((text) => text.includes('member_coupon'))).toHaveLength(2);
  });
});
