import { activityOperationsApi, activitySellerApi } from '@mall/contract/marketing/activity-office.api.ts';
import { couponApi } from '@mall/contract/marketing/coupon.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { place, specOf } from '../../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../../testing/small-mall.ts';
import { testApp } from '../../testing/test-app.ts';
import { addSignedIn } from '../../testing/test-member.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const db = () => mall.house.db;
const tokens = {} as Record<'seller' | 'other' | 'operator' | 'buyer', string>;
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const as = (who: keyof typeof tokens) => ({ token: tokens[who] });
const named = (name: string, from: number, until: number, budget: string | null = null) => ({
  name,
  startsAt: at(from),
  endsAt: at(until),
  budget,
});
const couponOf = (name: string, from: number, over: object = {}) => ({
  ...named(name, from, 5),
  scope: 'store' as const,
  targetIds: [] as string[],
  threshold: '10.00',
  reduction: '1.00',
  quota: 5,
  perMember: 1,
  validDays: 3,
  ...over,
});
const limitedOf = (name: string, from: number, spec: number, price = '5.00') => ({
  ...named(name, from, from + 5),
  goods: [{ specId: specOf(spec), price, total: 10, restriction: 1 }],
});
const rowOf = async (id: string, who: 'seller' | 'operator' = 'seller') => {
  const page = who === 'seller' ? activitySellerApi.page : (activityOperationsApi.page as unknown as typeof activitySellerApi.page);
  return (await mall.call(page, { query: {} as never }, as(who))).data.list.find((row) => row.id === id);
};
const begin = (id: string) => mall.owner.query(`update activity set starts_at = now() - interval '1 hour' where id = $1`, [id]);

