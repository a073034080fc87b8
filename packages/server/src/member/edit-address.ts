import type { Id } from '@mall/contract/kernel/fields.ts';
import type { AddressFields } from '@mall/contract/member/address.rules.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { memberAddress } from './address.table.ts';
import { checkArea } from './check-area.ts';
import { clearDefaultAddress } from './clear-default-address.ts';
import { lockAddress } from './lock-address.ts';
import { sharingOf } from './sharing-of.ts';

/** A default gives way only to another, so that there always is one; whose it is alone says which. */
export const editAddress = async (
  tx: Tx,
  side: BuyerSide,
  { id, isDefault, label, shared, ...fields }: AddressFields & { id: Id },
): Promise<null> => {
  const before = await lockAddress(tx, side, id);
  await checkArea(tx, fields, before);
  const becomes = isDefault === 1 && !before.isDefault && before.memberId === side.memberId;
  if (becomes) await clearDefaultAddress(tx, side);
  await tx
    .update(memberAddress)
    .set({
      ...fields,
      ...sharingOf(side, shared, before),
      label: label ?? null,
      isDefault: before.isDefault || becomes,
      updatedAt: sql`now()`,
    })
    .where(eq(memberAddress.id, id));
  return null;
};
