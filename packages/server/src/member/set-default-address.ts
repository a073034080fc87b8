import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { memberAddress } from './address.table.ts';
import { clearDefaultAddress } from './clear-default-address.ts';
import { lockMember } from './lock-member.ts';

export const setDefaultAddress = async (tx: Tx, actor: Member, id: Id): Promise<null> => {
  await lockMember(tx, actor);
  await clearDefaultAddress(tx, actor);
  const changed = await tx
    .update(memberAddress)
    .set({ isDefault: true })
    .where(and(eq(memberAddress.id, id), eq(memberAddress.memberId, actor.memberId)));
  if (changed.rowCount === 0) throw refuse('kernel.not_found');
  return null;
};
