import { fromYuan, type Money } from '@mall/contract/kernel/money.ts';

/** What a company lets somebody order in a month, and at once; null: as much as he will. */
export type Limits = { limitFen: number | null; orderLimitFen: number | null };

const fenOf = (amount: string | null): number | null => (amount === null ? null : fromYuan(amount as Money));

export const limitsOf = ({ limit, orderLimit }: { limit: string | null; orderLimit: string | null }): Limits => ({
  limitFen: fenOf(limit),
  orderLimitFen: fenOf(orderLimit),
});
