import { type FreightTariff, freightFor } from '../catalogue/freight.rules.ts';

/**
 * The one place where an order's money is made: the cart shows it, settlement shows it, placing an order stores it.
 * Whole fen in, whole fen out. Each store is priced by itself, because each store becomes an order.
 */
type PriceLine = {
  specId: string;
  num: number;
  /** What one piece costs now: the activity's price, or the price of its quantity. */
  unitFen: number;
  taxRate: number;
  /** In a seckill or time-limited buy: such a line takes no part in full reductions. */
  inActivity: boolean;
  /** The full reduction this line counts towards. */
  reductionId?: string | undefined;
  weightGram?: number | undefined;
  /** The freight template it goes by; none: the store's own freight. */
  way?: PriceWay | undefined;
};

export type Step = { thresholdFen: number; reductionFen: number };
type PriceReduction = { activityId: string; steps: readonly Step[] };
/** `specIds`: the lines of this store it holds for. */
export type PriceCoupon = { memberCouponId: string; thresholdFen: number; reductionFen: number; specIds: ReadonlySet<string> };
/** What lines with the same `id` pay together for their way. */
type PriceWay = FreightTariff & { id: string };
type PriceFreight = { freightFen: number; freeFromFen: number | null };

export type PriceStore = {
  storeId: string;
  lines: readonly PriceLine[];
  reductions: readonly PriceReduction[];
  coupon?: PriceCoupon | undefined;
  freight: PriceFreight;
};

export type PricedLine = {
  specId: string;
  goodsFen: number;
  activityFen: number;
  couponFen: number;
  pointsFen: number;
  payFen: number;
  /** The tax inside `payFen`. */
  taxFen: number;
};

type Amounts = {
  goodsFen: number;
  activityFen: number;
  couponFen: number;
  pointsFen: number;
  freightFen: number;
  payableFen: number;
  taxFen: number;
  itemCount: number;
};
type PricedReduction = { activityId: string; reductionFen: number; shortFen: number; next?: Step | undefined };
export type PricedStore = Amounts & {
  storeId: string;
  pointsNum: number;
  lines: PricedLine[];
  reductions: PricedReduction[];
  /** False: a coupon was chosen but its threshold is not reached; it takes nothing. */
  couponHolds: boolean;
};
export type PricedOrder = Amounts & { stores: PricedStore[]; pointsUsed: number; pointsMost: number };

/** What a point pays, and which part of what the goods cost after all else points pay at most. */
export type PointWorth = { pointFen: number; sharePercent: number };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Shares `total` (at most the sum of `weights`) in proportion, rounded down; what is left over goes to the last that has room.
 * Nobody gets more than its weight.
 */
export const allocate = (total: number, weights: readonly number[]): number[] => {
  const whole = sum(weights);
  if (total <= 0 || whole <= 0) return weights.map(() => 0);
  // Amounts reach 10^11 fen each, so the product passes 2^53.
  const shares = weights.map((weight) => Number((BigInt(total) * BigInt(weight)) / BigInt(whole)));
  let rest = total - sum(shares);
  for (let at = shares.length - 1; at >= 0 && rest > 0; at -= 1) {
    const room = Math.min(rest, (weights[at] as number) - (shares[at] as number));
    shares[at] = (shares[at] as number) + room;
    rest -= room;
  }
  return shares;
};

/** The tax inside a price that includes it. */
export const taxWithin = (amountFen: number, taxRate: number): number => Math.round((amountFen * taxRate) / (100 + taxRate));

const bySpec = (a: { specId: string }, b: { specId: string }): number => (BigInt(a.specId) < BigInt(b.specId) ? -1 : 1);

const highestStep = (steps: readonly Step[], amount: number): Step | undefined =>
  steps.filter((step) => step.thresholdFen <= amount).toSorted((a, b) => b.thresholdFen - a.thresholdFen)[0];
const nextStep = (steps: readonly Step[], amount: number): Step | undefined =>
  steps.filter((step) => step.thresholdFen > amount).toSorted((a, b) => a.thresholdFen - b.thresholdFen)[0];

type Working = PriceLine & { goodsFen: number; activityFen: number; couponFen: number; pointsFen: number };
const left = (line: Working): number => line.goodsFen - line.activityFen - line.couponFen - line.pointsFen;

