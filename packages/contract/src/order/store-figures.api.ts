import * as z from 'zod';
import { right } from '../account/rights.ts';
import { seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';

const Count = z.number().int();

/** What a store sold, by the day on which its orders were paid or taken on account; without those that were cancelled since. */
const Sales = z.strictObject({
  today: Money,
  month: Money,
  /** The last thirty days, today last. */
  days: z.array(z.strictObject({ day: z.iso.date(), amount: Money, orders: Count })),
});
export type Sales = z.infer<typeof Sales>;

/** A spec that sells and is nearly gone. */
const LowStock = z.strictObject({
  specId: Id,
  goodsId: Id,
  specName: z.string(),
  itemNumber: z.string(),
  unit: z.string(),
  /** What can still be sold. */
  left: Count,
  /** Pieces sold in thirty days. */
  sold: Count,
});
export type LowStock = z.infer<typeof LowStock>;

/** How a store does its work: shipped in time, after-sales answered in time, good reviews. */
const performanceNames = ['shipped', 'answered', 'liked'] as const;
const Performance = z.strictObject({ name: z.enum(performanceNames), good: Count, all: Count });
export type Performance = z.infer<typeof Performance>;

/** For the desk of a store. */
export const storeFiguresApi = {
  sales: call({
    verb: 'GET',
    path: '/seller/figures/sales',
    access: seller({ may: right('seller:orders:view') }),
    summary: 'What the store sold today, this month and on each of the last thirty days',
    data: Sales,
  }),
  stock: call({
    verb: 'GET',
    path: '/seller/figures/stock',
    access: seller({ may: right('seller:view') }),
    summary: 'Specs of the store that were sold lately and are nearly gone, the scarcest first',
    data: z.array(LowStock),
  }),
  performance: call({
    verb: 'GET',
    path: '/seller/figures/performance',
    access: seller({ may: right('seller:view') }),
    summary: 'How many of how many things the store did well lately, as far as the reader may see them',
    data: z.array(Performance),
  }),
};
