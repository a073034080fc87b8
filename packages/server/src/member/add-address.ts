import type { Id } from '@mall/contract/kernel/fields.ts';
import type { AddressFields } from '@mall/contract/member/address.rules.ts';
import { count } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, within } from '../kernel/side.ts';
import { memberAddress } from './address.table.ts';
import { checkArea } from './check-area.ts';
import { clearDefaultAddress } from './clear-default-address.ts';
import { lockMember } from './lock-member.ts';
import { sharingOf } from './sharing-of.ts';

/** `most`: how many a member keeps; what colleagues share with him does not count. */
export const addAddress = async (
  tx: Tx,
  side: BuyerSide,
  { isDefault, label, shared, ...fields }: AddressFields,
  most: number,
): Promise<{ id: Id }> => {
  await lockMember(tx, side);
  const [counted] = await tx.select({ kept: count() }).from(memberAddress).where(within(side, 'member_address'));
  const kept = counted?.kept ?? 0;
  if (kept >= most) throw refuse('address.full');
  await checkArea(tx, fields);
  if (isDefault && kept > 0) await clearDefaultAddress(tx, side);
  const [row] = await tx
    .insert(memberAddress)
    .values({
      ...fields,
      ...sharingOf(side, shared),
      memberId: side.memberId,
      label: label ?? null,
      isDefault: isDefault === 1 || kept === 0,
    })
    .returning({ id: memberAddress.id });
  return row as { id: Id };
};
