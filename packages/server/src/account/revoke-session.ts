import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Db } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { memberSession } from './account.table.ts';
import { forgetActors } from './actor-cache.ts';

/** One session of one's own. Another's is "not found". */
export const revokeSession = async (db: Db, actor: Member, sessionId: Id): Promise<null> => {
  const ended = await db
    .update(memberSession)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(memberSession.id, sessionId), eq(memberSession.memberId, actor.memberId), isNull(memberSession.revokedAt)))
    .returning({ id: memberSession.id });
  forgetActors();
  if (ended.length === 0) throw refuse('kernel.not_found');
  return null;
};
