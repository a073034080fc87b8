import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide } from '../kernel/side.ts';
import { endReviewed } from './end-reviewed.ts';
import { takeCreditReview } from './take-credit-review.ts';

/** The mall refuses orders on a purchase quota: they end, and what was frozen is free again. */
export const refuseCreditReview = async (tx: Tx, side: MallSide, id: Id, reason: string): Promise<void> => {
  const orders = await takeCreditReview(tx, id, 'refuse', byOf(side), reason);
  await endReviewed(tx, orders, byOf(side), 'approval_rejected', reason);
};
