import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import { timeText } from '../../kernel/time-text.ts';
import { type Laying, storeOf } from './lay-activity.ts';

const Row = z.strictObject({
  type: z.literal([1, 2, 5]),
  storeId: Id.nullable(),
  name: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  endDate: z.string(),
  budgetFen: z.number().nullable(),
  state: z.enum(['on', 'paused', 'closed']),
  heldByMall: z.boolean(),
  begun: z.boolean(),
  over: z.boolean(),
});
export type HeldActivity = z.infer<typeof Row> & { id: Id };

/** A coupon, full reduction or time-limited buy that whoever asks has laid, held until the transaction ends; one that is over or stopped is changed no more. */
export const requireActivity = async (tx: Tx, side: Laying, id: Id, whose: 'own' | 'seen' = 'own'): Promise<HeldActivity> => {
  // The mall holds activities of stores, too, but changes none of them.
  const own = whose === 'seen' && side.kind !== 'seller' ? sql`` : sql`and store_id is not distinct from ${storeOf(side)}::bigint`;
  const [row] = await readRows(tx, Row)`
    select activity_type as type, store_id::text as "storeId", names ->> 'zh' as name, to_json(starts_at) #>> '{}' as "startsAt", to_json(ends_at) #>> '{}' as "endsAt", ${timeText(sql`ends_at`)} as "endDate",
      budget_fen::float8 as "budgetFen", state, held_by_mall as "heldByMall", starts_at <= now() as begun, ends_at <= now() as over
    from activity where id = ${id} and activity_type in (1, 2, 5) ${own} for no key update`;
  if (!row) throw refuse('kernel.not_found');
  if (row.over || row.state === 'closed') throw refuse('marketing.activity_moved');
  return { ...row, id };
};

/** The same, before it has begun: everything about it may change. */
export const requireComing = async (tx: Tx, side: Laying, id: Id, type: 1 | 2 | 5): Promise<HeldActivity> => {
  const held = await requireActivity(tx, side, id);
  if (held.type !== type) throw refuse('kernel.not_found');
  if (held.begun) throw refuse('marketing.begun_fixed');
  return held;
};