const reduce = (lines: readonly Working[], { activityId, steps }: PriceReduction): PricedReduction => {
  const counted = lines.filter((line) => line.reductionId === activityId && !line.inActivity);
  const amount = sum(counted.map(left));
  const reductionFen = Math.min(highestStep(steps, amount)?.reductionFen ?? 0, amount);
  allocate(reductionFen, counted.map(left)).forEach((share, at) => {
    (counted[at] as Working).activityFen += share;
  });
  const next = nextStep(steps, amount);
  return { activityId, reductionFen, shortFen: next ? next.thresholdFen - amount : 0, next };
};

/** What a coupon would take off these lines after full reductions; 0 below its threshold. */
const spendCoupon = (lines: readonly Working[], coupon: PriceCoupon | undefined): boolean => {
  if (!coupon) return true;
  const counted = lines.filter((line) => coupon.specIds.has(line.specId));
  const amount = sum(counted.map(left));
  if (amount < coupon.thresholdFen || amount === 0) return false;
  allocate(Math.min(coupon.reductionFen, amount), counted.map(left)).forEach((share, at) => {
    (counted[at] as Working).couponFen += share;
  });
  return true;
};

const workingOf = (store: PriceStore) => {
  const lines: Working[] = store.lines
    .map((line) => ({ ...line, goodsFen: line.unitFen * line.num, activityFen: 0, couponFen: 0, pointsFen: 0 }))
    .toSorted(bySpec);
  const reductions = store.reductions.map((reduction) => reduce(lines, reduction));
  return { store, lines, reductions, couponHolds: spendCoupon(lines, store.coupon) };
};

/** Each way is paid once for all that goes by it. */
const freightOf = (lines: readonly Working[], { freightFen, freeFromFen }: PriceFreight): number => {
  const usual: FreightTariff = { by: 'amount', first: 1, firstFen: freightFen, more: 1, moreFen: 0, freeFromFen };
  const ways = Map.groupBy(lines, ({ way }) => way?.id);
  return sum(
    [...ways.values()].map((own) =>
      freightFor(own[0]?.way ?? usual, {
        pieces: sum(own.map(({ num }) => num)),
        grams: sum(own.map(({ num, weightGram = 0 }) => num * weightGram)),
        // What the goods cost before points: points are money, not a discount.
        goodsFen: sum(own.map((line) => left(line) + line.pointsFen)),
      }),
    ),
  );
};

const priceStore = ({ store, lines, reductions, couponHolds }: ReturnType<typeof workingOf>, pointFen: number): PricedStore => {
  const priced = lines.map((line): PricedLine => {
    const payFen = left(line);
    const { specId, goodsFen, activityFen, couponFen, pointsFen } = line;
    return { specId, goodsFen, activityFen, couponFen, pointsFen, payFen, taxFen: taxWithin(payFen, line.taxRate) };
  });
  const of = (read: (line: PricedLine) => number) => sum(priced.map(read));
  const freightFen = freightOf(lines, store.freight);
  return {
    storeId: store.storeId,
    pointsNum: of((line) => line.pointsFen) / pointFen,
    lines: priced,
    reductions,
    couponHolds,
    goodsFen: of((line) => line.goodsFen),
    activityFen: of((line) => line.activityFen),
    couponFen: of((line) => line.couponFen),
    pointsFen: of((line) => line.pointsFen),
    freightFen,
    payableFen: of((line) => line.payFen) + freightFen,
    taxFen: of((line) => line.taxFen),
    itemCount: sum(lines.map((line) => line.num)),
  };
};

