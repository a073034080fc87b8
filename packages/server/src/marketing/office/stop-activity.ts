import type { Id } from '@mall/contract/kernel/fields.ts';
import type { StopActivity } from '@mall/contract/marketing/group-buy.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { setActivityPrices } from '../../catalogue/set-activity-prices.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { stopGroupBuy } from '../group/stop-group-buy.ts';
import type { Laying } from './lay-activity.ts';

const Row = z.strictObject({ type: z.literal([1, 2, 4, 5]), open: z.boolean() });

/** Ends an activity before its time: nothing more is given out or sold at its price. Coupons in somebody's hands stay good. */
export const stopActivity = async (tx: Tx, side: Laying, id: Id, input: StopActivity): Promise<void> => {
  const own = side.kind === 'seller' ? sql`and store_id = ${side.storeId}` : sql``;
  const [row] = await readRows(tx, Row)`
    select activity_type as type, state <> 'closed' and ends_at > now() as open from activity where id = ${id} and activity_type <> 3 ${own} for no key update`;
  if (!row) throw refuse('kernel.not_found');
  if (row.type === 4) return stopGroupBuy(tx, side, id, input);
  if (!row.open) throw refuse('marketing.activity_moved');
  await tx.execute(sql`update activity set state = 'closed' where id = ${id}`);
  if (row.type === 5)
    await setActivityPrices(tx, { activityType: 5, activityRef: id, startsAt: new Date(), endsAt: new Date(), prices: [] });
};
