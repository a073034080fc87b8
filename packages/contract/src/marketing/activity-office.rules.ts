import * as z from 'zod';
import { Id, text } from '../kernel/fields.ts';
import { fromYuan, type Money } from '../kernel/money.ts';
import { paging } from '../kernel/paging.ts';
import { Amount, begun, DealSpec, Instant, inOrder, inOrderWords, Restriction, Threshold, wholeFrom } from './activity-fields.rules.ts';
import { activityScopes } from './coupon.rules.ts';

/** What a store or the mall lays by itself; sessions of seckills have pages of their own. */
export const officeKinds = ['coupon', 'reduction', 'limited', 'group'] as const;
export type OfficeKind = (typeof officeKinds)[number];
export const typeOfKind: Readonly<Record<OfficeKind, 1 | 2 | 4 | 5>> = { coupon: 1, reduction: 2, group: 4, limited: 5 };

/** By the clock, unless somebody stopped it. */
export const activityStandings = ['coming', 'running', 'paused', 'over', 'stopped'] as const;
export type ActivityStanding = (typeof activityStandings)[number];

export const OfficeQuery = z.strictObject({
  kind: z.enum(officeKinds).optional(),
  standing: z.enum(activityStandings).optional(),
  word: text(30).optional(),
  ...paging(20, 50),
});
export type OfficeQuery = z.infer<typeof OfficeQuery>;

const targetsMost = 200;
export const piecesMost = 10_000_000;

/** What it holds for: everything of whoever lays it, or what is named. */
const scoped = { scope: z.enum(activityScopes), targetIds: z.array(Id).max(targetsMost).default([]) };
const isScoped = ({ scope, targetIds }: { scope: string; targetIds: readonly string[] }) =>
  scope === 'all' || scope === 'store' || targetIds.length > 0;
const isScopedWords = { error: 'marketing.targets_missing', path: ['targetIds'] };

export const CouponInput = z
  .strictObject({
    ...begun,
    ...scoped,
    threshold: Threshold,
    reduction: Amount,
    quota: wholeFrom(1, piecesMost, 'marketing.quota_wrong'),
    perMember: wholeFrom(1, 20, 'marketing.per_member_wrong'),
    /** Days that it can be used from when it is first given out; until its end at least. */
    validDays: wholeFrom(1, 365, 'marketing.valid_days_wrong'),
  })
  .refine(inOrder, inOrderWords)
  .refine(isScoped, isScopedWords)
  .refine(({ threshold, reduction }) => fromYuan(threshold) === 0 || fromYuan(reduction) <= fromYuan(threshold), {
    error: 'marketing.reduction_wrong',
    path: ['reduction'],
  });
export type CouponInput = z.infer<typeof CouponInput>;

const rises = (steps: readonly { threshold: Money; reduction: Money }[]) =>
  steps.every(({ threshold, reduction }, at) => {
    const before = steps[at - 1];
    if (fromYuan(reduction) > fromYuan(threshold)) return false;
    return !before || (fromYuan(threshold) > fromYuan(before.threshold) && fromYuan(reduction) > fromYuan(before.reduction));
  });

export const ReductionInput = z
  .strictObject({
    ...begun,
    ...scoped,
    steps: z
      .array(z.strictObject({ threshold: Amount, reduction: Amount }))
      .min(1)
      .max(5)
      .refine(rises, { error: 'marketing.reduction_steps_wrong' }),
  })
  .refine(inOrder, inOrderWords)
  .refine(isScoped, isScopedWords);
export type ReductionInput = z.infer<typeof ReductionInput>;

/** A spec at the price of a time-limited buy or of a session. */
export const DealGoods = z.strictObject({
  specId: DealSpec,
  price: Amount,
  total: wholeFrom(1, piecesMost, 'marketing.total_wrong'),
  restriction: Restriction,
});
export type DealGoods = z.infer<typeof DealGoods>;

const once = (goods: readonly { specId: Id }[]) => new Set(goods.map(({ specId }) => specId)).size === goods.length;

export const LimitedInput = z
  .strictObject({
    ...begun,
    goods: z.array(DealGoods).min(1, { error: 'marketing.goods_missing' }).max(100).refine(once, { error: 'marketing.spec_busy' }),
  })
  .refine(inOrder, inOrderWords);
export type LimitedInput = z.infer<typeof LimitedInput>;

/** What is left to change of one that has begun. */
export const AdjustActivity = z.strictObject({ endsAt: Instant, budget: Amount.nullable().default(null) });
export type AdjustActivity = z.infer<typeof AdjustActivity>;

export const SpecQuery = z.strictObject({ word: text(40).optional(), limit: z.coerce.number().int().min(1).max(50).default(20) });
export type SpecQuery = z.infer<typeof SpecQuery>;
