import { cartLineMax, cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import type { GoodsDetails, GoodsSpec, SpecActivity } from '@mall/contract/marketing/goods-details.api.ts';
import { type Costs, priceFor, toFen, toMoney } from '../../search/buy.rules.ts';

export type Limits = { min: number; max: number; step: number };
export type Quantities = Readonly<Record<string, number>>;
type Priced = Costs & Pick<GoodsSpec, 'id'>;
/** The specs with what the reader's company has agreed on for them. */
export const agreedSpecs = ({ goodsSpecList, agreedPrices = [] }: Pick<GoodsDetails, 'goodsSpecList' | 'agreedPrices'>) => {
  const bySpec = new Map(agreedPrices.map((agreed) => [agreed.specId, agreed]));
  return goodsSpecList.map((spec) => ({ ...spec, agreed: bySpec.get(spec.id) }));
};

export type Line = { specId: string; num: number };

export const unitPrice = ({ activityPrice, specSellPrice }: Omit<Costs, 'priceBreaks'>): string => activityPrice ?? specSellPrice;

export type Step = { readonly from: number; readonly to: number; readonly price: string };

/** The prices by quantity from the least order to the most a line holds; steps that change nothing, below an activity price, are left out. */
export const ladderOf = (spec: Costs, least: number, most: number): readonly Step[] => {
  const starts = [least, ...spec.priceBreaks.map(({ minNum }) => minNum).filter((num) => num > least && num <= most)];
  const steps = starts.map((from) => ({ from, price: priceFor(spec, from) })).filter(({ price }, at, all) => price !== all[at - 1]?.price);
  return steps.map((step, at) => ({ ...step, to: (steps[at + 1]?.from ?? most + 1) - 1 }));
};

type Shelf = Pick<GoodsSpec, 'specStorage' | 'activityType' | 'activityPrice' | 'step'> & { agreed?: unknown };

/**
 * What one line may hold; undefined when not even the least order can be had. What an activity still has is told for the spec shown
 * only; for its sisters the cart decides.
 */
export const limitsOf = (spec: Shelf, least: number, activity: SpecActivity | undefined): Limits | undefined => {
  // An activity that is still to come is named already, but prices and bounds nothing.
  const bound = (spec.activityType === 3 || spec.activityType === 5) && spec.activityPrice !== undefined;
  const max = bound
    ? activity
      ? cartLineMax({ ...spec, restrictionQuantity: activity.restrictionQuantity, activitySurplusStorage: activity.activitySurplusStorage })
      : cartLineMost
    : cartLineMax({ specStorage: spec.specStorage });
  // A person's limit below the least order is how little an activity gives, not a reason to refuse.
  const min = bound ? Math.min(least, Math.max(max, 1)) : least;
  // What is left of an agreed list, or of an activity below the least order, need not come out even.
  const step = min < least || spec.agreed ? 1 : (spec.step ?? 1);
  return max >= min && max > 0 ? { min, max, step } : undefined;
};

export const lineTotal = (spec: Costs, num: number): string => toMoney(toFen(priceFor(spec, num)) * num);

export const linesOf = (specs: readonly Priced[], quantities: Quantities): Line[] =>
  specs.map(({ id }) => ({ specId: id, num: quantities[id] ?? 0 })).filter(({ num }) => num > 0);

export type Sum = { kinds: number; pieces: number; total: string; beforeTax: string };

/** What the filled rows come to. The tax is taken off row by row, as an invoice does. */
export const sumOf = (specs: readonly Priced[], quantities: Quantities, taxRate: number): Sum => {
  let total = 0;
  let beforeTax = 0;
  let pieces = 0;
  const filled = specs.filter(({ id }) => (quantities[id] ?? 0) > 0);
  for (const spec of filled) {
    const num = quantities[spec.id] ?? 0;
    const line = toFen(priceFor(spec, num)) * num;
    total += line;
    beforeTax += Math.round((line * 100) / (100 + taxRate));
    pieces += num;
  }
  return { kinds: filled.length, pieces, total: toMoney(total), beforeTax: toMoney(beforeTax) };
};

/** Before anybody types, the least order of the spec shown stands there, so that one press buys it. */
export const firstQuantities = (specId: string, limits: Limits | undefined): Quantities => (limits ? { [specId]: limits.min } : {});
