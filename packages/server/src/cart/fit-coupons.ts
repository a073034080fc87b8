import type { OfferedCoupon } from '@mall/contract/cart/settlement.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { formatCurrency } from '@mall/contract/kernel/format.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { Coupon } from '@mall/contract/marketing/coupon.api.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type Refusal, refusalEnvelope, refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { HeldCoupon } from '../order/read-offers.ts';
import { type AskedLine, type QuoteCoupon, quoteFrom, readCartBook } from '../order/read-quote.ts';

/** Coupons as if the member held them already, with what of their scope these places can meet. */
const readAsHeld = async (tx: Tx, couponIds: readonly Id[], placeIds: readonly Id[]): Promise<HeldCoupon[]> => {
  const rows = await readRows(tx, HeldCoupon)`
    select a.id::text as "memberCouponId", a.names, a.scope, c.threshold_fen::float8 as "thresholdFen", c.reduction_fen::float8 as "reductionFen",
      array(select target_id::text from activity_target t
        where t.activity_id = a.id and t.target_id = any (${sql.param([...placeIds])}::bigint[])) as targets,
      ${timeText(sql`c.valid_until`)} as "validUntil", c.valid_from <= now() as usable
    from activity a join coupon c on c.id = a.id where a.id = any (${sql.param([...couponIds])}::bigint[])`;
  return rows;
};

type Fit = { takesFen: number; shortFen: number; fault?: Refusal };

const shortOf = (shortFen: number): Refusal => refuse('cart.coupon_short', { amount: formatCurrency(toYuan(fen(shortFen))) });

/** Of several stores the one where it takes most, or misses least, decides. */
const fitOf = (inStores: readonly QuoteCoupon[]): Fit => {
  const takesFen = Math.max(0, ...inStores.map((one) => one.takesFen));
  if (takesFen > 0) return { takesFen, shortFen: 0 };
  if (inStores.length === 0) return { takesFen, shortFen: Number.POSITIVE_INFINITY, fault: refuse('cart.coupon_other_goods') };
  const shortFen = Math.min(...inStores.map((one) => one.shortFen));
  return { takesFen, shortFen, fault: shortOf(shortFen) };
};

/** What each coupon would do for these lines, were it received: those that take something off first, then those that miss least, with the reason. */
export const fitCoupons = async (
  tx: Tx,
  side: BuyerSide,
  lines: readonly AskedLine[],
  coupons: readonly Coupon[],
  language: Language,
): Promise<OfferedCoupon[]> => {
  if (coupons.length === 0) return [];
  const book = await readCartBook(
    tx,
    side.memberId,
    lines.map(({ specId }) => specId),
  );
  const places = [...book.shelf.specs.values()].flatMap(({ storeId, goodsId, brandId, classIds }) => [
    storeId,
    goodsId,
    brandId,
    ...classIds,
  ]);
  const held = await readAsHeld(
    tx,
    coupons.map(({ id }) => id),
    places,
  );
  const { stores } = quoteFrom({ ...book, coupons: held }, { lines, coupons: [], points: 0 });
  const early = new Set(held.filter(({ usable }) => !usable).map(({ memberCouponId }) => memberCouponId));
  return coupons
    .map((coupon) => {
      const fit = fitOf(stores.flatMap((store) => store.coupons.filter(({ memberCouponId }) => memberCouponId === coupon.id)));
      return early.has(coupon.id)
        ? { coupon, ...fit, fault: refuse('cart.coupon_early', { date: coupon.validStartDate.slice(0, 10) }) }
        : { coupon, ...fit };
    })
    .toSorted((a, b) => b.takesFen - a.takesFen || (a.shortFen === b.shortFen ? 0 : a.shortFen - b.shortFen))
    .map(({ coupon, fault }) => (fault ? { ...coupon, fault: refusalEnvelope(fault, language).msg } : coupon));
};
