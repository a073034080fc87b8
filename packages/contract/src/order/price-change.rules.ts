import * as z from 'zod';
import { Id, reasonMost, text } from '../kernel/fields.ts';
import { fromYuan, largestAmount, Money } from '../kernel/money.ts';
import { taxWithin } from './price.rules.ts';

const Price = Money.refine((price) => fromYuan(price) > 0 && fromYuan(price) <= largestAmount, { error: 'order.price_wrong' });
const Freight = Money.refine((fee) => fromYuan(fee) >= 0 && fromYuan(fee) <= largestAmount, { error: 'order.price_wrong' });

const Line = z.strictObject({ orderGoodsId: Id, price: Price });
const once = (lines: readonly { orderGoodsId: Id }[]) => new Set(lines.map(({ orderGoodsId }) => orderGoodsId)).size === lines.length;

/** Lines that are not named keep their price. */
export const ProposePrice = z.strictObject({
  orderId: Id,
  freight: Freight,
  lines: z.array(Line).max(200).refine(once, { error: 'order.price_wrong' }),
  reason: text(reasonMost, 0, 'kernel.reason_long').default(''),
});
export type ProposePrice = z.infer<typeof ProposePrice>;

export type PriceableLine = {
  id: Id;
  num: number;
  unitFen: number;
  /** What full reduction, coupon and points took off the line; that was spent and stays. */
  offFen: number;
  taxRate: number;
  /** By an activity, a framework or a quote: not the store's to change here. */
  fixed: boolean;
};
export type PriceableOrder = { freightFen: number; lines: readonly PriceableLine[] };

export type Repriced = {
  goodsFen: number;
  freightFen: number;
  payableFen: number;
  taxFen: number;
  lines: { id: Id; unitFen: number; goodsFen: number; payFen: number }[];
};
type PriceFault = 'order.price_higher' | 'order.price_same' | 'order.price_fixed' | 'order.price_below';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What an order comes to at other prices: `wanted` by line. Never more than it is: who is to pay more must order anew, so that stock, budgets, approval and limits
 * need not be asked again. Something is left to pay, and no line goes below what was taken off it already.
 */
export const repriceOrder = (
  order: PriceableOrder,
  wanted: ReadonlyMap<Id, number>,
  freightFen: number,
): { fault: PriceFault; lineId?: Id } | { fault?: undefined; repriced: Repriced } => {
  const lines = order.lines.map((line) => {
    const unitFen = wanted.get(line.id) ?? line.unitFen;
    return { ...line, was: line.unitFen, unitFen, goodsFen: unitFen * line.num, payFen: unitFen * line.num - line.offFen };
  });
  const higher = lines.find(({ unitFen, was }) => unitFen > was);
  if (higher) return { fault: 'order.price_higher', lineId: higher.id };
  if (freightFen > order.freightFen) return { fault: 'order.price_higher' };
  const fixed = lines.find((line) => line.fixed && line.unitFen !== line.was);
  if (fixed) return { fault: 'order.price_fixed', lineId: fixed.id };
  const below = lines.find(({ payFen }) => payFen < 0);
  if (below) return { fault: 'order.price_below', lineId: below.id };
  const payableFen = sum(lines.map(({ payFen }) => payFen)) + freightFen;
  if (payableFen === 0) return { fault: 'order.price_below' };
  if (freightFen === order.freightFen && lines.every(({ unitFen, was }) => unitFen === was)) return { fault: 'order.price_same' };
  return {
    repriced: {
      goodsFen: sum(lines.map(({ goodsFen }) => goodsFen)),
      freightFen,
      payableFen,
      taxFen: sum(lines.map(({ payFen, taxRate }) => taxWithin(payFen, taxRate))),
      lines: lines.map(({ id, unitFen, goodsFen, payFen }) => ({ id, unitFen, goodsFen, payFen })),
    },
  };
};
