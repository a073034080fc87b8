import type { AuditEvent } from '@mall/contract/account/audit-events.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Db } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { memberSession } from './account.table.ts';
import { forgetActors } from './actor-cache.ts';
import { describeDevice } from './describe-device.ts';
import { forgetTrust } from './trust-device.ts';
import { writeAudit } from './write-audit.ts';

/** One session of one's own. Another's is "not found". */
export const revokeSession = async (
  db: Db,
  visitor: Visitor,
  actor: Member,
  sessionId: Id,
  event: AuditEvent = 'account.session_ended',
): Promise<null> => {
  const ended = await db
    .update(memberSession)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(memberSession.id, sessionId), eq(memberSession.memberId, actor.memberId), isNull(memberSession.revokedAt)))
    .returning({ device: memberSession.device });
  forgetActors();
  const [session] = ended;
  if (!session) throw refuse('kernel.not_found');
  // Whoever holds the one that was signed out must not come in again by the password alone.
  await forgetTrust(db, actor.memberId);
  await writeAudit(db, event, { from: visitor, target: describeDevice(session.device) }, actor.memberId);
  return null;
};
