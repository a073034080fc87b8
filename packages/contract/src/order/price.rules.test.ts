import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, assignCoupons, bestCoupon, type PriceCoupon, type PriceStore, priceOrder, taxWithin } from './price.rules.ts';

const line = (specId: string, unitFen: number, num = 1, more: Partial<PriceStore['lines'][number]> = {}) => ({
  specId,
  num,
  unitFen,
  taxRate: 13,
  inActivity: false,
  ...more,
});
const store = (given: Partial<PriceStore> = {}): PriceStore => ({
  storeId: '1',
  lines: [line('1', 10_000)],
  reductions: [],
  freight: { freightFen: 0, freeFromFen: null },
  ...given,
});
const coupon = (thresholdFen: number, reductionFen: number, specIds: string[]): PriceCoupon => ({
  memberCouponId: '7',
  thresholdFen,
  reductionFen,
  specIds: new Set(specIds),
});

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the price of an order', () => {
  it('is goods and freight less reduction, coupon and points', () => {
    const priced = priceOrder(
      [
        store({
          lines: [line('1', 10_000, 2, { reductionId: '5' }), line('2', 5000)],
          reductions: [
            {
              activityId: '5',
              steps: [
                { thresholdFen: 10_000, reductionFen: 500 },
                { thresholdFen: 20_000, reductionFen: 1500 },
              ],
            },
          ],
          coupon: coupon(20_000, 1000, ['1', '2']),
          freight: { freightFen: 800, freeFromFen: null },
        }),
      ],
      300,
    );
    expect(priced).toMatchObject({
      goodsFen: 25_000,
      activityFen: 1500,
      couponFen: 1000,
      pointsFen: 300,
      freightFen: 800,
      payableFen: 23_000,
      itemCount: 3,
    });
  });

  it('gives a coupon nothing below its threshold, and says so', () => {
    const priced = priceOrder([store({ coupon: coupon(10_001, 500, ['1']) })], 0);
    expect([priced.couponFen, priced.stores[0]?.couponHolds]).toEqual([0, false]);
  });

  it('counts only the lines that a coupon covers towards its threshold', () => {
    const lines = [line('1', 6000), line('2', 6000)];
    expect(priceOrder([store({ lines, coupon: coupon(10_000, 500, ['1']) })], 0).couponFen).toBe(0);
    expect(priceOrder([store({ lines, coupon: coupon(10_000, 500, ['1', '2']) })], 0).couponFen).toBe(500);
  });

  it('leaves activity goods out of full reductions', () => {
    const reductions = [{ activityId: '5', steps: [{ thresholdFen: 10_000, reductionFen: 500 }] }];
    const lines = [line('1', 10_000, 1, { reductionId: '5', inActivity: true })];
    expect(priceOrder([store({ lines, reductions })], 0).activityFen).toBe(0);
  });

  it('says how much is missing to the next step', () => {
    const reductions = [
      {
        activityId: '5',
        steps: [
          { thresholdFen: 10_000, reductionFen: 500 },
          { thresholdFen: 30_000, reductionFen: 2000 },
        ],
      },
    ];
    const priced = priceOrder([store({ lines: [line('1', 10_000, 1, { reductionId: '5' })], reductions })], 0);
    expect(priced.stores[0]?.reductions).toEqual([
      { activityId: '5', reductionFen: 500, shortFen: 20_000, next: { thresholdFen: 30_000, reductionFen: 2000 } },
    ]);
  });

  it('sends for nothing from the amount on that the store names, points or not', () => {
    const freight = { freightFen: 900, freeFromFen: 10_000 };
    expect(priceOrder([store({ freight })], 5000).freightFen).toBe(0);
    expect(priceOrder([store({ lines: [line('1', 9999)], freight })], 0).freightFen).toBe(900);
  });

  it('lets points pay half at most', () => {
    expect(priceOrder([store()], 999_999)).toMatchObject({ pointsUsed: 5000, pointsMost: 5000, payableFen: 5000 });
  });

  it('takes whole points off every line, whatever a point is worth', () => {
    const lines = [line('1', 999), line('2', 1001)];
    const priced = priceOrder([store({ lines })], 999_999, { pointFen: 7, sharePercent: 100 });
    expect(priced).toMatchObject({ pointsUsed: 285, pointsMost: 285, pointsFen: 1995 });
    expect(priced.stores[0]).toMatchObject({ pointsNum: 285 });
    expect(priced.stores[0]?.lines.map(({ pointsFen }) => pointsFen % 7)).toEqual([0, 0]);
    expect(priceOrder([store()], 999_999, { pointFen: 2, sharePercent: 30 })).toMatchObject({ pointsUsed: 1500, payableFen: 7000 });
  });

  it('takes the tax out of the price', () => expect(taxWithin(11_300, 13)).toBe(1300));

  it('finds the coupon that saves most', () => {
    const coupons = [
      coupon(0, 100, ['1']),
      { ...coupon(5000, 800, ['1']), memberCouponId: '8' },
      { ...coupon(20_000, 9000, ['1']), memberCouponId: '9' },
    ];
    expect(bestCoupon(store(), coupons)?.memberCouponId).toBe('8');
    expect(bestCoupon(store(), [])).toBeUndefined();
  });
});

