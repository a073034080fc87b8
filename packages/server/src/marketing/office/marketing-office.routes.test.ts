import { activityOperationsApi, activitySellerApi } from '@mall/contract/marketing/activity-office.api.ts';
import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { seckillApi } from '@mall/contract/marketing/seckill.api.ts';
import { seckillOperationsApi, seckillSellerApi } from '@mall/contract/marketing/seckill-office.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBroken, pastTheBank } from '../../testing/find-broken.ts';
import { place, placePaid, specOf } from '../../testing/order-steps.ts';
import { buildSmallMall, small } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'other' | 'finance' | 'operator' | 'viewer', string>;
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const named = (name: string, from = -1, until = 5) => ({ name, startsAt: at(from), endsAt: at(until), budget: null });
const as = (who: keyof typeof tokens) => ({ token: tokens[who] });
const reason = '缺货';
const session = (name: string, from: number, until: number) => ({ name, startsAt: at(from), endsAt: at(until) });
const dealFor = (spec: number, price = '5.00', total = 10) => ({ specId: specOf(spec), price, total, restriction: 1 });

beforeAll(async () => {
  await buildSmallMall(db(), 20);
  await db().pool.query('update goods set moq = 1');
  tokens.seller = (await addSignedIn(db(), { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.finance = (await addSignedIn(db(), { id: '103', audience: 'seller', storeId: small.stores.own, roles: ['store_finance'] })).token;
  tokens.operator = (await addSignedIn(db(), { id: '104', audience: 'operator' })).token;
  tokens.viewer = (await addSignedIn(db(), { id: '105', audience: 'operator', roles: ['mall_finance'] })).token;
});

describe('activities of a store', () => {
  it('are a coupon and a full reduction for the store or goods of its own', async () => {
    const coupon = {
      ...named('满减券'),
      scope: 'store' as const,
      targetIds: [],
      threshold: '10.00',
      reduction: '1.00',
      quota: 5,
      perMember: 1,
      validDays: 3,
    };
    const { data } = await mall.call(activitySellerApi.addCoupon, { body: coupon }, as('seller'));
    expect(data.id).toBeTruthy();
    expect((await mall.call(activitySellerApi.addCoupon, { body: { ...coupon, scope: 'all' } }, as('seller'))).errorCode).toBe(
      'marketing.scope_wrong',
    );
    expect(
      (await mall.call(activitySellerApi.addCoupon, { body: { ...coupon, scope: 'goods', targetIds: ['3'] } }, as('seller'))).errorCode,
    ).toBe('kernel.not_found');
    expect((await mall.call(activitySellerApi.addCoupon, { body: coupon }, as('finance'))).code).not.toBe(200);
    const steps = [{ threshold: '20.00', reduction: '2.00' }];
    const reduction = { ...named('满减'), scope: 'goods' as const, targetIds: ['4'], steps };
    expect((await mall.call(activitySellerApi.addReduction, { body: reduction }, as('seller'))).code).toBe(200);
    const center = await mall.call(couponApi.center, { query: {} as never });
    expect(center.data.canRecList.map(({ name }) => name)).toContain('满减券');
    const { list } = (await mall.call(activitySellerApi.page, { query: {} as never }, as('seller'))).data;
    expect(list.map(({ kind, standing, targets }) => [kind, standing, targets.length])).toEqual([
      ['reduction', 'running', 1],
      ['coupon', 'running', 1],
    ]);
    expect((await mall.call(activitySellerApi.page, { query: {} as never }, as('other'))).data.total).toBe(0);
    await placePaid(db(), small.members.buyer, { lines: [{ specId: specOf(4), num: 3 }] });
    const [first] = (await mall.call(activitySellerApi.page, { query: { kind: 'reduction' } as never }, as('seller'))).data.list;
    expect(first?.brought).toMatchObject({ orders: 1, buyers: 1, cost: '2.00' });
  });

  it('are a time-limited buy and a group buy, which end when they are stopped', async () => {
    const goods = [{ specId: specOf(6), price: '5.00', total: 10, restriction: 2 }];
    const limited = (await mall.call(activitySellerApi.addLimited, { body: { ...named('限时购'), goods } }, as('seller'))).data.id;
    expect((await mall.call(activitySellerApi.addLimited, { body: { ...named('又一个'), goods } }, as('seller'))).errorCode).toBe(
      'marketing.spec_taken',
    );
    const steps = [{ buyers: 1, price: '5.00' }];
    const { budget: _, ...times } = named('拼团');
    const body = { ...times, specId: specOf(8), leastBuyers: 2, total: 5, restriction: 0, steps };
    expect((await mall.call(activitySellerApi.addGroup, { body }, as('other'))).errorCode).toBe('kernel.not_found');
    const group = (await mall.call(activitySellerApi.addGroup, { body }, as('seller'))).data.id;
    const orderId = await placePaid(db(), small.members.buyer, { lines: [{ specId: specOf(6), num: 2 }] });
    expect(Number((await db().pool.query('select goods_fen from shop_order where id = $1', [orderId])).rows[0].goods_fen)).toBe(1000);
    expect((await mall.call(activitySellerApi.stop, { params: { id: limited }, body: { reason } }, as('other'))).errorCode).toBe(
      'kernel.not_found',
    );
    for (const id of [limited, group])
      expect((await mall.call(activitySellerApi.stop, { params: { id }, body: { reason } }, as('seller'))).code).toBe(200);
    expect((await mall.call(activitySellerApi.stop, { params: { id: limited }, body: { reason } }, as('seller'))).errorCode).toBe(
      'marketing.activity_moved',
    );
    const late = await place(db(), small.members.buyer, { lines: [{ specId: specOf(6), num: 1 }] });
    expect(Number((await db().pool.query('select goods_fen from shop_order where id = $1', [late.orderIds[0]])).rows[0].goods_fen)).toBe(
      1006,
    );
    const { list } = (await mall.call(activityOperationsApi.page, { query: { standing: 'stopped' } as never }, as('viewer'))).data;
    expect(list.map(({ kind, group: own, brought }) => [kind, own?.state ?? null, brought.orders])).toEqual([
      ['group', 'failed', 0],
      ['limited', null, 1],
    ]);
    expect(await findBroken(db(), pastTheBank)).toEqual([]);
  });
});

describe('activities of the mall', () => {
  it('are laid by who may, each with its row in the trail', async () => {
    const body = {
      ...named('全场券'),
      scope: 'all' as const,
      targetIds: [],
      threshold: '0.00',
      reduction: '1.00',
      quota: 5,
      perMember: 1,
      validDays: 3,
    };
    expect((await mall.call(activityOperationsApi.addCoupon, { body }, as('viewer'))).code).not.toBe(200);
    expect((await mall.call(activityOperationsApi.addCoupon, { body }, as('operator'))).code).toBe(200);
    const classes = { ...named('品类满减'), scope: 'class' as const, targetIds: ['3'], steps: [{ threshold: '20.00', reduction: '2.00' }] };
    expect((await mall.call(activityOperationsApi.addReduction, { body: classes }, as('operator'))).code).toBe(200);
    const goods = [{ specId: specOf(9), price: '5.00', total: 10, restriction: 0 }];
    const laid = await mall.call(activityOperationsApi.addLimited, { body: { ...named('平台限时购'), goods } }, as('operator'));
    const { budget: _, ...times } = named('平台拼团');
    const group = { ...times, specId: specOf(11), leastBuyers: 2, total: 5, restriction: 0, steps: [{ buyers: 1, price: '5.00' }] };
    expect((await mall.call(activityOperationsApi.addGroup, { body: group }, as('operator'))).code).toBe(200);
    expect((await mall.call(activityOperationsApi.stop, { params: { id: laid.data.id }, body: { reason } }, as('operator'))).code).toBe(
      200,
    );
    const { rows } = await db().pool.query(`select event, target from audit_log where event like 'marketing.%' order by id`);
    expect(rows.map(({ event, target }) => [event, target])).toEqual([
      ['marketing.laid', '全场券'],
      ['marketing.laid', '品类满减'],
      ['marketing.laid', '平台限时购'],
      ['marketing.laid', '平台拼团'],
      ['marketing.stopped', '平台限时购'],
    ]);
    const specs = await mall.call(activityOperationsApi.specs, { query: { word: 'ITEM-11' } as never }, as('viewer'));
    expect(specs.data).toMatchObject([{ itemNumber: 'ITEM-11', price: '10.11', stock: 60 }]);
    expect((await mall.call(activitySellerApi.specs, { query: { word: 'ITEM-11' } as never }, as('seller'))).data).toEqual([]);
  });
});

describe('what the mall lays for goods of a store', () => {
  it('stands in its list, told of its own orders alone, and is not its to change', async () => {
    const steps = [{ buyers: 1, price: '5.00' }];
    const group = { ...named('商城拼团'), specId: specOf(20), leastBuyers: 2, total: 5, restriction: 0, steps };
    const goods = [18, 19].map((spec) => ({ specId: specOf(spec), price: '5.00', total: 10, restriction: 0 }));
    const mallAs = as('operator');
    const ids = [
      await mall.call(activityOperationsApi.addGroup, { body: group }, mallAs),
      await mall.call(activityOperationsApi.addLimited, { body: { ...named('商城限时购'), budget: '90.00', goods } }, mallAs),
    ].map(({ data }) => data.id);
    for (const spec of [18, 19]) await placePaid(db(), small.members.buyer, { lines: [{ specId: specOf(spec), num: 2 }] });
    const seen = async (who: 'seller' | 'other' | 'operator') => {
      const call =
        who === 'operator' ? activityOperationsApi.page : (activitySellerApi.page as unknown as typeof activityOperationsApi.page);
      const { list } = (await mall.call(call, { query: { word: '商城' } as never }, as(who))).data;
      return list.map(({ name, own, budget, targets, stock, brought }) => [
        name,
        own,
        budget,
        targets.length,
        stock?.total,
        brought.orders,
      ]);
    };
    expect(await seen('operator')).toEqual([
      ['商城限时购', true, '90.00', 2, 20, 2],
      ['商城拼团', true, null, 1, 5, 0],
    ]);
    expect(await seen('seller')).toEqual([
      ['商城限时购', false, null, 1, 10, 1],
      ['商城拼团', false, null, 1, 5, 0],
    ]);
    expect(await seen('other')).toEqual([['商城限时购', false, null, 1, 10, 1]]);
    const [limited] = (await mall.call(activitySellerApi.page, { query: { word: '商城限' } as never }, as('other'))).data.list;
    expect(limited?.targets).toEqual(['交联电缆 YJV22-19 3×240']);
    for (const id of ids) {
      const params = { id };
      const told = [
        await mall.call(activitySellerApi.stop, { params, body: { reason } }, as('seller')),
        await mall.call(activitySellerApi.pause, { params }, as('seller')),
        await mall.call(activitySellerApi.form, { params }, as('seller')),
      ];
      expect(told.map(({ errorCode }) => errorCode)).toEqual(Array(3).fill('kernel.not_found'));
      await mall.call(activityOperationsApi.stop, { params, body: { reason } }, mallAs);
    }
  });
});

describe('sessions of a seckill', () => {
  let id = '';
  it('are laid apart from each other, and stand on the time line', async () => {
    id = (await mall.call(seckillOperationsApi.add, { body: session('早场', 1, 3) }, as('operator'))).data.id;
    expect((await mall.call(seckillOperationsApi.add, { body: session('重叠', 2, 4) }, as('operator'))).errorCode).toBe(
      'marketing.session_overlaps',
    );
    const other = (await mall.call(seckillOperationsApi.add, { body: session('午场', 4, 6) }, as('operator'))).data.id;
    expect(
      (await mall.call(seckillOperationsApi.move, { params: { id: other }, body: session('午场', 2, 6) }, as('operator'))).errorCode,
    ).toBe('marketing.session_overlaps');
    expect((await mall.call(seckillOperationsApi.move, { params: { id: other }, body: session('晚场', 5, 7) }, as('operator'))).code).toBe(
      200,
    );
    const { sessions } = (await mall.call(seckillOperationsApi.timeline, { query: {} as never }, as('viewer'))).data;
    expect(sessions.map(({ name, standing }) => [name, standing])).toEqual([
      ['早场', 'coming'],
      ['晚场', 'coming'],
    ]);
    expect((await mall.call(seckillOperationsApi.end, { params: { id: other }, body: { reason } }, as('operator'))).code).toBe(200);
    expect((await mall.call(seckillSellerApi.sessions, {}, as('seller'))).data.map(({ name }) => name)).toEqual(['早场']);
  });

  it('take goods that stores apply with, or give them back', async () => {
    const apply = (spec: number, who: 'seller' | 'other', price = '5.00') =>
      mall.call(seckillSellerApi.apply, { body: { sessionId: id, ...dealFor(spec, price) } }, as(who));
    expect((await apply(13, 'seller')).errorCode).toBe('kernel.not_found');
    expect((await apply(12, 'seller', '99.00')).errorCode).toBe('marketing.not_cheaper');
    const first = (await apply(12, 'seller')).data.id;
    expect((await apply(12, 'seller')).errorCode).toBe('marketing.applied_already');
    const second = (await apply(13, 'other')).data.id;
    const third = (await apply(14, 'seller')).data.id;
    expect((await mall.call(seckillSellerApi.withdraw, { params: { id: third } }, as('other'))).errorCode).toBe('kernel.not_found');
    expect((await mall.call(seckillSellerApi.withdraw, { params: { id: third } }, as('seller'))).code).toBe(200);
    expect((await mall.call(seckillOperationsApi.accept, { params: { id: third } }, as('operator'))).errorCode).toBe(
      'marketing.activity_moved',
    );
    expect((await mall.call(seckillOperationsApi.accept, { params: { id: first } }, as('operator'))).code).toBe(200);
    expect((await mall.call(seckillOperationsApi.giveBack, { params: { id: second }, body: { reason } }, as('operator'))).code).toBe(200);
    const detail = (await mall.call(seckillOperationsApi.detail, { params: { id } }, as('viewer'))).data;
    expect(detail.goods).toMatchObject([{ itemNumber: 'ITEM-12', activityPrice: '5.00', fault: null }]);
    expect(detail.applications).toEqual([]);
    const own = (await mall.call(seckillSellerApi.page, { query: {} as never }, as('other'))).data;
    expect(own.list).toMatchObject([{ state: 'returned', reason }]);
  });

  it('are changed goods by goods, keep their price once they run, and end on time or before', async () => {
    const put = (body: ReturnType<typeof dealFor>) => mall.call(seckillOperationsApi.putGoods, { params: { id }, body }, as('operator'));
    expect((await put(dealFor(15, '6.00'))).code).toBe(200);
    expect((await put(dealFor(15, '5.50', 12))).code).toBe(200);
    await db().pool.query(`update seckill_session set starts_at = now() - interval '1 minute' where id = $1`, [id]);
    await db().pool.query(`update activity_price set starts_at = now() - interval '1 minute' where activity_ref = $1`, [id]);
    expect((await put(dealFor(15, '4.00', 12))).errorCode).toBe('marketing.session_begun_fixed');
    await placePaid(db(), small.members.buyer, { lines: [{ specId: specOf(15), num: 1 }] });
    expect(
      (await mall.call(seckillOperationsApi.removeGoods, { params: { id }, body: { specId: specOf(15) } }, as('operator'))).errorCode,
    ).toBe('marketing.goods_sold');
    expect((await mall.call(seckillOperationsApi.removeGoods, { params: { id }, body: { specId: specOf(12) } }, as('operator'))).code).toBe(
      200,
    );
    expect((await put(dealFor(15, '5.50', 1))).code).toBe(200);
    const detail = (await mall.call(seckillOperationsApi.detail, { params: { id } }, as('viewer'))).data;
    expect(detail).toMatchObject({
      figures: { even: true, elsewhere: 0 },
      brought: { orders: 1, amount: '5.50' },
      goods: [{ sold: 1, total: 1 }],
    });
    expect((await mall.call(seckillApi.currentGoods, { query: {} as never })).data.total).toBe(1);
    expect((await mall.call(seckillOperationsApi.end, { params: { id }, body: { reason } }, as('operator'))).code).toBe(200);
    await expect.poll(async () => (await mall.call(seckillApi.currentGoods, { query: {} as never })).data.total, { timeout: 5000 }).toBe(0);
    expect((await put(dealFor(16))).errorCode).toBe('marketing.session_over');
    expect(await findBroken(db(), pastTheBank)).toEqual([]);
  });
});
