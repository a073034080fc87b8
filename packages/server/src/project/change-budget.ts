import { randomUUID } from 'node:crypto';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import { leftOf } from '@mall/contract/project/budget.rules.ts';
import type { ChangeBudget } from '@mall/contract/project/project.rules.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { moveBudget } from './move-budget.ts';
import { requireManageable } from './require-manageable.ts';

/** What a budget may hold. */
const budgetMost = 9_999_999_999_999;

/** More of a budget, or less; never less than is taken of it already. */
export const changeBudget = async (tx: Tx, side: BuyerSide, id: Id, { direction, amount, reason }: ChangeBudget): Promise<null> => {
  const project = await requireManageable(tx, side, id);
  if (project.state !== 'open') throw refuse('project.moved');
  const sum = fromYuan(amount);
  if (direction === 'less' && sum > leftOf(project))
    throw refuse('project.below_taken', { taken: toYuan(fen(project.reservedFen + project.usedFen)) });
  if (direction === 'more' && project.budgetFen + sum > budgetMost) throw refuse('project.amount_wrong');
  await moveBudget(tx, id, {
    kind: direction,
    budgetFen: direction === 'more' ? sum : -sum,
    ref: `budget:${randomUUID()}`,
    by: side.memberId,
    reason,
  });
  return null;
};
