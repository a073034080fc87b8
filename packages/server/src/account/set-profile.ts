import { eq } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { member } from './account.table.ts';

/** How somebody is called, and his picture. */
export const setProfile = async (
  tx: Tx,
  { memberId }: Pick<Member, 'memberId'>,
  profile: { nickName?: string; avatar?: string },
): Promise<void> => {
  if (Object.keys(profile).length > 0) await tx.update(member).set(profile).where(eq(member.id, memberId));
};
