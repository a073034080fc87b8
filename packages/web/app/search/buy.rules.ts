import { cartLineMax, cartLineMost } from '@mall/contract/cart/cart.rules.ts';
import type { SpecLine } from '@mall/contract/catalogue/goods.api.ts';
import type { GoodsCard } from '@mall/contract/catalogue/goods-card.api.ts';
import { nextBreak, unitPriceFor } from '@mall/contract/catalogue/price-break.rules.ts';
import type { Fen } from '@mall/contract/kernel/money.ts';

type Shelf = Pick<GoodsCard, 'minOrderQuantity' | 'specStorage' | 'seckillFlag' | 'step'>;

export type LineLimits = { readonly min: number; readonly max: number; readonly step: number };

/** What may be ordered from a list; undefined when nothing can. What an activity still has is known to the cart alone, so it decides. */
export const lineLimits = ({ minOrderQuantity, specStorage, seckillFlag, step = 1 }: Shelf): LineLimits | undefined => {
  const max = seckillFlag === 1 ? cartLineMost : cartLineMax({ specStorage });
  return max >= minOrderQuantity ? { min: minOrderQuantity, max, step } : undefined;
};

export type FilledLine = { readonly price: string; readonly taxRate: number; readonly num: number };

export const toFen = (price: string): Fen => Math.round(Number(price) * 100) as Fen;
export const toMoney = (fen: number): string => (fen / 100).toFixed(2);

export type Costs = Pick<SpecLine, 'specSellPrice' | 'activityPrice' | 'priceBreaks'> & {
  /** What the reader's company has agreed on, and for how many more it holds. */
  readonly agreed?: { readonly price: string; readonly left: number } | undefined;
};

/** What a piece costs when one takes so many. What was agreed on does not hold where anybody pays less. */
export const priceFor = ({ activityPrice, specSellPrice, priceBreaks, agreed }: Costs, num: number): string => {
  const steps = priceBreaks.map(({ minNum, price }) => ({ minNum, priceFen: toFen(price) }));
  const anybodys = unitPriceFor(toFen(activityPrice ?? specSellPrice), steps, num);
  return agreed && num <= agreed.left && toFen(agreed.price) <= anybodys ? agreed.price : toMoney(anybodys);
};

/** The next quantity at which a piece gets cheaper. */
export const nextBreakFor = ({ activityPrice, specSellPrice, priceBreaks }: Costs, num: number, most: number) => {
  const steps = priceBreaks.map(({ minNum, price }) => ({ minNum, priceFen: toFen(price) }));
  const next = nextBreak(toFen(activityPrice ?? specSellPrice), steps, num, most);
  return next && { minNum: next.minNum, price: toMoney(next.priceFen) };
};

/** What the filled lines come to, with tax and without. The tax is taken off line by line, as an invoice does. */
export const sumLines = (lines: readonly FilledLine[]): { total: string; beforeTax: string } => {
  let total = 0;
  let beforeTax = 0;
  for (const { price, taxRate, num } of lines) {
    const line = toFen(price) * num;
    total += line;
    beforeTax += Math.round((line * 100) / (100 + taxRate));
  }
  return { total: toMoney(total), beforeTax: toMoney(beforeTax) };
};
