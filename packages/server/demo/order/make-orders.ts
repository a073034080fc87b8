import { unitPriceFor } from '@mall/contract/catalogue/price-break.rules.ts';
import { fen } from '@mall/contract/kernel/money.ts';
import { type PriceCoupon, type PricedStore, type PriceStore, priceOrder } from '@mall/contract/order/price.rules.ts';
import type { OrderAddress } from '../../src/order/order-address.ts';
import { makeRandom } from '../kit/random.ts';
import type { DemoShelf, ShelfSpec } from './demo-shelf.ts';
import type { OrderPlan } from './plan-orders.ts';

type MadeLine = { id: number; spec: ShelfSpec; num: number; shipped: number; priced: PricedStore['lines'][number] };
export type MadeOrder = {
  id: number;
  tradeId: number;
  plan: OrderPlan;
  storeId: string;
  priced: PricedStore;
  couponId: string | undefined;
  lines: MadeLine[];
  shipmentId: number | undefined;
};

export type HeldCoupon = { id: string; member_id: number; threshold_fen: number; reduction_fen: number; received_at: Date };
export type BuyerBook = {
  addresses: ReadonlyMap<number, OrderAddress>;
  freight: (storeId: string, provinceId: string) => number | undefined;
  coupons: HeldCoupon[];
  points: (memberId: number) => number;
};

const hourMs = 3_600_000;
const priceStore = (lines: readonly { spec: ShelfSpec; num: number }[], freightFen: number, coupon?: PriceCoupon): PriceStore => ({
  storeId: lines[0]?.spec.store_id ?? '',
  lines: lines.map(({ spec, num }) => ({
    specId: spec.id,
    num,
    unitFen: unitPriceFor(fen(spec.price_fen), spec.breaks, num),
    taxRate: spec.tax_rate,
    inActivity: false,
  })),
  reductions: [],
  coupon,
  freight: { freightFen, freeFromFen: lines[0]?.spec.free_from_fen ?? null },
});

/** The coupon for everything that this order reaches and that its buyer had by then; it is used up. */
const spendHeld = (
  book: BuyerBook,
  plan: OrderPlan,
  now: Date,
  goodsFen: number,
  specIds: ReadonlySet<string>,
): PriceCoupon | undefined => {
  const placed = now.getTime() - plan.placed * hourMs;
  const at = book.coupons.findIndex(
    (held) =>
      held.member_id === plan.memberId &&
      held.threshold_fen <= goodsFen &&
      held.reduction_fen < goodsFen &&
      held.received_at.getTime() < placed,
  );
  if (!plan.coupon || at < 0) return undefined;
  const [held] = book.coupons.splice(at, 1) as [HeldCoupon];
  return { memberCouponId: held.id, thresholdFen: held.threshold_fen, reductionFen: held.reduction_fen, specIds };
};

type Seeded = { plan: OrderPlan; seed: number };

/** Each keeps its own chance, so that the crowd changes nothing of what the demo's buyers bought. */
const inTime = (plans: readonly OrderPlan[], history: readonly OrderPlan[]): Seeded[] =>
  [...plans, ...history].map((plan, seed) => ({ plan, seed })).toSorted((one, other) => other.plan.placed - one.plan.placed);

/** Orders in the order of their time, priced by the rules of the mall. `history` is bought from a shelf of its own, which is filled again. */
export const makeOrders = (
  plans: readonly OrderPlan[],
  shelf: DemoShelf,
  book: BuyerBook,
  now: Date,
  past: { plans: readonly OrderPlan[]; shelf: DemoShelf } = { plans: [], shelf },
): MadeOrder[] => {
  const orders: MadeOrder[] = [];
  let lineId = 0;
  let shipmentId = 0;
  for (const [nth, { plan, seed }] of inTime(plans, past.plans).entries()) {
    const random = makeRandom(seed, plan.memberId, 19);
    const before = new Date(now.getTime() - plan.placed * hourMs);
    const kept = new Set<string>();
    const baskets = Array.from({ length: plan.stores ?? 1 }, () => {
      const from = plan.history ? past.shelf : shelf;
      const basket = plan.store ? from.takeOf(random, plan.lines, before, plan.store) : from.take(random, plan.lines, before, kept);
      if (plan.history) for (const { spec, num } of basket) spec.free += num;
      kept.add(basket[0]?.spec.store_id ?? '');
      return basket;
    });
    if (baskets.some((basket) => basket.length === 0)) continue;
    const province = book.addresses.get(plan.memberId)?.provinceId ?? '';
    const stores = baskets.map((basket) => {
      const store = basket[0]?.spec as ShelfSpec;
      const usual = priceStore(basket, book.freight(store.store_id, province) ?? store.freight_fen);
      const goodsFen = priceOrder([usual], 0).goodsFen;
      return { ...usual, coupon: spendHeld(book, plan, now, goodsFen, new Set(basket.map(({ spec }) => spec.id))) };
    });
    const priced = priceOrder(stores, plan.points ? Math.min(100, book.points(plan.memberId)) : 0);
    for (const [at, basket] of baskets.entries()) {
      const store = stores[at] as PriceStore;
      const own = priced.stores.find((one) => one.storeId === store.storeId) as PricedStore;
      const lines = basket.map(({ spec, num }, place) => {
        lineId += 1;
        const sent = plan.shipped === undefined ? 0 : !plan.part ? num : place === 0 ? Math.ceil(num / 2) : 0;
        return { id: lineId, spec, num, shipped: sent, priced: own.lines.find((one) => one.specId === spec.id) as MadeLine['priced'] };
      });
      if (plan.shipped !== undefined) shipmentId += 1;
      orders.push({
        id: orders.length + 1,
        tradeId: nth + 1,
        plan,
        storeId: store.storeId,
        priced: own,
        couponId: own.couponFen > 0 ? store.coupon?.memberCouponId : undefined,
        lines,
        shipmentId: plan.shipped === undefined ? undefined : shipmentId,
      });
    }
  }
  return orders;
};
