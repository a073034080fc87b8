import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { tell } from '../kernel/news.ts';
import { member } from './account.table.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { writeAudit } from './write-audit.ts';

/** A changed password signs out whoever came in with the old one; the session that changed it may stay. */
export const setPassword = async (tx: Tx, visitor: Visitor, memberId: Id, passwordHash: string, stays?: Id): Promise<void> => {
  await tx.update(member).set({ passwordHash, passwordChangedAt: sql`now()` }).where(eq(member.id, memberId));
  await revokeSessions(tx, memberId, stays);
  await writeAudit(tx, 'account.password_changed', { from: visitor }, memberId);
  await tell(tx, 'account.password_changed', { memberId });
};
