import * as z from 'zod';
import { reasonText } from '../kernel/fields.ts';
import { fromYuan, type Money } from '../kernel/money.ts';
import { Amount, begun, DealSpec, inOrder, inOrderWords, Restriction, wholeFrom } from './activity-fields.rules.ts';
import { piecesMost } from './activity-office.rules.ts';

/** How many buyers are missing to the next step; undefined on the last. */
export const toNextStep = (steps: readonly { buyers: number }[], buyers: number): number | undefined => {
  const next = steps.find((step) => step.buyers > Math.max(1, buyers));
  return next && next.buyers - buyers;
};

/** Group buys on one page of their zone. */
export const groupPageSize = 20;
const groupStepsMost = 6;
const buyersMost = 100_000;

/** Steps rise in buyers and fall in price; the first is what the first buyer pays. */
const isStairs = (steps: readonly { buyers: number; price: Money }[]): boolean =>
  steps.every((step, at) => {
    const before = steps[at - 1];
    return before ? step.buyers > before.buyers && fromYuan(step.price) < fromYuan(before.price) : step.buyers === 1;
  });

export const GroupBuyInput = z
  .strictObject({
    ...begun,
    specId: DealSpec,
    leastBuyers: wholeFrom(2, buyersMost, 'marketing.least_buyers_wrong'),
    total: wholeFrom(1, piecesMost, 'marketing.total_wrong'),
    /** Pieces a member may buy; 0: no limit. */
    restriction: Restriction,
    steps: z
      .array(z.strictObject({ buyers: wholeFrom(1, buyersMost, 'marketing.steps_wrong'), price: Amount }))
      .min(1)
      .max(groupStepsMost)
      .refine(isStairs, { error: 'marketing.steps_wrong' }),
  })
  .refine(inOrder, inOrderWords);
export type GroupBuyInput = z.infer<typeof GroupBuyInput>;

export const StopActivity = z.strictObject({ reason: reasonText('marketing.reason_missing') });
export type StopActivity = z.infer<typeof StopActivity>;
