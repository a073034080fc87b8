import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { activityPrice } from './activity-price.table.ts';

type Which = { activityType: 3 | 5; activityRef: Id; specId: Id };

/** Shuts the price of a spec when the stock of its activity is gone, and opens it again when some comes back. */
export const openActivityPrice = async (tx: Tx, { activityType, activityRef, specId }: Which, open: boolean): Promise<void> => {
  await tx
    .update(activityPrice)
    .set({ open })
    .where(and(eq(activityPrice.activityType, activityType), eq(activityPrice.activityRef, activityRef), eq(activityPrice.specId, specId)));
};
