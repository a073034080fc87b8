import type { Id } from '@mall/contract/kernel/fields.ts';
import type { SQL } from 'drizzle-orm';
import { deductCredit } from '../credit/deduct-credit.ts';
import type { Tx } from '../kernel/db.ts';
import type { By } from '../kernel/side.ts';
import { moveOrder } from './move-order.ts';

/** Lets an order through that waited for it. What it froze of a purchase quota is used from now on; one that is paid otherwise has nothing there. */
export const deductAfterApproval = async (tx: Tx, orderId: Id, by: By, also?: SQL): Promise<void> => {
  const moved = await moveOrder(tx, orderId, 'approve', by, also && { also });
  if (moved.variant === 'credit') await deductCredit(tx, orderId, by);
};
