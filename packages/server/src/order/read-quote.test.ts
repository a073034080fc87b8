import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { countStatements } from '../testing/count-statements.ts';
import { specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type QuoteAsk, readQuote } from './read-quote.ts';

const database = testDatabase();
const run = (text: string, values: unknown[] = []) => database.db.pool.query(text, values);
const { buyer, stranger } = small.members;
const names = JSON.stringify({ zh: '活动', en: 'Offer', fra: 'Offre', spa: 'Oferta', pt: 'Oferta pt', ru: 'Акция' });
const quote = (lines: [goods: number, num: number][], more: Partial<QuoteAsk> = {}, memberId: string = buyer) =>
  readQuote(database.db, memberId, {
    lines: lines.map(([goods, num]) => ({ specId: specOf(goods), num })),
    coupons: 'best',
    points: 0,
    ...more,
  });

const activity = async (id: number, type: number, scope = 'all', targets: number[] = [], sort = 0) => {
  await run(
    `insert into activity (id, activity_type, names, scope, starts_at, ends_at, sort) values ($1, $2, $3, $4, now() - interval '1 hour', now() + interval '1 hour', $5)`,
    [id, type, names, scope, sort],
  );
  for (const target of targets) await run(`insert into activity_target values ($1, $2)`, [id, target]);
};
const reduction = async (id: number, steps: [number, number][], scope?: string, targets?: number[], sort?: number) => {
  await activity(id, 2, scope, targets, sort);
  for (const [threshold, off] of steps)
    await run(`insert into full_reduction_rule (activity_id, threshold_fen, reduction_fen) values ($1, $2, $3)`, [id, threshold, off]);
};
const coupon = async (id: number, threshold: number, off: number, scope?: string, targets?: number[], owner: string = buyer) => {
  await activity(id, 1, scope, targets);
  await run(
    `insert into coupon (id, threshold_fen, reduction_fen, quota, received, valid_from, valid_until) values ($1, $2, $3, 10, 1, now() - interval '1 day', now() + interval '1 day')`,
    [id, threshold, off],
  );
  await run(
    `insert into member_coupon (id, coupon_id, member_id, seq, valid_from, valid_until) values ($1 + 5000, $1, $2, 1, now() - interval '1 day', now() + interval '1 day')`,
    [id, owner],
  );
};
const timeLimited = async (id: number, goods: number, price: number, { total = 50, restriction = 0, hours = 1 } = {}) => {
  await activity(id, 5);
  await run(`insert into time_limited_goods (activity_id, spec_id, price_fen, total, restriction) values ($1, $2, $3, $4, $5)`, [
    id,
    specOf(goods),
    price,
    total,
    restriction,
  ]);
  await run(
    `insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at) values (5, $1, $2, $3, now() - interval '1 hour', now() + $4 * interval '1 hour')`,
    [id, specOf(goods), price, hours],
  );
};

beforeAll(async () => {
  await buildSmallMall(database.db, 12); // odd goods in store 2, even in store 1; 60 free pieces; price 10.00 and its number in fen
  await run(`update goods set moq = 1`);
  await run(
    `insert into area (id, parent_id, name, level, leaf) values (12, null, '天津市', 1, false), (54, null, '西藏自治区', 1, false)`,
  );
});
beforeEach(async () => {
  for (const table of [
    'member_coupon',
    'coupon',
    'full_reduction_rule',
    'time_limited_goods',
    'seckill_goods',
    'activity_price',
    'activity_target',
    'activity_buyer',
    'spec_price_break',
    'store_freight_area',
  ])
    await run(`delete from ${table}`);
  await run(`delete from activity`);
  await run(`update store set freight_fen = 0, free_from_fen = null`);
});

