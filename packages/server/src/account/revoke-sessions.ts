import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { memberSession } from './account.table.ts';
import { forgetActors } from './actor-cache.ts';
import { forgetTrust } from './trust-device.ts';

/** Every session of a member, but for the one that asks when it may stay, and no device is spared the second factor any more. Gives how many. */
export const revokeSessions = async (tx: Tx, memberId: Id, exceptId?: Id): Promise<number> => {
  const { rowCount } = await tx
    .update(memberSession)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(memberSession.memberId, memberId),
        isNull(memberSession.revokedAt),
        exceptId === undefined ? undefined : ne(memberSession.id, exceptId),
      ),
    );
  await forgetTrust(tx, memberId);
  forgetActors();
  return rowCount ?? 0;
};
