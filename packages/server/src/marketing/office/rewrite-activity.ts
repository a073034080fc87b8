import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { renamed } from '../activity-names.ts';
import type { Laying } from './lay-activity.ts';
import type { HeldActivity } from './require-activity.ts';

type Given = {
  name: string;
  enName?: string | undefined;
  startsAt: string;
  endsAt: string;
  budget: string | null;
  scope?: 'all' | 'store' | 'goods' | 'brand' | 'class';
  targetIds?: readonly Id[];
};

/** The part that all activities have, anew; a name that stays keeps its words in other languages. */
export const rewriteActivity = async (tx: Tx, side: Laying, held: HeldActivity, input: Given): Promise<void> => {
  const { name, enName, startsAt, endsAt, budget, scope = 'all', targetIds = [] } = input;
  const { id } = held;
  if (Date.parse(endsAt) <= Date.now()) throw refuse('marketing.time_past');
  await tx.execute(sql`
    update activity set names = ${renamed(name, enName)},
      starts_at = ${startsAt}::timestamptz, ends_at = ${endsAt}::timestamptz, budget_fen = ${budget === null ? null : fromYuan(budget)}::bigint, scope = ${scope} where id = ${id}`);
  await tx.execute(sql`delete from activity_target where activity_id = ${id}`);
  await tx.execute(sql`insert into activity_target (activity_id, target_id) select ${id}, unnest(${sql.param([...targetIds])}::bigint[])`);
  await writeAudit(
    tx,
    'marketing.changed',
    {
      target: name,
      before: { name: held.name, startsAt: held.startsAt, endsAt: held.endsAt, budgetFen: held.budgetFen },
      after: input,
    },
    side,
  );
};
