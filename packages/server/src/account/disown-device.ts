import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Member } from '../kernel/actor.ts';
import type { Db } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { revokeSession } from './revoke-session.ts';

/** A device that somebody else came in with. The one in hand is left by signing out. */
export const disownDevice = async (db: Db, visitor: Visitor, actor: Member, sessionId: Id): Promise<null> => {
  if (sessionId === actor.sessionId) throw refuse('kernel.not_found');
  return revokeSession(db, visitor, actor, sessionId, 'account.device_disowned');
};