/** Prices a whole submission. `points`: how many the buyer wants to use at most. The order in which stores and lines come does not matter. */
export const priceOrder = (
  stores: readonly PriceStore[],
  points: number,
  { pointFen, sharePercent }: PointWorth = { pointFen: 1, sharePercent: 50 },
): PricedOrder => {
  const working = stores.map(workingOf).toSorted((a, b) => (BigInt(a.store.storeId) < BigInt(b.store.storeId) ? -1 : 1));
  const all = working.flatMap(({ lines }) => lines);
  // A line takes whole points, so that what comes back for it is whole.
  const rooms = all.map((line) => Math.floor(left(line) / pointFen));
  const pointsMost = Math.min(Math.floor((sum(all.map(left)) * sharePercent) / 100 / pointFen), sum(rooms));
  const pointsUsed = Math.max(0, Math.min(points, pointsMost));
  allocate(pointsUsed, rooms).forEach((share, at) => {
    (all[at] as Working).pointsFen += share * pointFen;
  });
  const priced = working.map((store) => priceStore(store, pointFen));
  const of = (read: (store: PricedStore) => number) => sum(priced.map(read));
  return {
    stores: priced,
    pointsUsed,
    pointsMost,
    goodsFen: of((store) => store.goodsFen),
    activityFen: of((store) => store.activityFen),
    couponFen: of((store) => store.couponFen),
    pointsFen: of((store) => store.pointsFen),
    freightFen: of((store) => store.freightFen),
    payableFen: of((store) => store.payableFen),
    taxFen: of((store) => store.taxFen),
    itemCount: of((store) => store.itemCount),
  };
};

/** What a coupon would take off a store; 0 below its threshold. */
export const couponTakes = (store: Omit<PriceStore, 'coupon'>, coupon: PriceCoupon): number =>
  sum(workingOf({ ...store, coupon }).lines.map((line) => line.couponFen));

/** By how much the goods of a store that a coupon holds for stay below its threshold, after full reductions. */
export const couponShort = (store: Omit<PriceStore, 'coupon'>, coupon: PriceCoupon): number => {
  const { lines } = workingOf({ ...store, coupon: undefined });
  return Math.max(0, coupon.thresholdFen - sum(lines.filter((line) => coupon.specIds.has(line.specId)).map(left)));
};

/** The coupon that takes most off a store; of equal ones the one that ends first stands first in the list. */
export const bestCoupon = (store: Omit<PriceStore, 'coupon'>, coupons: readonly PriceCoupon[]): PriceCoupon | undefined => {
  let best: { coupon: PriceCoupon; takes: number } | undefined;
  for (const coupon of coupons) {
    const takes = couponTakes(store, coupon);
    if (takes > (best?.takes ?? 0)) best = { coupon, takes };
  }
  return best?.coupon;
};

/**
 * Which coupon each store gets so that all of them together take most off; a coupon is spent once, so two stores may want the same one.
 * `takes[store][coupon]` in fen; gives the coupon of each store, or undefined. One store after the other is put in its place along the
 * dearest way of moving the earlier ones, which keeps every step the best there is.
 */
export const assignCoupons = (takes: readonly (readonly number[])[]): (number | undefined)[] => {
  const given: (number | undefined)[] = takes.map(() => undefined);
  const at = (store: number, coupon: number) => takes[store]?.[coupon] ?? 0;
  const holder = (coupon: number) => given.indexOf(coupon);
  for (const start of takes.keys()) {
    // Way to each store: what is won in all by freeing it of its coupon.
    const ways = new Map<number, { won: number; path: readonly [number, number][] }>([[start, { won: 0, path: [] }]]);
    for (let round = 0; round < takes.length; round += 1)
      for (const [store, { won, path }] of ways)
        for (let coupon = 0; coupon < (takes[store]?.length ?? 0); coupon += 1) {
          const next = holder(coupon);
          if (next < 0 || next === store || at(store, coupon) === 0) continue;
          const gain = won + at(store, coupon) - at(next, coupon);
          if (gain > (ways.get(next)?.won ?? Number.NEGATIVE_INFINITY) && !path.some(([from]) => from === next) && next !== start)
            ways.set(next, { won: gain, path: [...path, [store, coupon]] });
        }
    let best: { won: number; path: readonly [number, number][] } = { won: 0, path: [] };
    let freed: number | undefined;
    for (const [store, { won, path }] of ways) {
      if (won > best.won) {
        best = { won, path };
        freed = store;
      }
      for (let coupon = 0; coupon < (takes[store]?.length ?? 0); coupon += 1) {
        if (holder(coupon) >= 0 || won + at(store, coupon) <= best.won || at(store, coupon) === 0) continue;
        best = { won: won + at(store, coupon), path: [...path, [store, coupon]] };
        freed = undefined;
      }
    }
    if (freed !== undefined) given[freed] = undefined;
    for (const [store, coupon] of best.path) given[store] = coupon;
  }
  return given;
};
