import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Credentials } from './account.queries.ts';
import { writeAudit } from './write-audit.ts';

/** An outdated password is told only to somebody who knows it. */
export const requireFreshPassword = async (house: House, visitor: Visitor, member: Credentials): Promise<void> => {
  if (!member.enabled || member.passwordAgeDays <= house.config.PASSWORD_DAYS) return;
  await writeAudit(house.db, 'account.password_outdated', { from: visitor }, member.id);
  throw refuse('account.password_outdated');
};
