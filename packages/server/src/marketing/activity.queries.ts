import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { fen, toYuan } from '@mall/contract/kernel/money.ts';
import type { ActivityQuery, Coupon, FullReduction, ScopeTargets } from '@mall/contract/marketing/coupon.api.ts';
import { activityScopes } from '@mall/contract/marketing/coupon.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, WordsColumn } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { timeText } from '../kernel/time-text.ts';
import { wordOf } from '../kernel/word-of.ts';
import { requireCoupon } from './coupon.queries.ts';
import { listScopes, scopeOf } from './scope.queries.ts';

/** The one of the two that is named. */
export const wantedActivity = ({ couponId, activityId }: ActivityQuery): Id => {
  const wanted = couponId ?? activityId;
  if (wanted === undefined) throw refuse('kernel.bad_input', { field: 'couponId' });
  return wanted;
};

const Row = z.strictObject({
  names: WordsColumn,
  scope: z.enum(activityScopes),
  starts_at: z.string(),
  ends_at: z.string(),
  rules: z.array(z.strictObject({ threshold_fen: z.number(), reduction_fen: z.number() })).nullable(),
});
type Row = z.infer<typeof Row>;

const requireFullReduction = async (tx: Tx, activityId: Id, language: Language): Promise<FullReduction> => {
  const rows = await readRows(tx, Row)`
    select a.names, a.scope, ${timeText(sql`a.starts_at`)} as starts_at, ${timeText(sql`a.ends_at`)} as ends_at,
      (select json_agg(json_build_object('threshold_fen', r.threshold_fen, 'reduction_fen', r.reduction_fen) order by r.threshold_fen) from full_reduction_rule r where r.activity_id = a.id) as rules
    from activity a where a.id = ${activityId} and a.activity_type = 2 and a.state = 'on'`;
  const [row] = rows;
  if (!row) throw refuse('kernel.not_found');
  return {
    activityId,
    name: wordOf(row.names, language),
    scope: row.scope,
    scopeTargets: scopeOf(await listScopes(tx, [activityId], language), activityId, row.scope),
    rules: (row.rules ?? []).map((rule) => ({
      thresholdAmount: toYuan(fen(rule.threshold_fen)),
      reduction: toYuan(fen(rule.reduction_fen)),
    })),
    activityStartDate: row.starts_at,
    activityEndDate: row.ends_at,
  };
};

type Detail = { coupon: Coupon | null; fullReduction: FullReduction | null; scope: ScopeTargets };

export const requireActivityDetail = async (tx: Tx, actor: Actor, query: ActivityQuery, language: Language): Promise<Detail> => {
  if (query.couponId !== undefined) {
    const coupon = await requireCoupon(tx, actor, query.couponId, language);
    return { coupon, fullReduction: null, scope: coupon.scopeTargets };
  }
  const fullReduction = await requireFullReduction(tx, wantedActivity(query), language);
  return { coupon: null, fullReduction, scope: fullReduction.scopeTargets };
};
