import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { openActivityPrice } from '../catalogue/open-activity-price.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { statement } from '../kernel/statement.ts';
import {
  type ActivityKind,
  type ActivityLine,
  type ActivityValues,
  activityKinds,
  activityStock,
  activityValues,
  heldActivity,
  wantedActivity,
} from './activity-lines.ts';

const Taken = z.strictObject({ ref: Id, spec_id: Id, restriction: z.number(), gone: z.boolean(), bought: z.number(), unit: z.string() });
type Taken = z.infer<typeof Taken>;

const takeOf = (kind: ActivityKind) => {
  const { table, ref, times, runs } = activityStock[kind];
  return statement<ActivityValues & { memberId: Id }, Taken>(
    `marketing_take_${kind}`,
    Taken,
    sql`
    with ${wantedActivity}, ${heldActivity(kind)},
      moved as (
        update ${table} k set sold = k.sold + w.num
        from held, wanted w, ${times} t
        where k.${ref} = held.ref and k.spec_id = held.spec_id and w.ref = held.ref and w.spec_id = held.spec_id and t.id = k.${ref}
          and t.starts_at <= now() and t.ends_at > now() and ${runs} and k.sold + w.num <= k.total
        returning k.${ref} as ref, k.spec_id, k.restriction, k.sold = k.total as gone, w.num),
      counted as (
        insert into activity_buyer as b (activity_type, activity_ref, spec_id, member_id, num)
        select ${sql.raw(String(kind))}, ref, spec_id, ${sql.placeholder('memberId')}::bigint, num from moved order by ref, spec_id
        on conflict (activity_type, activity_ref, spec_id, member_id) do update set num = b.num + excluded.num
        returning b.activity_ref as ref, b.spec_id, b.num as bought)
    select m.ref::text, m.spec_id::text, m.restriction, m.gone, c.bought, coalesce(s.unit, g.unit) as unit
    from moved m join counted c using (ref, spec_id) join spec s on s.id = m.spec_id join goods g on g.id = s.goods_id`,
  );
};
const take = { 3: takeOf(3), 4: takeOf(4), 5: takeOf(5) } as const;

/**
 * Takes pieces of an activity for a member: only while it runs by the database's clock, at most what is left, and not more than a member
 * may have over all his orders that were not cancelled. Clicks at once queue at the row of the stock.
 */
export const takeActivityStock = async (tx: Tx, memberId: Id, lines: readonly ActivityLine[]): Promise<void> => {
  for (const kind of activityKinds) {
    const own = lines.filter((line) => line.activityType === kind);
    if (own.length === 0) continue;
    const taken = await take[kind](tx, { ...activityValues(own), memberId });
    const missing = own.find((line) => !taken.some((row) => row.ref === line.activityRef && row.spec_id === line.specId));
    if (missing) throw refuse('order.activity_over', {}, { specId: missing.specId });
    for (const { ref, spec_id: specId, restriction, bought, unit, gone } of taken) {
      if (restriction > 0 && bought > restriction) throw refuse('order.activity_most', { most: restriction, unit }, { specId });
      // A group buy has no price on the shelf.
      if (gone && kind !== 4) await openActivityPrice(tx, { activityType: kind, activityRef: ref, specId }, false);
    }
  }
};
