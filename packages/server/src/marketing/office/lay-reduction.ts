import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import type { ReductionInput } from '@mall/contract/marketing/activity-office.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { type Laying, layActivity, storeOf } from './lay-activity.ts';
import { requireTargets } from './require-targets.ts';

export const laySteps = async (tx: Tx, id: Id, steps: ReductionInput['steps']): Promise<void> => {
  const column = (read: (step: ReductionInput['steps'][number]) => string) => sql.param(steps.map((step) => fromYuan(read(step))));
  await tx.execute(sql`
    insert into full_reduction_rule (activity_id, threshold_fen, reduction_fen)
    select ${id}, * from unnest(${column(({ threshold }) => threshold)}::bigint[], ${column(({ reduction }) => reduction)}::bigint[])`);
};

/** A full reduction with its steps. */
export const layReduction = async (tx: Tx, side: Laying, input: ReductionInput): Promise<Id> => {
  const targetIds = await requireTargets(tx, storeOf(side), input);
  const id = await layActivity(tx, side, { ...input, type: 2, targetIds });
  await laySteps(tx, id, input.steps);
  return id;
};
