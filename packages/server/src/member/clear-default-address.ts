import { and, eq } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { memberAddress } from './address.table.ts';

/** The default gives way to another; under the member's lock. */
export const clearDefaultAddress = async (tx: Tx, side: BuyerSide): Promise<void> => {
  await tx
    .update(memberAddress)
    .set({ isDefault: false })
    .where(and(within(side, 'member_address'), eq(memberAddress.isDefault, true)));
};
