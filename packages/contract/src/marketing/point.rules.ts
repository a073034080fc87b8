import * as z from 'zod';
import { reasonText } from '../kernel/fields.ts';

/** Points come and go. */
export const pointWays = ['in', 'out'] as const;

/** What a rule of points takes, from and to. */
export const pointRanges = {
  orderYuan: [1, 10_000],
  orderPoints: [0, 1000],
  reviewPoints: [0, 1000],
  photoPoints: [0, 1000],
  dayMost: [0, 100_000_000],
  monthMost: [0, 100_000_000],
  validMonths: [0, 120],
  pointFen: [1, 100],
  sharePercent: [0, 100],
} as const;
export type PointRule = keyof typeof pointRanges;
export const pointRuleNames = Object.keys(pointRanges) as PointRule[];

const within = (name: PointRule) =>
  z
    .int({ error: 'marketing.point_rule_wrong' })
    .min(pointRanges[name][0], { error: 'marketing.point_rule_wrong' })
    .max(pointRanges[name][1], { error: 'marketing.point_rule_wrong' });

export const PointRules = z.strictObject({
  /** Every so many yuan of a done order give so many points. */
  orderYuan: within('orderYuan'),
  orderPoints: within('orderPoints'),
  reviewPoints: within('reviewPoints'),
  photoPoints: within('photoPoints'),
  /** What a member earns a day and a month at most; 0: no ceiling. */
  dayMost: within('dayMost'),
  monthMost: within('monthMost'),
  /** How long points are good; 0: for good. */
  validMonths: within('validMonths'),
  /** What a point pays. */
  pointFen: within('pointFen'),
  /** How much of the goods points pay at most. */
  sharePercent: within('sharePercent'),
});
export type PointRules = z.infer<typeof PointRules>;

const isAbove = (day: number, month: number) => day > 0 && month > 0 && day > month;

/** `version`: the rules that were read when these were typed. */
export const ChangePointRules = PointRules.extend({
  version: z.int().min(1).max(1_000_000_000),
  reason: reasonText('marketing.reason_missing'),
}).refine(({ dayMost, monthMost }) => !isAbove(dayMost, monthMost), { error: 'marketing.point_ceilings_wrong', path: ['dayMost'] });
export type ChangePointRules = z.infer<typeof ChangePointRules>;

/** What an order of so many fen gives. */
export const pointsFor = ({ orderYuan, orderPoints }: Pick<PointRules, 'orderYuan' | 'orderPoints'>, fen: number): number =>
  Math.floor(fen / (orderYuan * 100)) * orderPoints;
