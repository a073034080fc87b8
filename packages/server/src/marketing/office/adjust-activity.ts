import type { Id } from '@mall/contract/kernel/fields.ts';
import { fen, fromYuan, toYuan } from '@mall/contract/kernel/money.ts';
import type { AdjustActivity } from '@mall/contract/marketing/activity-office.rules.ts';
import { sql } from 'drizzle-orm';
import { writeAudit } from '../../account/write-audit.ts';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Laying } from './lay-activity.ts';
import { priceLimited } from './price-limited.ts';
import { requireActivity } from './require-activity.ts';
import { requireRoom } from './require-room.ts';

/** What is fair of one that runs: another end, and more money. Coupons in somebody's hands keep their days; those given out later are good until the new end at least. */
export const adjustActivity = async (tx: Tx, side: Laying, id: Id, { endsAt, budget }: AdjustActivity): Promise<void> => {
  const held = await requireActivity(tx, side, id);
  if (!held.begun) throw refuse('marketing.not_begun');
  // Nothing said: as it is. A budget that could be taken away could come back lower.
  const budgetFen = budget === null ? held.budgetFen : fromYuan(budget);
  if (held.budgetFen !== null && budgetFen !== null && budgetFen < held.budgetFen)
    throw refuse('marketing.budget_lower', { budget: toYuan(fen(held.budgetFen)) });
  const moved = await tx.execute(sql`
    update activity set ends_at = ${endsAt}::timestamptz, budget_fen = ${budgetFen}::bigint where id = ${id} and ${endsAt}::timestamptz > now() and ends_at > now()`);
  if (moved.rowCount !== 1) throw refuse('marketing.time_past');
  if (held.type === 1)
    await tx.execute(sql`update coupon set valid_until = greatest(valid_until, ${endsAt}::timestamptz) where id = ${id}`);
  if (held.type === 5 && held.state === 'on') {
    if (Date.parse(endsAt) > Date.parse(held.endsAt)) await requireRoom(tx, id, endsAt);
    await priceLimited(tx, id);
  }
  const before = { endsAt: held.endsAt, budget: held.budgetFen === null ? null : toYuan(fen(held.budgetFen)) };
  await writeAudit(tx, 'marketing.changed', { target: held.name, before, after: { endsAt, budget } }, side);
};
