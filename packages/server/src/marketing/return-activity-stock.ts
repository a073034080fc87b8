import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { openActivityPrice } from '../catalogue/open-activity-price.ts';
import type { Tx } from '../kernel/db.ts';
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

const Row = z.strictObject({ ref: Id, spec_id: Id, was_gone: z.boolean() });
type Row = z.infer<typeof Row>;

const returnOf = (kind: ActivityKind) => {
  const { table, ref } = activityStock[kind];
  return statement<ActivityValues & { memberId: Id }, Row>(
    `marketing_return_${kind}`,
    Row,
    sql`
    with ${wantedActivity}, ${heldActivity(kind)},
      moved as (
        update ${table} k set sold = k.sold - w.num
        from held, wanted w
        where k.${ref} = held.ref and k.spec_id = held.spec_id and w.ref = held.ref and w.spec_id = held.spec_id
        returning k.${ref} as ref, k.spec_id, k.sold + w.num = k.total as was_gone, w.num),
      counted as (
        update activity_buyer b set num = b.num - m.num from moved m
        where b.activity_type = ${sql.raw(String(kind))} and b.activity_ref = m.ref and b.spec_id = m.spec_id
          and b.member_id = ${sql.placeholder('memberId')}::bigint)
    select ref::text, spec_id::text, was_gone from moved`,
  );
};
const putBack = { 3: returnOf(3), 4: returnOf(4), 5: returnOf(5) } as const;

/** Puts pieces of an activity back for others, and off the member's count. An activity that was sold out sells again while it runs. */
export const returnActivityStock = async (tx: Tx, memberId: Id, lines: readonly ActivityLine[]): Promise<void> => {
  for (const kind of activityKinds) {
    const own = lines.filter((line) => line.activityType === kind && line.num > 0);
    if (own.length === 0) continue;
    for (const row of await putBack[kind](tx, { ...activityValues(own), memberId }))
      if (row.was_gone && kind !== 4) await openActivityPrice(tx, { activityType: kind, activityRef: row.ref, specId: row.spec_id }, true);
  }
};
