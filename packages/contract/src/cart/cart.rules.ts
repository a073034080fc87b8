import { activityTypes } from '../catalogue/goods-card.api.ts';

export const cartLineMost = 200;
/** Characters of what a buyer says to a store. */
export const leaveWordMost = 200;

type Shelf = {
  specStorage: number;
  activityType?: number | undefined;
  /** What is left for the activity. */
  activitySurplusStorage?: number | undefined;
  /** How many one person may buy; 0: as many as he likes. */
  restrictionQuantity?: number | undefined;
};

const bounded = new Set<number>([activityTypes.seckill, activityTypes.groupBuy, activityTypes.timeLimited]);

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

/** So many, or the next that comes out even, as far as `most` allows. */
export const onStep = (num: number, step: number, most: number): number => {
  const up = Math.ceil(num / step) * step;
  return up <= most ? up : Math.floor(most / step) * step;
};
