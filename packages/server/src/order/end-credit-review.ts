import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { tryMoveCreditReview } from './move-credit-review.ts';

const Row = z.strictObject({ reviewId: Id });

/** An order has ended: if it was the last one that the mall was asked to look at, nobody needs to. */
export const endCreditReview = async (tx: Tx, orderId: Id): Promise<void> => {
  const [asked] = await readRows(tx, Row)`select review_id::text as "reviewId" from credit_review_order where order_id = ${orderId}`;
  if (!asked) return;
  await tryMoveCreditReview(
    tx,
    asked.reviewId,
    'end',
    { kind: 'system' },
    {
      where: sql` and not exists (select from credit_review_order ro join shop_order o on o.id = ro.order_id where ro.review_id = credit_review.id and o.state = 'in_approval')`,
    },
  );
};
