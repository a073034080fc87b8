import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Operator } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockMemberCase } from './lock-member-case.ts';
import { writeAudit } from './write-audit.ts';

/** Lets somebody in again whom the mall had shut out. */
export const unfreezeMember = async (tx: Tx, operator: Operator, memberId: Id, reason: string) => {
  const { name } = await lockMemberCase(tx, operator, memberId);
  const { rowCount } = await tx.execute(sql`
    update member set frozen_until = null, frozen_reason = '' where id = ${memberId} and frozen_until > now()`);
  if (rowCount !== 1) throw refuse('account.already_so');
  await writeAudit(tx, 'account.unfreeze', { targetId: memberId, target: name, reason }, operator);
  return null;
};
