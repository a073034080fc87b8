import { cartLineLeast, cartLineMax, cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import * as z from 'zod';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { ShelfSpec } from './read-shelf.ts';

type Limits = { least: number; most: number };
/** What the limits of a line hang on. */
export const LimitedSpec = ShelfSpec.pick({ onSale: true, unit: true, moq: true, step: true, storage: true, deal: true, agreed: true });
export type LimitedSpec = z.infer<typeof LimitedSpec>;

/** What a line of this spec may hold for this member: the activity's rule, less what he has bought of it, and never more than is there. What is left of an agreed list can be had though it is less than the minimum order. */
export const limitsOf = (spec: LimitedSpec): Limits => {
  const { deal, storage, moq, agreed } = spec;
  const shelf = {
    specStorage: storage,
    activityType: deal?.type,
    activitySurplusStorage: deal?.surplus,
    restrictionQuantity: deal?.restriction,
  };
  const own = deal && deal.restriction > 0 ? Math.max(0, deal.restriction - deal.bought) : cartLineMost;
  const least = Math.min(cartLineLeast({ ...shelf, moq }), agreed?.left ?? moq);
  return { least, most: Math.max(0, Math.min(cartLineMax(shelf), own, storage)) };
};

/** Whether the step holds: not for what is left of an agreed list, nor where an activity leaves or allows less than the least order. */
export const isEven = (spec: LimitedSpec): boolean => !spec.agreed && limitsOf(spec).least >= spec.moq;

/** Why this many cannot be bought now; the cart shows it and the order refuses with it. */
export const findLineFault = (spec: LimitedSpec | undefined, num: number): Refusal | undefined => {
  if (!spec?.onSale) return refuse('cart.goods_gone');
  if (!Number.isInteger(num) || num < 1) return refuse('cart.number_wrong');
  const { deal, unit, agreed } = spec;
  const { least, most } = limitsOf(agreed && num > agreed.left ? { ...spec, agreed: null } : spec);
  if (deal && deal.restriction > 0 && deal.bought + num > deal.restriction)
    return refuse('cart.person_limit', { most: deal.restriction, unit, bought: deal.bought });
  if (spec.storage <= 0 || most < least) return refuse('cart.sold_out');
  if (num < least) return refuse('cart.below_least', { least, unit });
  if (num > most) return refuse('cart.above_most', { most, unit });
  if (isEven(spec) && num % spec.step !== 0) return refuse('cart.step_wrong', { step: spec.step, unit });
  return undefined;
};

/** Nothing of it can be bought now, in whatever quantity. */
export const isDead = (spec: LimitedSpec | undefined): boolean => {
  if (!spec?.onSale) return true;
  const { least, most } = limitsOf(spec);
  return most < Math.max(1, least);
};
