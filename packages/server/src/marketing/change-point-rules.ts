import { type ChangePointRules, pointRuleNames } from '@mall/contract/marketing/point.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { readPointRules } from './point-rules.queries.ts';

const Row = z.strictObject({ version: z.number() });

/** Other rules of points, from the next point on. Whoever read older ones than those that hold is told, and nothing is run over. */
export const changePointRules = async (
  tx: Tx,
  side: MallSide,
  { version, reason, ...rules }: ChangePointRules,
): Promise<{ version: number }> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('point_rules', 0))`);
  const [last] = await readRows(tx, Row)`select max(id) as version from point_rules`;
  if (last?.version !== version) throw refuse('marketing.point_rules_moved');
  const before = await readPointRules(tx);
  const changed = pointRuleNames.filter((name) => before[name] !== rules[name]);
  if (changed.length === 0) throw refuse('marketing.point_rules_same');
  // Points that somebody has are good as long again under a new validity as if they had come today.
  const [row] = await readRows(tx, Row)`
    insert into point_rules (order_yuan, order_points, review_points, photo_points, day_most, month_most, valid_months, valid_since, point_fen, share_percent, by_member_id, reason)
    select ${rules.orderYuan}, ${rules.orderPoints}, ${rules.reviewPoints}, ${rules.photoPoints}, ${rules.dayMost}, ${rules.monthMost}, ${rules.validMonths},
      case when r.valid_months = ${rules.validMonths} then r.valid_since else now() end, ${rules.pointFen}, ${rules.sharePercent}, ${side.memberId}, ${reason}
    from point_rules r where r.id = ${version} returning id as version`;
  const facts = (of: ChangePointRules | typeof before) => Object.fromEntries(changed.map((name) => [name, of[name]]));
  await writeAudit(tx, 'marketing.points_changed', { reason, before: facts(before), after: facts({ version, reason, ...rules }) }, side);
  return row as { version: number };
};
