import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { memberAddress } from './address.table.ts';
import { clearDefaultAddress } from './clear-default-address.ts';
import { lockMember } from './lock-member.ts';

export const setDefaultAddress = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await lockMember(tx, side);
  await clearDefaultAddress(tx, side);
  const changed = await tx
    .update(memberAddress)
    .set({ isDefault: true })
    .where(and(eq(memberAddress.id, id), within(side, 'member_address')));
  if (changed.rowCount === 0) throw refuse('kernel.not_found');
  return null;
};
