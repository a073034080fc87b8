import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq } from 'drizzle-orm';
import type { Operator } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { secondFactor } from './factor.table.ts';
import { lockMemberCase } from './lock-member-case.ts';
import { noteKeyGiving } from './note-key-giving.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { writeAudit } from './write-audit.ts';

/** Somebody who lost his telephone and his recovery codes sets up another at his next sign-in; whoever has the old one is signed out. */
export const resetFactor = async (tx: Tx, operator: Operator, memberId: Id, reason: string) => {
  const { name } = await lockMemberCase(tx, operator, memberId);
  const { rowCount } = await tx.delete(secondFactor).where(eq(secondFactor.memberId, memberId));
  if (rowCount !== 1) throw refuse('account.factor_absent');
  await revokeSessions(tx, memberId);
  await noteKeyGiving(tx, operator.memberId, memberId);
  await writeAudit(tx, 'account.factor_reset', { targetId: memberId, target: name, reason }, operator);
  return null;
};
