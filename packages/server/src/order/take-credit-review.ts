import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';
import { moveCreditReview } from './move-credit-review.ts';

const Order = z.strictObject({ id: Id, orderSn: z.string(), memberId: Id, waits: z.boolean() });
export type ReviewedOrder = z.infer<typeof Order>;

/** Decides a review, once, and gives its orders that still wait, locked. Orders come before the review, as they do when one is cancelled. */
export const takeCreditReview = async (tx: Tx, id: Id, event: 'pass' | 'refuse' | 'end', by: By, reason = ''): Promise<ReviewedOrder[]> => {
  const orders = await readRows(tx, Order)`
    select o.id::text, o.order_sn as "orderSn", o.member_id::text as "memberId", o.state = 'in_approval' as waits
    from credit_review_order r join shop_order o on o.id = r.order_id where r.review_id = ${id} order by o.id for no key update of o`;
  if (orders.length === 0) throw refuse('kernel.not_found');
  await moveCreditReview(tx, id, event, by, { reason, also: sql`, reason = ${reason}, decided_by = ${by.memberId ?? null}::bigint` });
  return orders.filter(({ waits }) => waits);
};
