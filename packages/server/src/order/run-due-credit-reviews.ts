import { creditReviewMachine } from '@mall/contract/order/credit-review.machine.ts';
import { sql } from 'drizzle-orm';
import type { House } from '../kernel/house.ts';
import { isOpen } from '../kernel/is-open.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { endReviewed } from './end-reviewed.ts';
import { takeCreditReview } from './take-credit-review.ts';

/** Ends orders on a purchase quota that nobody has looked at in time: stock and quota are not held for ever. Gives how many reviews. */
export const runDueCreditReviews = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      // Not locked here: its orders come first.
      const rows = await readRows(tx, IdRow)`
        select id::text from credit_review where ${isOpen(creditReviewMachine, 'state')} and due_at <= now() and id <> all (${sql.param([...leave])}::bigint[]) order by due_at limit 1`;
      return rows[0];
    },
    run: async (tx, { id }) => {
      const by = { kind: 'system' } as const;
      await endReviewed(tx, await takeCreditReview(tx, id, 'end', by), by, 'approval_timeout', '');
    },
    failed: (error, reviewId) => log.error({ err: error, reviewId }, 'orders on a quota not ended by themselves'),
  });
