import * as z from 'zod';
import { activityTypes } from '../catalogue/goods-card.api.ts';

export const cartLineMost = 200;

/** Whole pieces; what a line may hold at most is decided by the shelf. */
export const Pieces = z
  .number({ error: 'cart.number_wrong' })
  .int({ error: 'cart.number_wrong' })
  .min(1, { error: 'cart.number_wrong' })
  .max(cartLineMost, { error: 'cart.number_wrong' });

/** The same in an address: decimal digits alone. */
export const PiecesText = z
  .string({ error: 'cart.number_wrong' })
  .regex(/^[1-9]\d{0,2}$/, { error: 'cart.number_wrong' })
  .transform(Number)
  .pipe(Pieces);

type Shelf = {
  specStorage: number;
  activityType?: number | undefined;
  /** What is left for the activity. */
  activitySurplusStorage?: number | undefined;
  /** How many one person may buy; 0: as many as he likes. */
  restrictionQuantity?: number | undefined;
};

const bounded = new Set<number>([activityTypes.seckill, activityTypes.timeLimited]);

/** How many pieces a cart line may hold. The activity has its own stock, so the shelf does not bound it. */
export const cartLineMax = ({ specStorage, activityType = 0, activitySurplusStorage = 0, restrictionQuantity = 0 }: Shelf): number => {
  const bounds = bounded.has(activityType)
    ? [activitySurplusStorage, ...(restrictionQuantity > 0 ? [restrictionQuantity] : [])]
    : [specStorage];
  return Math.max(0, Math.min(cartLineMost, ...bounds));
};

/** The fewest: the minimum order, unless an activity leaves or allows fewer than that, because then nobody could buy the rest. */
export const cartLineLeast = ({ moq, ...shelf }: Shelf & { moq: number }): number =>
  bounded.has(shelf.activityType ?? 0) ? Math.max(1, Math.min(moq, cartLineMax(shelf))) : moq;
