import type { MallDay, MallSums } from '@mall/contract/figures/mall-figures.api.ts';
import { type FigureKind, yuanOf } from '@mall/counter/chart/use-formats.ts';

/** What can be drawn by day. */
export const metrics = ['amount', 'orders', 'payers', 'visitors', 'members', 'refunded'] as const;
export type Metric = (typeof metrics)[number];

export const valueOf: Readonly<Record<Metric, (of: MallDay | MallSums) => number>> = {
  amount: ({ amount }) => yuanOf(amount),
  orders: ({ orders }) => orders,
  payers: ({ payers }) => payers,
  visitors: ({ visitors }) => visitors,
  members: ({ members }) => members,
  refunded: ({ refunded }) => yuanOf(refunded),
};

export const kindOf = (metric: Metric): FigureKind => (metric === 'amount' || metric === 'refunded' ? 'money' : 'count');
