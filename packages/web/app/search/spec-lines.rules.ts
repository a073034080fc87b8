import type { GoodsSpecs, SpecLine } from '@mall/contract/catalogue/goods.api.ts';
import type { SearchedGoods } from '@mall/contract/search/search.api.ts';

export type SpecLines = {
  readonly model: string;
  readonly axes: readonly string[];
  /** Those that fit what was asked for, and the rest. */
  readonly lines: readonly SpecLine[];
  readonly others: readonly SpecLine[];
};

/** The lines of a goods. When its specs could not be had, the one on its card stands for them. */
export const specLinesOf = (goods: SearchedGoods, specs: GoodsSpecs | undefined): SpecLines => {
  if (specs && specs.specs.length > 0) {
    const asked = new Set(goods.matchedSpecIds);
    const lines = specs.specs.filter(({ specId }) => asked.has(specId));
    const { model, axes } = specs;
    return lines.length === 0
      ? { model, axes, lines: specs.specs, others: [] }
      : { model, axes, lines, others: specs.specs.filter((line) => !asked.has(line.specId)) };
  }
  const { specId, specSellPrice, activityPrice, seckillFlag, specStorage, leadDays, unit, minOrderQuantity, step, packLength } = goods;
  const counted = { unit, minOrderQuantity, ...(step !== undefined && { step }), ...(packLength !== undefined && { packLength }) };
  const prices = { specSellPrice, ...(activityPrice !== undefined && { activityPrice }), priceBreaks: [] };
  const line = { specId, values: [], weightGram: 0, seckillFlag, specStorage, leadDays, ...counted, ...prices };
  return { model: '', axes: [], others: [], lines: [line] };
};

/** "YJV22 3×240", or the name of the goods where neither model nor axis tells it. */
export const lineName = (model: string, values: readonly string[], otherwise: string): string =>
  [model, ...values].filter((part) => part !== '').join(' ') || otherwise;

/** What all lines are counted in; undefined where cable stands there by the metre and by the reel. */
export const commonUnit = (lines: readonly Pick<SpecLine, 'unit'>[]): string | undefined =>
  lines.every(({ unit }) => unit === lines[0]?.unit) ? lines[0]?.unit : undefined;

/** 5.18 kilograms of 5184 grams. */
export const kilograms = (gram: number): number => Math.round(gram / 10) / 100;

/** The first lines, and every line that holds a quantity. */
export const shownLines = (lines: readonly SpecLine[], most: number, isFilled: (line: SpecLine) => boolean): readonly SpecLine[] =>
  lines.length <= most + 1 ? lines : lines.filter((line, place) => place < most || isFilled(line));
