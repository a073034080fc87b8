import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { addActivity, addCoupon } from '../testing/marketing-steps.ts';
import { buyerOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { findCouponCenter } from './coupon.queries.ts';
import { couponStateOf } from './coupon-state.ts';
import { expireCoupons } from './expire-coupons.ts';

// Without caches, so that a test sees what it just wrote.
const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const tokens = { buyer: '', stranger: '' };
const made: Record<string, string> = {};

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 40);
  tokens.buyer = await tokenOf(db, small.members.buyer);
  tokens.stranger = await tokenOf(db, small.members.stranger);
  made['all'] = await addCoupon(db, { name: '通用券' });
  made['own'] = await addCoupon(db, { scope: 'store', targets: [1] });
  made['third'] = await addCoupon(db, { scope: 'store', targets: [2] });
  made['brand'] = await addCoupon(db, { scope: 'brand', targets: [1] });
  made['class'] = await addCoupon(db, { scope: 'class', targets: [4] });
  made['goods'] = await addCoupon(db, { scope: 'goods', targets: [6, 7], quota: 2 });
  made['missed'] = await addCoupon(db, { from: -5, until: -1 });
  made['forgotten'] = await addCoupon(db, { from: -50, until: -30 });
  made['coming'] = await addCoupon(db, { from: 5, until: 10 });
  made['reduction'] = await addActivity(db, { type: 2, name: '满减', scope: 'store', targets: [2] });
  await db.pool.query(
    'insert into full_reduction_rule (activity_id, threshold_fen, reduction_fen) values ($1, 200000, 15000), ($1, 100000, 5000)',
    [made['reduction']],
  );
});

const named = (list: readonly { id: string }[]) => list.map(({ id }) => Object.keys(made).find((name) => made[name] === id));
const center = (query = {}, token?: string) => mall.call(couponApi.center, { query }, token === undefined ? {} : { token });

describe('the coupon centre', () => {
  it('shows a guest what can be received, then what comes, then what was just missed', async () => {
    const { data } = await center();
    expect(named(data.canRecList)).toEqual(['all', 'own', 'third', 'brand', 'class', 'goods', 'coming', 'missed']);
    expect([data.total, data.recedTotal, data.recedList]).toEqual([8, 0, []]);
    expect(data.canRecList[0]).toMatchObject({
      name: '通用券',
      thresholdAmount: '100.00',
      reduction: '10.00',
      scope: 'all',
      scopeTargets: { kind: 'all', total: 0, targets: [] },
      total: 100,
      surplus: 100,
      isReceived: 0,
      overdueFlag: 0,
      couponsState: 'receivable',
    });
    expect(data.canRecList.at(-1)).toMatchObject({ overdueFlag: 1, couponsState: 'overdue' });
    expect(data.canRecList[5]?.scopeTargets).toMatchObject({ kind: 'goods', total: 2, targets: [{ id: '6' }, { id: '7' }] });
  });

  it('keeps what a member has received in its place, and lists it with the received, his own only', async () => {
    const before = (await center({}, tokens.buyer)).data;
    await mall.call(couponApi.receive, { params: { id: made['own'] as string } }, { token: tokens.buyer });
    const mine = (await center({}, tokens.buyer)).data;
    expect(named(mine.canRecList)).toEqual(named(before.canRecList));
    expect(mine.total).toBe(before.total);
    expect(mine.canRecList.find(({ id }) => id === made['own'])).toMatchObject({ isReceived: 1, couponsState: 'received' });
    expect(mine.recedList).toMatchObject([
      { id: made['own'], isReceived: 1, couponsState: 'received', memberCouponState: 'new', surplus: 99 },
    ]);
    expect(mine.recedTotal).toBe(1);
    const others = (await center({}, tokens.stranger)).data;
    expect(named(others.canRecList)).toContain('own');
    expect(others.recedList).toEqual([]);
    expect(others.canRecList.find(({ id }) => id === made['own'])).toMatchObject({ isReceived: 0, couponsState: 'receivable' });
  });

  it('keeps the last one in its place, and lets it go when it can be spent no more', async () => {
    const { db } = mall.house;
    await db.pool.query('update coupon set quota = received where id = $1', [made['own']]);
    expect(named((await center({}, tokens.buyer)).data.canRecList).slice(0, 2)).toEqual(['all', 'own']);
    await db.pool.query(`update member_coupon set valid_until = now()`);
    expect(named((await center({}, tokens.buyer)).data.canRecList)).not.toContain('own');
    await db.pool.query('update coupon set quota = 100 where id = $1', [made['own']]);
    await db.pool.query(`update member_coupon set valid_until = now() + interval '5 days'`);
  });

  it('chooses by scope, by goods and by page, and speaks the caller’s language', async () => {
    expect(named((await center({ scope: 'store' })).data.canRecList)).toEqual(['own', 'third']);
    // Goods 6 is of the own store, of class 3 and named by the goods coupon; goods 9 is of the other store and of class 4.
    const of = async (goodsId: string) => named((await center({ goodsId })).data.canRecList);
    expect(await of('6')).toEqual(['all', 'own', 'brand', 'goods', 'coming', 'missed']);
    expect(await of('9')).toEqual(['all', 'third', 'brand', 'class', 'coming', 'missed']);
    expect(await of('4000')).toEqual([]);
    const second = (await center({ page: 2, limit: 3 })).data;
    expect([named(second.canRecList), second.total]).toEqual([['brand', 'class', 'goods'], 8]);
    expect((await center({ page: 50 })).data).toMatchObject({ canRecList: [], total: 8 });
    const english = (await mall.call(couponApi.center, {}, { language: 'en' })).data.canRecList;
    expect([english[0]?.name, english[1]?.scopeTargets.targets]).toEqual(['通用券 en', [{ id: '1', name: 'Nengdian' }]]);
  });

  it('takes three statements', async () => {
    const actor = buyerOf('1');
    const { db } = mall.house;
    const work = () => findCouponCenter(db, actor, { page: 1, limit: 12 }, 'zh');
    expect((await countStatements(db, work)).statements).toHaveLength(3);
  });

  it('calls a coupon expired as soon as it is, and a job writes it down', async () => {
    const { db } = mall.house;
    await db.pool.query(`update member_coupon set valid_until = now()`);
    expect((await center({}, tokens.buyer)).data.recedList[0]?.memberCouponState).toBe('expired');
    await expireCoupons(db);
    expect((await db.pool.query('select state from member_coupon')).rows).toEqual([{ state: 'expired' }]);
  });
});

