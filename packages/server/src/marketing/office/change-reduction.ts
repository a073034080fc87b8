import type { Id } from '@mall/contract/kernel/fields.ts';
import type { ReductionInput } from '@mall/contract/marketing/activity-office.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import type { Laying } from './lay-activity.ts';
import { laySteps } from './lay-reduction.ts';
import { requireComing } from './require-activity.ts';
import { requireTargets } from './require-targets.ts';
import { rewriteActivity } from './rewrite-activity.ts';

/** A full reduction that has not begun, anew. */
export const changeReduction = async (tx: Tx, side: Laying, id: Id, input: ReductionInput): Promise<void> => {
  const held = await requireComing(tx, side, id, 2);
  const targetIds = await requireTargets(tx, held.storeId, input);
  await rewriteActivity(tx, side, held, { ...input, targetIds });
  await tx.execute(sql`delete from full_reduction_rule where activity_id = ${id}`);
  await laySteps(tx, id, input.steps);
};
