import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { writeAudit } from './write-audit.ts';

/** Every device but the one in hand. */
export const leaveOtherDevices = async (tx: Tx, visitor: Visitor, actor: Member): Promise<{ count: number }> => {
  const count = await revokeSessions(tx, actor.memberId, actor.sessionId);
  if (count > 0) await writeAudit(tx, 'account.sessions_ended', { from: visitor, count }, actor.memberId);
  return { count };
};
