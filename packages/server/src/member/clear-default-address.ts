import { and, eq } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { memberAddress } from './address.table.ts';

/** The default gives way to another; under the member's lock. */
export const clearDefaultAddress = async (tx: Tx, actor: Member): Promise<void> => {
  await tx
    .update(memberAddress)
    .set({ isDefault: false })
    .where(and(eq(memberAddress.memberId, actor.memberId), eq(memberAddress.isDefault, true)));
};