const money = fc.integer({ min: 1, max: 99_999_999_999 });
const anyStep = fc.tuple(money, money).map(([a, b]) => ({ thresholdFen: Math.max(a, b), reductionFen: Math.min(a, b) }));
const anyStore = (storeId: string) =>
  fc.record({
    storeId: fc.constant(storeId),
    lines: fc.uniqueArray(
      fc.record({
        specId: fc.integer({ min: 1, max: 500 }).map(String),
        num: fc.integer({ min: 1, max: 200 }),
        unitFen: fc.oneof(fc.integer({ min: 1, max: 30 }), money),
        taxRate: fc.constantFrom(0, 1, 3, 6, 9, 13),
        inActivity: fc.boolean(),
        reductionId: fc.constantFrom(undefined, '1', '2'),
      }),
      { selector: (given) => given.specId, minLength: 1, maxLength: 12 },
    ),
    reductions: fc.array(anyStep, { maxLength: 3 }).map((steps) => [
      { activityId: '1', steps },
      { activityId: '2', steps: steps.slice(1) },
    ]),
    coupon: fc.option(
      anyStep.map((step) => ({
        memberCouponId: '9',
        ...step,
        thresholdFen: step.thresholdFen % 5000,
        specIds: new Set(Array.from({ length: 400 }, (_, at) => String(at))),
      })),
      { nil: undefined },
    ),
    freight: fc.record({ freightFen: fc.integer({ min: 0, max: 100_000 }), freeFromFen: fc.option(money, { nil: null }) }),
  });
const anyStores = fc.tuple(anyStore('1'), anyStore('2'), anyStore('3'));
const points = fc.integer({ min: 0, max: 99_999_999 });

describe('whatever is bought', () => {
  it('the sums of lines, stores and whole agree, and nothing is negative', () => {
    fc.assert(
      fc.property(anyStores, points, (stores, wanted) => {
        const priced = priceOrder(stores, wanted);
        for (const one of priced.stores) {
          for (const part of one.lines) {
            expect(part.payFen).toBe(part.goodsFen - part.activityFen - part.couponFen - part.pointsFen);
            for (const amount of Object.values(part)) if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0);
          }
          expect(sum(one.lines.map((part) => part.payFen)) + one.freightFen).toBe(one.payableFen);
          expect(one.payableFen).toBe(one.goodsFen + one.freightFen - one.activityFen - one.couponFen - one.pointsFen);
        }
        expect(sum(priced.stores.map((one) => one.payableFen))).toBe(priced.payableFen);
        expect(priced.pointsFen).toBe(priced.pointsUsed);
        expect(priced.pointsUsed).toBeLessThanOrEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });

  it('the order of stores and lines changes nothing', () => {
    fc.assert(
      fc.property(anyStores, points, (stores, wanted) => {
        const turned = stores.toReversed().map((one) => ({ ...one, lines: one.lines.toReversed() }));
        expect(priceOrder(turned, wanted)).toEqual(priceOrder(stores, wanted));
      }),
      { numRuns: 200 },
    );
  });

  it('shares are whole, add up, and none is more than its weight', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99_999_999_999 }), { minLength: 1, maxLength: 20 }), fc.nat(), (weights, seed) => {
        const whole = sum(weights);
        const total = whole === 0 ? 0 : seed % (whole + 1);
        const shares = allocate(total, weights);
        expect(sum(shares)).toBe(total);
        shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(weights[at] as number));
      }),
    );
  });
});

describe('coupons of several stores', () => {
  const most = (takes: readonly (readonly number[])[], row = 0, spent: ReadonlySet<number> = new Set()): number => {
    if (row === takes.length) return 0;
    let best = most(takes, row + 1, spent);
    (takes[row] as readonly number[]).forEach((take, at) => {
      if (take > 0 && !spent.has(at)) best = Math.max(best, take + most(takes, row + 1, new Set([...spent, at])));
    });
    return best;
  };

  it('move to where they save most in all', () => {
    expect(
      assignCoupons([
        [100, 90],
        [99, 0],
      ]),
    ).toEqual([1, 0]);
    expect(assignCoupons([[0], [5]])).toEqual([undefined, 0]);
  });

  it('are spent once each, and no other way saves more', () => {
    const table = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 4 })).chain(([stores, coupons]) =>
      fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: coupons, maxLength: coupons }), {
        minLength: stores,
        maxLength: stores,
      }),
    );
    fc.assert(
      fc.property(table, (takes) => {
        const given = assignCoupons(takes);
        const spent = given.filter((at) => at !== undefined);
        expect(new Set(spent).size).toBe(spent.length);
        expect(sum(given.map((at, row) => (at === undefined ? 0 : (takes[row]?.[at] ?? 0))))).toBe(most(takes));
      }),
    );
  });
});
