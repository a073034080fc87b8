import type { Fen } from '../kernel/money.ts';

/** From `minNum` pieces of one spec on, each of them costs `priceFen`, tax included. */
export type PriceBreak = { minNum: number; priceFen: Fen };

/**
 * What each of `num` pieces costs. `basePriceFen` is the price of one: that of the spec, or of the activity that runs.
 * The lowest price that the quantity reaches holds, so nobody pays more a piece for taking more, or because an activity runs.
 */
export const unitPriceFor = (basePriceFen: Fen, breaks: readonly PriceBreak[], num: number): Fen =>
  breaks.reduce((lowest, { minNum, priceFen }) => (num >= minNum && priceFen < lowest ? priceFen : lowest), basePriceFen);

/** The nearest larger quantity at which a piece gets cheaper than at `num`; `most` is what can be bought at all. */
export const nextBreak = (basePriceFen: Fen, breaks: readonly PriceBreak[], num: number, most: number): PriceBreak | undefined => {
  const now = unitPriceFor(basePriceFen, breaks, num);
  return breaks
    .filter(({ minNum, priceFen }) => minNum > num && minNum <= most && priceFen < now)
    .toSorted((a, b) => a.minNum - b.minNum)[0];
};
