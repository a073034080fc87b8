import { eq } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { secondFactor } from './factor.table.ts';
import { requireFactor } from './require-factor.ts';
import { writeAudit } from './write-audit.ts';

/** A seller may do without; an operator may not. */
export const dropFactor = async (house: House, visitor: Visitor, actor: Member, code: string): Promise<null> => {
  if (actor.kind === 'operator') throw refuse('account.factor_needed');
  await requireFactor(house, visitor, actor, code);
  await house.db.delete(secondFactor).where(eq(secondFactor.memberId, actor.memberId));
  await writeAudit(house.db, 'account.factor_dropped', { from: visitor }, actor.memberId);
  return null;
};
