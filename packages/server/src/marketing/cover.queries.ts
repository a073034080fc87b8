import type { Id } from '@mall/contract/kernel/fields.ts';
import type { ActivityScope } from '@mall/contract/marketing/coupon.api.ts';
import { activityScopes } from '@mall/contract/marketing/coupon.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

/** What a coupon or a full reduction holds for: everything, or what stands in one of the places named. */
export type Cover = { activityId: Id; scope: ActivityScope; targetIds: Id[] };

/** Whether activity `a` holds for one of the goods. A class holds for all below it. */
export const coversGoods = (
  goodsIds: readonly Id[],
): SQL => sql`(a.scope = 'all' and exists (select from goods g where g.id = any (${sql.param([...goodsIds])}::bigint[])) or exists (
  select from goods g join activity_target t on t.activity_id = a.id and t.target_id = any (case a.scope
    when 'store' then array[g.store_id] when 'goods' then array[g.id] when 'brand' then array[g.brand_id]
    when 'class' then array[g.first_gc_id, g.second_gc_id, g.gc_id] end)
  where g.id = any (${sql.param([...goodsIds])}::bigint[])))`;

const Row = z.strictObject({ scope: z.enum(activityScopes), target_ids: z.array(z.string()) });

export const requireCover = async (tx: Tx, activityId: Id): Promise<Cover> => {
  const rows = await readRows(tx, Row)`
    select a.scope, array(select target_id::text from activity_target where activity_id = a.id order by target_id) as target_ids
    from activity a where a.id = ${activityId} and a.activity_type in (1, 2) and a.state = 'on'`;
  const [row] = rows;
  if (!row) throw refuse('kernel.not_found');
  return { activityId, scope: row.scope, targetIds: row.target_ids };
};