describe('a quote', () => {
  it('prices each store by itself, with the price of the quantity', async () => {
    await run(`insert into spec_price_break values ($1, 10, 900), ($1, 50, 800)`, [specOf(1)]);
    const { priced, stores, faults } = await quote([
      [1, 10],
      [2, 1],
      [3, 2],
    ]);
    expect(faults.size).toBe(0);
    expect(priced).toMatchObject({ goodsFen: 9000 + 1002 + 2006, payableFen: 9000 + 1002 + 2006, itemCount: 13 });
    expect(
      stores.map(({ storeId, lines }) => [storeId, lines.map(({ specId, unitFen, listFen }) => [specId, unitFen, listFen])]).toSorted(),
    ).toEqual([
      ['1', [[specOf(2), 1002, 1002]]],
      [
        '2',
        [
          [specOf(1), 900, 900],
          [specOf(3), 1003, 1003],
        ],
      ],
    ]);
  });

  it('takes the activity’s price while the database says it runs, and its limits', async () => {
    await timeLimited(70, 1, 700, { restriction: 3 });
    await timeLimited(71, 3, 700, { hours: -0.5 });
    const { stores } = await quote([
      [1, 2],
      [3, 1],
    ]);
    expect(
      stores[0]?.lines.map(({ unitFen, listFen, activityType, activityRef, most }) => [unitFen, listFen, activityType, activityRef, most]),
    ).toEqual([
      [700, 1001, 5, '70', 3],
      [1003, 1003, 0, null, 60],
    ]);
    await run(`insert into activity_buyer values (5, 70, $1, $2, 2)`, [specOf(1), buyer]);
    expect((await quote([[1, 2]])).faults.get(specOf(1))?.code).toBe('cart.person_limit');
    expect((await quote([[1, 1]])).faults.size).toBe(0);
    expect((await quote([[1, 2]], {}, stranger)).faults.size).toBe(0);
  });

  it('counts a line towards the first full reduction that covers it, and activity goods towards none', async () => {
    await reduction(
      80,
      [
        [2000, 100],
        [3000, 300],
      ],
      'store',
      [2],
      2,
    );
    await reduction(81, [[2000, 500]], 'class', [4], 1);
    await timeLimited(70, 5, 900);
    const { priced, stores } = await quote([
      [1, 2],
      [5, 2],
    ]);
    expect(stores[0]?.lines.map(({ reductionId }) => reductionId)).toEqual(['81', undefined]);
    expect(priced.activityFen).toBe(500);
    expect(priced.stores[0]?.reductions).toEqual([{ activityId: '81', reductionFen: 500, shortFen: 0, next: undefined }]);
  });

  it('offers the member’s coupons by what they cover, and spreads them so that most is saved', async () => {
    await coupon(90, 0, 500);
    await coupon(91, 0, 400, 'store', [2]);
    await coupon(92, 0, 900, 'all', [], stranger);
    const { priced, stores } = await quote([
      [1, 2],
      [2, 2],
    ]);
    expect(priced.couponFen).toBe(900);
    const byStore = Object.fromEntries(stores.map((store) => [store.storeId, store]));
    expect([byStore['1']?.couponId, byStore['2']?.couponId]).toEqual(['5090', '5091']);
    expect(byStore['2']?.coupons.map(({ memberCouponId, takesFen }) => [memberCouponId, takesFen])).toEqual([
      ['5090', 500],
      ['5091', 400],
    ]);
    expect(
      (
        await quote(
          [
            [1, 2],
            [2, 2],
          ],
          { coupons: [] },
        )
      ).priced.couponFen,
    ).toBe(0);
    expect(
      (
        await quote(
          [
            [1, 2],
            [2, 2],
          ],
          { coupons: { '2': '5090' } },
        )
      ).stores
        .map(({ storeId, couponId }) => [storeId, couponId])
        .toSorted(),
    ).toEqual([
      ['1', undefined],
      ['2', '5090'],
    ]);
    await expect(quote([[1, 2]], { coupons: ['5092'] })).rejects.toMatchObject({ code: 'kernel.not_found' });
  });

  it('leaves a coupon unspent below its threshold, outside its validity, or when it was used', async () => {
    await coupon(90, 5000, 500);
    expect((await quote([[1, 4]], { coupons: ['5090'] })).stores[0]?.couponId).toBeUndefined();
    expect((await quote([[1, 5]], { coupons: ['5090'] })).priced.couponFen).toBe(500);
    await run(`update member_coupon set valid_until = now() - interval '1 minute'`);
    expect((await quote([[1, 5]], { coupons: ['5090'] })).priced.couponFen).toBe(0);
  });

  it('asks a remote province more freight, and none from the store’s free amount', async () => {
    await run(`update store set freight_fen = 800, free_from_fen = 5000 where id = 2`);
    await run(`insert into store_freight_area values (2, 54, 3000)`);
    expect((await quote([[1, 1]])).priced.freightFen).toBe(800);
    expect((await quote([[1, 1]], { provinceId: '12' })).priced.freightFen).toBe(800);
    expect((await quote([[1, 1]], { provinceId: '54' })).priced.freightFen).toBe(3000);
    expect((await quote([[1, 5]], { provinceId: '54' })).priced.freightFen).toBe(0);
  });

  it('lets points pay what the account holds and at most half', async () => {
    await run(`insert into point_account values ($1, 300) on conflict (member_id) do update set balance = 300`, [buyer]);
    expect((await quote([[1, 1]], { points: 1000 })).priced).toMatchObject({ pointsUsed: 300, payableFen: 701 });
    expect((await quote([[1, 1]], { points: 1000 }, stranger)).priced.pointsUsed).toBe(0);
  });

  it('says why a line cannot be bought and prices the others', async () => {
    await run(`update goods set state = 'off' where id = 3`);
    await run(`update goods set moq = 5 where id in (5, 9)`);
    await layStock(database.db, 0, specOf(7));
    await layStock(database.db, 3, specOf(9));
    const { faults, priced } = await quote([
      [1, 1],
      [3, 1],
      [5, 4],
      [7, 1],
      [9, 5],
      [11, 61],
      [999, 1],
    ]);
    expect([...faults].map(([specId, { code }]) => [specId, code])).toEqual([
      [specOf(3), 'cart.goods_gone'],
      [specOf(5), 'cart.below_least'],
      [specOf(7), 'cart.sold_out'],
      [specOf(9), 'cart.sold_out'],
      [specOf(11), 'cart.above_most'],
      [specOf(999), 'cart.goods_gone'],
    ]);
    expect(priced.goodsFen).toBe(1001);
    await run(`update goods set state = 'on', moq = 1`);
    await layStock(database.db, 60);
  });

  it('adds up the same spec twice before it looks at limits', async () => {
    expect(
      (
        await quote([
          [1, 30],
          [1, 31],
        ])
      ).faults.get(specOf(1))?.code,
    ).toBe('cart.above_most');
    expect(
      (
        await quote([
          [1, 30],
          [1, 30],
        ])
      ).priced.itemCount,
    ).toBe(60);
  });

  it('takes one statement, alone or in a transaction, however many lines', async () => {
    await coupon(90, 0, 500);
    const lines = Array.from({ length: 12 }, (_, at): [number, number] => [at + 1, 1]);
    expect((await countStatements(database.db, () => quote(lines))).statements).toHaveLength(1);
    const { statements } = await countStatements(database.db, () =>
      inTransaction(database.db, (tx) => readQuote(tx, buyer, { lines: [{ specId: specOf(1), num: 1 }], coupons: 'best', points: 0 })),
    );
    expect(statements).toHaveLength(3);
  });
});
