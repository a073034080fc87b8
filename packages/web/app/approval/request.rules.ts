import type { RequestDetail } from '@mall/contract/approval/request.api.ts';
import { fromYuan, type Money } from '@mall/contract/kernel/money.ts';

export type Line = RequestDetail['orders'][number]['lines'][number];

/** By how many percent a price is above what was paid the last time, to one decimal; nothing where there was no last time. */
export const riseOf = (price: Money, last: Money | undefined): number | undefined => {
  if (last === undefined || fromYuan(last) === 0) return undefined;
  return Math.round(((fromYuan(price) - fromYuan(last)) / fromYuan(last)) * 1000) / 10;
};

/** What a reader should look at before he decides: the line whose price rose most, and the lines that were bought a short while ago. */
export const checksOf = ({ orders }: Pick<RequestDetail, 'orders'>): { rise: number | undefined; lately: number } => {
  const lines = orders.flatMap((order) => order.lines);
  const rises = lines.flatMap(({ price, lastPrice }) => riseOf(price, lastPrice) ?? []);
  return {
    rise: rises.length > 0 ? Math.max(...rises) : undefined,
    lately: lines.filter((line) => line.lately > 0).length,
  };
};
