import type { Id } from '@mall/contract/kernel/fields.ts';
import type { AddressFields } from '@mall/contract/member/address.rules.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { memberAddress } from './address.table.ts';
import { checkArea } from './check-area.ts';
import { clearDefaultAddress } from './clear-default-address.ts';
import { lockMember } from './lock-member.ts';

export const editAddress = async (
  tx: Tx,
  side: BuyerSide,
  { id, isDefault, label, ...fields }: AddressFields & { id: Id },
): Promise<null> => {
  await lockMember(tx, side);
  await checkArea(tx, { isDefault, ...fields });
  if (isDefault) await clearDefaultAddress(tx, side);
  const changed = await tx
    .update(memberAddress)
    .set({ ...fields, label: label ?? null, isDefault: isDefault === 1, updatedAt: sql`now()` })
    .where(and(eq(memberAddress.id, id), within(side, 'member_address')));
  if (changed.rowCount === 0) throw refuse('kernel.not_found');
  return null;
};
