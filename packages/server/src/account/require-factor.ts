import type { Member } from '../kernel/actor.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { refuse } from '../kernel/refusal.ts';
import { findFactor } from './factor.queries.ts';
import { factorLimit } from './factor-limit.ts';
import { spendFactorCode } from './spend-factor-code.ts';
import { writeAudit } from './write-audit.ts';

/** Whoever sits at an open page is not yet its owner: before something that cannot be taken back, the second factor is asked for again. */
export const requireFactor = async (
  house: House,
  visitor: Visitor,
  actor: Pick<Member, 'memberId'>,
  code: string | undefined,
): Promise<void> => {
  if (!code) throw refuse('account.factor_required');
  if ((await findFactor(house.db, actor.memberId)) === undefined) throw refuse('account.factor_absent');
  await factorLimit.begin(house, actor.memberId);
  if (!(await spendFactorCode(house.db, house.sealer, actor.memberId, code))) {
    await writeAudit(house.db, 'account.factor_wrong', { from: visitor }, actor.memberId);
    throw refuse('account.factor_again');
  }
  await factorLimit.passed(house, actor.memberId);
};
