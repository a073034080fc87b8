import type { DayFigures } from '@mall/contract/figures/seller-figures.api.ts';
import { shareOf } from '@mall/counter/chart/figure-span.rules.ts';
import { type FigureKind, yuanOf } from '@mall/counter/chart/use-formats.ts';

/** What can be drawn by day. */
export type Metric = 'amount' | 'orders' | 'visitors' | 'conversion' | 'refunded';

export const valueOf: Readonly<Record<Metric, (day: DayFigures) => number>> = {
  amount: ({ amount }) => yuanOf(amount),
  orders: ({ orders }) => orders,
  visitors: ({ visitors }) => visitors,
  conversion: ({ orders, visitors }) => shareOf(orders, visitors),
  refunded: ({ refunded }) => yuanOf(refunded),
};

export const kindOf: Readonly<Record<Metric, FigureKind>> = {
  amount: 'money',
  orders: 'count',
  visitors: 'count',
  conversion: 'rate',
  refunded: 'money',
};
