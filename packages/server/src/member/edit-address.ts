import type { Id } from '@mall/contract/kernel/fields.ts';
import type { AddressFields } from '@mall/contract/member/address.rules.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { memberAddress } from './address.table.ts';
import { checkArea } from './check-area.ts';
import { clearDefaultAddress } from './clear-default-address.ts';
import { lockMember } from './lock-member.ts';

export const editAddress = async (
  tx: Tx,
  actor: Member,
  { id, isDefault, label, ...fields }: AddressFields & { id: Id },
): Promise<null> => {
  await lockMember(tx, actor);
  await checkArea(tx, { isDefault, ...fields });
  if (isDefault) await clearDefaultAddress(tx, actor);
  const changed = await tx
    .update(memberAddress)
    .set({ ...fields, label: label ?? null, isDefault: isDefault === 1, updatedAt: sql`now()` })
    .where(and(eq(memberAddress.id, id), eq(memberAddress.memberId, actor.memberId)));
  if (changed.rowCount === 0) throw refuse('kernel.not_found');
  return null;
};