describe('the state of a coupon', () => {
  const open = { begun: true, over: false, quota: 5, received: 2, perMember: 1, mine: 0 };
  it('is decided by the time, then by what the member has, then by what is left', () => {
    expect(couponStateOf(open)).toBe('receivable');
    expect(couponStateOf({ ...open, received: 5 })).toBe('none_left');
    expect(couponStateOf({ ...open, received: 5, mine: 1 })).toBe('received');
    expect(couponStateOf({ ...open, begun: false, mine: 1 })).toBe('upcoming');
    expect(couponStateOf({ ...open, over: true, mine: 1 })).toBe('overdue');
  });
});

const detail = (query: object) => mall.call(couponApi.detail, { query });
const goods = (query: object) => mall.call(couponApi.goods, { query });

describe('what an activity holds for', () => {
  it('is told with the coupon', async () => {
    const { data } = await detail({ couponId: made['class'] });
    expect(data).toMatchObject({
      coupon: { id: made['class'] },
      fullReduction: null,
      scope: { kind: 'class', total: 1, targets: [{ id: '4', name: '控制电缆' }] },
    });
  });

  it('is told with the steps of a full reduction', async () => {
    const { data } = await detail({ activityId: made['reduction'] });
    expect(data).toMatchObject({
      coupon: null,
      fullReduction: {
        name: '满减',
        rules: [
          { thresholdAmount: '1000.00', reduction: '50.00' },
          { thresholdAmount: '2000.00', reduction: '150.00' },
        ],
      },
      scope: { kind: 'store', targets: [{ id: '2', name: '津缆旗舰店' }] },
    });
  });

  it('is refused when nothing is named, or nothing of that kind', async () => {
    expect((await detail({})).errorCode).toBe('kernel.bad_input');
    expect((await goods({})).errorCode).toBe('kernel.bad_input');
    expect((await detail({ couponId: made['reduction'] })).errorCode).toBe('kernel.not_found');
    expect((await detail({ activityId: made['all'] })).errorCode).toBe('kernel.not_found');
    expect((await goods({ couponId: '9999' })).errorCode).toBe('kernel.not_found');
  });

  it('lists the goods, the best first, and searches among them', async () => {
    expect((await goods({ couponId: made['all'] })).data).toMatchObject({ totalCount: 40, pageNo: 1, pageSize: 20 });
    const third = (await goods({ activityId: made['reduction'] })).data;
    expect([third.totalCount, third.goodsVOList.every((card) => card.storeId === '2')]).toEqual([20, true]);
    expect((await goods({ couponId: made['class'] })).data.totalCount).toBe(20);
    expect((await goods({ couponId: made['brand'], pageNo: 2 })).data.goodsVOList).toHaveLength(20);
    expect((await goods({ couponId: made['goods'] })).data.goodsVOList.map((card) => card.goodsId)).toEqual(['6', '7']);
    expect((await goods({ couponId: made['goods'], keyword: 'yjv22-7' })).data.goodsVOList.map((card) => card.goodsId)).toEqual(['7']);
  });

  it('keeps the filters of a visitor inside it', async () => {
    const elsewhere = (await goods({ activityId: made['reduction'], storeId: '1' })).data;
    expect([elsewhere.totalCount, elsewhere.goodsVOList.every((card) => card.storeId === '2')]).toEqual([20, true]);
    const classes = (await goods({ couponId: made['class'], classId: '3' })).data;
    expect([classes.totalCount, classes.classVOList.map(({ id }) => id)]).toEqual([20, ['4']]);
    expect((await goods({ couponId: made['brand'], brandId: '999' })).data.totalCount).toBe(40);
    expect(
      (await goods({ couponId: made['all'], keyword: '控制电缆', priceMin: '10.30' })).data.goodsVOList.map((card) => card.goodsId),
    ).toEqual(['31', '33', '35', '37', '39']);
  });
});
