import type { Id } from '@mall/contract/kernel/fields.ts';
import { fromYuan } from '@mall/contract/kernel/money.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MallSide, StoreSide } from '../../kernel/side.ts';
import { namesOf } from '../activity-names.ts';
import { activity } from '../marketing.table.ts';

export type Laying = StoreSide | MallSide;

/** Whose an activity is: the store's, or the mall's. */
export const storeOf = (side: Laying): Id | null => (side.kind === 'seller' ? side.storeId : null);

type Given = {
  type: 1 | 2 | 3 | 5;
  name: string;
  enName?: string | undefined;
  startsAt: string;
  endsAt: string;
  budget?: string | null | undefined;
  scope?: 'all' | 'store' | 'goods' | 'brand' | 'class';
  targetIds?: readonly Id[];
};

/** The part that all activities have. */
export const layActivity = async (
  tx: Tx,
  side: Laying,
  { type, name, enName, startsAt, endsAt, budget, scope = 'all', targetIds = [] }: Given,
): Promise<Id> => {
  if (Date.parse(endsAt) <= Date.now()) throw refuse('marketing.time_past');
  const [row] = await tx
    .insert(activity)
    .values({
      activityType: type,
      names: namesOf(name, enName),
      scope,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      storeId: storeOf(side),
      byMemberId: side.memberId,
      ...(budget && { budgetFen: fromYuan(budget) }),
    })
    .returning({ id: activity.id });
  const { id } = row as { id: Id };
  if (targetIds.length > 0)
    await tx.execute(
      sql`insert into activity_target (activity_id, target_id) select ${id}, unnest(${sql.param([...targetIds])}::bigint[])`,
    );
  return id;
};