beforeAll(async () => {
  await buildSmallMall(db(), 20);
  await db().pool.query('update goods set moq = 1');
  tokens.seller = (await addSignedIn(db(), { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  tokens.other = (await addSignedIn(db(), { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  tokens.operator = (await addSignedIn(db(), { id: '104', audience: 'operator' })).token;
  tokens.buyer = await tokenOf(db(), small.members.buyer);
});

describe('an activity', () => {
  it('is changed in everything before it begins, by whoever laid it', async () => {
    const { id } = (await mall.call(activitySellerApi.addCoupon, { body: couponOf('旧', 2) }, as('seller'))).data;
    const body = couponOf('新', 3, { scope: 'goods', targetIds: ['4'], reduction: '2.00', quota: 9, budget: '50.00', validDays: 10 });
    const params = { id };
    expect((await mall.call(activitySellerApi.changeCoupon, { params, body }, as('seller'))).code).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      name: '新',
      budget: '50.00',
      scope: 'goods',
      coupon: { quota: 9 },
      steps: [{ reduction: '2.00' }],
    });
    expect((await mall.call(activitySellerApi.form, { params }, as('seller'))).data).toMatchObject({
      targets: [{ id: '4' }],
      coupon: { validDays: 10 },
    });
    for (const who of ['other', 'operator'] as const) {
      const call = who === 'other' ? activitySellerApi.changeCoupon : activityOperationsApi.changeCoupon;
      expect((await mall.call(call as typeof activitySellerApi.changeCoupon, { params, body }, as(who))).errorCode).toBe(
        'kernel.not_found',
      );
    }
    expect(
      (
        await mall.call(
          activitySellerApi.changeReduction,
          { params, body: { ...named('x', 3, 5), scope: 'store', targetIds: [], steps: [{ threshold: '2.00', reduction: '1.00' }] } },
          as('seller'),
        )
      ).errorCode,
    ).toBe('kernel.not_found');
    const { rows } = await db().pool.query(`select target, before ->> 'name' as before from audit_log where event = 'marketing.changed'`);
    expect(rows).toEqual([{ target: '新', before: '旧' }]);
  });

  it('keeps what it promised once it has begun: only its end moves, and its budget rises', async () => {
    const given = couponOf('跑', -1, { budget: '100.00' });
    const { id } = (await mall.call(activitySellerApi.addCoupon, { body: given }, as('seller'))).data;
    const params = { id };
    const adjust = (endsAt: string, budget: string | null) =>
      mall.call(activitySellerApi.adjust, { params, body: { endsAt, budget } }, as('seller'));
    expect((await mall.call(activitySellerApi.changeCoupon, { params, body: given }, as('seller'))).errorCode).toBe(
      'marketing.begun_fixed',
    );
    expect((await adjust(at(9), '99.99')).errorCode).toBe('marketing.budget_lower');
    expect((await adjust(at(-0.1), '100.00')).errorCode).toBe('marketing.time_past');
    expect((await adjust(at(200), '120.00')).code).toBe(200);
    expect((await adjust(at(201), null)).code).toBe(200);
    expect((await adjust(at(202).replace('Z', '+16:00'), null)).code).toBe(200);
    expect(await rowOf(id)).toMatchObject({ budget: '120.00', standing: 'running' });
    const { rows } = await db().pool.query(
      'select valid_until >= ends_at as good from coupon c join activity a on a.id = c.id where a.id = $1',
      [id],
    );
    expect(rows).toEqual([{ good: true }]);
    const coming = (await mall.call(activitySellerApi.addCoupon, { body: couponOf('后', 2) }, as('seller'))).data;
    expect(
      (await mall.call(activitySellerApi.adjust, { params: coming, body: { endsAt: at(9), budget: null } }, as('seller'))).errorCode,
    ).toBe('marketing.not_begun');
  });

  it('is held and goes on: nothing is given out meanwhile', async () => {
    const { id } = (await mall.call(activitySellerApi.addCoupon, { body: couponOf('停', -1) }, as('seller'))).data;
    const receive = () => mall.call(couponApi.receive, { params: { id } }, as('buyer'));
    expect((await mall.call(activitySellerApi.pause, { params: { id } }, as('seller'))).code).toBe(200);
    expect((await rowOf(id))?.standing).toBe('paused');
    expect((await receive()).code).not.toBe(200);
    expect((await mall.call(activitySellerApi.pause, { params: { id } }, as('seller'))).errorCode).toBe('marketing.activity_moved');
    expect((await mall.call(activityOperationsApi.resume, { params: { id } }, as('operator'))).code).toBe(200);
    expect((await receive()).code).toBe(200);
    expect((await mall.call(activityOperationsApi.pause, { params: { id } }, as('operator'))).code).toBe(200);
    const resume = () => mall.call(activitySellerApi.resume, { params: { id } }, as('seller'));
    expect((await resume()).errorCode).toBe('marketing.held_by_mall');
    await mall.call(activityOperationsApi.resume, { params: { id } }, as('operator'));
    await mall.call(activitySellerApi.pause, { params: { id } }, as('seller'));
    expect((await resume()).code).toBe(200);
  });
});

describe('a time-limited buy', () => {
  it('sells at its price again when it goes on, unless another has taken its goods meanwhile, which is named', async () => {
    const { id } = (await mall.call(activitySellerApi.addLimited, { body: limitedOf('限', -1, 6) }, as('seller'))).data;
    const unit = async () =>
      (
        await db().pool.query('select unit_fen::int as fen from order_line where order_id = $1', [
          (await place(db(), small.members.stranger, { lines: [{ specId: specOf(6), num: 1 }] })).orderIds[0],
        ])
      ).rows[0].fen;
    expect(await unit()).toBe(500);
    await mall.call(activitySellerApi.pause, { params: { id } }, as('seller'));
    expect(await unit()).toBeGreaterThan(500);
    const second = (await mall.call(activitySellerApi.addLimited, { body: limitedOf('抢先', 0.5, 6) }, as('seller'))).data;
    const taken = await mall.call(activitySellerApi.resume, { params: { id } }, as('seller'));
    expect([taken.errorCode, taken.msg]).toEqual(['marketing.spec_taken', expect.stringContaining('抢先')]);
    await mall.call(activitySellerApi.stop, { params: second, body: { reason: '让位' } }, as('seller'));
    expect((await mall.call(activitySellerApi.resume, { params: { id } }, as('seller'))).code).toBe(200);
    const { rows } = await db().pool.query(
      'select price_fen::int as fen, open from activity_price where activity_ref = $1 and activity_type = 5',
      [id],
    );
    expect(rows).toEqual([{ fen: 500, open: true }]);
  });

  it('has other goods and times before it begins, and is lengthened only where its goods are free', async () => {
    const { id } = (await mall.call(activitySellerApi.addLimited, { body: limitedOf('甲', 2, 8) }, as('seller'))).data;
    await mall.call(activitySellerApi.addLimited, { body: limitedOf('乙', 20, 10) }, as('seller'));
    const params = { id };
    expect((await mall.call(activitySellerApi.changeLimited, { params, body: limitedOf('甲', 18, 10) }, as('seller'))).errorCode).toBe(
      'marketing.spec_taken',
    );
    expect((await mall.call(activitySellerApi.changeLimited, { params, body: limitedOf('甲', 3, 10, '4.00') }, as('seller'))).code).toBe(
      200,
    );
    const { rows } = await db().pool.query(
      `select spec_id::text, price_fen::int from activity_price where activity_ref = $1 and activity_type = 5`,
      [id],
    );
    expect(rows).toEqual([{ spec_id: specOf(10), price_fen: 400 }]);
    await begin(id);
    expect((await mall.call(activitySellerApi.adjust, { params, body: { endsAt: at(21), budget: null } }, as('seller'))).errorCode).toBe(
      'marketing.spec_taken',
    );
    expect((await mall.call(activitySellerApi.adjust, { params, body: { endsAt: at(19), budget: null } }, as('seller'))).code).toBe(200);
  });
});

const mine = () => as('operator');
const reductionOf = (name: string, from: number, reduction: string) => ({
  ...named(name, from, from + 5, '500.00'),
  scope: 'all' as const,
  targetIds: [] as string[],
  steps: [{ threshold: '100.00', reduction }],
});

describe('the mall', () => {
  it('changes what it laid itself before it begins, and each change stands in the log', async () => {
    const coupon = (await mall.call(activityOperationsApi.addCoupon, { body: couponOf('平台券', 2, { scope: 'all' }) }, mine())).data;
    const reduction = (await mall.call(activityOperationsApi.addReduction, { body: reductionOf('平台满减', 2, '5.00') }, mine())).data;
    const limited = (await mall.call(activityOperationsApi.addLimited, { body: limitedOf('平台限时', 40, 12) }, mine())).data;
    const changes = [
      mall.call(activityOperationsApi.changeCoupon, { params: coupon, body: couponOf('平台新券', 3, { scope: 'all', quota: 8 }) }, mine()),
      mall.call(activityOperationsApi.changeReduction, { params: reduction, body: reductionOf('平台新满减', 3, '6.00') }, mine()),
      mall.call(activityOperationsApi.changeLimited, { params: limited, body: limitedOf('平台新限时', 41, 12, '4.00') }, mine()),
    ];
    expect((await Promise.all(changes)).map(({ code }) => code)).toEqual([200, 200, 200]);
    const form = async (params: { id: string }) => (await mall.call(activityOperationsApi.form, { params }, mine())).data;
    expect(await form(coupon)).toMatchObject({ kind: 'coupon', name: '平台新券', coupon: { quota: 8 } });
    expect(await form(reduction)).toMatchObject({ kind: 'reduction', steps: [{ threshold: '100.00', reduction: '6.00' }] });
    expect(await form(limited)).toMatchObject({ kind: 'limited', goods: [{ spec: { specId: specOf(12) }, price: '4.00' }] });
    const { rows } = await db().pool.query(
      `select target from audit_log where event = 'marketing.changed' and target like '平台%' order by target`,
    );
    expect(rows.map(({ target }) => target)).toEqual(['平台新券', '平台新满减', '平台新限时'].toSorted());
  });

  it('lengthens and holds what has begun, and a store changes its own reduction', async () => {
    const { id } = (await mall.call(activityOperationsApi.addReduction, { body: reductionOf('平台在跑', -1, '5.00') }, mine())).data;
    const params = { id };
    expect((await mall.call(activityOperationsApi.adjust, { params, body: { endsAt: at(30), budget: '600.00' } }, mine())).code).toBe(200);
    expect((await mall.call(activityOperationsApi.pause, { params }, mine())).code).toBe(200);
    expect(await rowOf(id, 'operator')).toMatchObject({ budget: '600.00', standing: 'paused' });
    const given = { ...reductionOf('店满减', 2, '5.00'), scope: 'store' as const };
    const own = (await mall.call(activitySellerApi.addReduction, { body: given }, as('seller'))).data;
    const changed = { ...given, name: '店新满减', steps: [{ threshold: '200.00', reduction: '20.00' }] };
    expect((await mall.call(activitySellerApi.changeReduction, { params: own, body: changed }, as('seller'))).code).toBe(200);
    expect(await rowOf(own.id)).toMatchObject({ name: '店新满减', steps: [{ threshold: '200.00', reduction: '20.00' }] });
  });
});
