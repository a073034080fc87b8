import { creditReviewMachine } from '@mall/contract/order/credit-review.machine.ts';
import { sql } from 'drizzle-orm';
import { mover } from '../kernel/move.ts';

/** The only writer of what became of orders on a purchase quota that the mall looks at. */
export const { move: moveCreditReview, tryMove: tryMoveCreditReview } = mover({
  machine: creditReviewMachine,
  table: 'credit_review',
  events: { table: 'credit_review_event', of: 'review_id' },
  variant: { column: `'review'::text`, values: ['review'] },
  moved: 'credit.moved',
  arriving: (state) => ({ decided_at: creditReviewMachine.open.includes(state) ? sql`null` : sql`now()` }),
});
