import type { PointRules } from '@mall/contract/marketing/point.rules.ts';
import { PointRules as Rules } from '@mall/contract/marketing/point.rules.ts';
import type { PointRulesVersion } from '@mall/contract/marketing/point-office.api.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { timeText } from '../kernel/time-text.ts';

const columns = sql`r.order_yuan as "orderYuan", r.order_points as "orderPoints", r.review_points as "reviewPoints", r.photo_points as "photoPoints",
  r.day_most as "dayMost", r.month_most as "monthMost", r.valid_months as "validMonths", r.point_fen as "pointFen", r.share_percent as "sharePercent"`;

/** The rules as they hold now: whoever gives points reads them in the transaction that gives. */
export const readPointRules = async (tx: Tx): Promise<PointRules> => {
  const [rules] = await readRows(tx, Rules)`select ${columns} from point_rules r order by r.id desc limit 1`;
  return rules as PointRules;
};

const VersionRow = Rules.extend({ version: z.number(), by: z.string(), reason: z.string(), at: z.string() });
const SumRow = z.strictObject({ given: z.number(), spent: z.number(), expired: z.number(), members: z.number(), left: z.number() });
const shown = 30;

type Office = { versions: PointRulesVersion[]; month: { given: number; spent: number; expired: number; members: number }; left: number };

export const readPointOffice = async (tx: Tx): Promise<Office> => {
  const rows = await readRows(tx, VersionRow)`
    select ${columns}, r.id as version, coalesce((select m.member_name from member m where m.id = r.by_member_id), '') as by, r.reason, ${timeText(sql`r.at`)} as at
    from point_rules r order by r.id desc limit ${shown}`;
  const [sums] = await readRows(tx, SumRow)`
    select coalesce(sum(change) filter (where change > 0), 0)::float8 as given, coalesce(-sum(change) filter (where change < 0 and reason <> 'expire'), 0)::float8 as spent,
      coalesce(-sum(change) filter (where reason = 'expire'), 0)::float8 as expired, count(distinct member_id)::int as members,
      (select coalesce(sum(balance), 0) from point_account)::float8 as left
    from point_ledger where at >= date_trunc('month', now())`;
  const { left, ...month } = sums as z.infer<typeof SumRow>;
  return { versions: rows.map(({ version, by, reason, at, ...rules }) => ({ version, rules, by, reason, at })), month, left };
};
