import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Operator } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { lockMemberCase } from './lock-member-case.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { writeAudit } from './write-audit.ts';

/** Every device of somebody; he may come in again. */
export const signOutMember = async (tx: Tx, operator: Operator, memberId: Id): Promise<{ count: number }> => {
  const { name } = await lockMemberCase(tx, operator, memberId);
  const count = await revokeSessions(tx, memberId);
  await writeAudit(tx, 'account.force_sign_out', { targetId: memberId, target: name, count }, operator);
  return { count };
};
