import { Id } from '@mall/contract/kernel/fields.ts';
import type { Words } from '@mall/contract/kernel/language.ts';
import { type ActivityScope, activityScopes } from '@mall/contract/marketing/coupon.rules.ts';
import type { Step } from '@mall/contract/order/price.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { jsonRows } from '../kernel/json-rows.ts';
import { WordsColumn } from '../kernel/read-rows.ts';
import { sqlList } from '../kernel/sql-list.ts';
import { timeText } from '../kernel/time-text.ts';
import type { ShelfSpec } from './read-shelf.ts';

const Scoped = z.strictObject({ scope: z.enum(activityScopes), targets: z.array(Id) });
type Scoped = z.infer<typeof Scoped>;

/** A full reduction that runs. */
const QuoteReduction = Scoped.extend({ activityId: Id, names: WordsColumn, endsAt: z.string(), steps: z.array(z.custom<Step>()) });
export type QuoteReduction = z.infer<typeof QuoteReduction>;
/** A coupon in the member's hands; `usable`: new and inside its validity. */
export const HeldCoupon = Scoped.extend({
  memberCouponId: Id,
  names: WordsColumn,
  thresholdFen: z.number(),
  reductionFen: z.number(),
  validUntil: z.string(),
  usable: z.boolean(),
});
export type HeldCoupon = z.infer<typeof HeldCoupon>;

/** Whether an activity holds for a spec. A class holds for all below it. */
export const covers = ({ scope, targets }: Scoped, spec: ShelfSpec): boolean => {
  if (scope === 'all') return true;
  if (scope === 'store') return targets.includes(spec.storeId);
  if (scope === 'goods') return targets.includes(spec.goodsId);
  if (scope === 'brand') return targets.includes(spec.brandId);
  return spec.classIds.some((classId) => targets.includes(classId));
};

// Only the targets that the lines can meet, however many an activity names.
const targets = sql<Id[]>`array(select target_id::text from activity_target t
  where t.activity_id = a.id and t.target_id in (select id from place))`;

const reductionRows = jsonRows(sql`a.sort, a.id`, {
  activityId: sql<Id>`a.id::text`,
  names: sql<Words>`a.names`,
  scope: sql<ActivityScope>`a.scope`,
  targets,
  endsAt: timeText(sql`a.ends_at`),
  steps: sql<
    Step[]
  >`(select coalesce(json_agg(json_build_object('thresholdFen', threshold_fen, 'reductionFen', reduction_fen) order by threshold_fen), '[]')
    from full_reduction_rule where activity_id = a.id)`,
});

// Of equal coupons the one that ends first is spent first.
const couponRows = jsonRows(sql`m.valid_until, m.id`, {
  memberCouponId: sql<Id>`m.id::text`,
  names: sql<Words>`a.names`,
  scope: sql<ActivityScope>`a.scope`,
  targets,
  thresholdFen: sql<number>`c.threshold_fen`,
  reductionFen: sql<number>`c.reduction_fen`,
  validUntil: timeText(sql`m.valid_until`),
  usable: sql<boolean>`m.state = 'new' and m.valid_from <= now() and m.valid_until > now()`,
});

export const Offers = z.strictObject({ reductions: z.array(QuoteReduction), coupons: z.array(HeldCoupon) });
export type Offers = z.infer<typeof Offers>;

export type OfferValues = { holderId: Id | null; specIds: readonly Id[]; asked: readonly Id[] };

/** What the activities that hold for these specs may name. An id means something else in each scope; the scope decides in `covers`. */
export const placeTable = sql`place as materialized (
  select unnest(array[g.store_id, g.id, g.brand_id, g.first_gc_id, g.second_gc_id, g.gc_id]) as id
  from spec s join goods g on g.id = s.goods_id where s.id = any (${sqlList(sql.placeholder('specIds'))}))`;

/**
 * The columns of `Offers`, from `OfferValues`: the full reductions that run, in the order in which they take lines; the coupons that the holder could
 * spend now, and those he names whatever their state. Another's are never among them.
 */
export const offerColumns = sql`
  (select ${reductionRows} from activity a
    where a.activity_type = 2 and a.state = 'on' and a.starts_at <= now() and a.ends_at > now()) as reductions,
  (select ${couponRows} from member_coupon m join coupon c on c.id = m.coupon_id join activity a on a.id = c.id
    where m.member_id = ${sql.placeholder('holderId')}::bigint
      and (m.state = 'new' and m.valid_from <= now() and m.valid_until > now() or m.id = any (${sqlList(sql.placeholder('asked'))}))) as coupons`;
