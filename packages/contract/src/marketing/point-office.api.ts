import * as z from 'zod';
import { ownRow } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { TimeText } from '../kernel/fields.ts';
import { ChangePointRules, PointRules } from './point.rules.ts';

const Count = z.number().int();
const Version = z.strictObject({ version: Count, rules: PointRules, by: z.string(), reason: z.string(), at: TimeText });
export type PointRulesVersion = z.infer<typeof Version>;

export const pointOperationsApi = {
  rules: call({
    verb: 'GET',
    path: '/operations/marketing/point-rules',
    access: operator({ may: right('operations:marketing:view') }),
    summary: 'The rules of points, those before them, and what points came and went this month',
    data: z.strictObject({
      /** The latest first: the first one holds. */
      versions: z.array(Version),
      month: z.strictObject({ given: Count, spent: Count, expired: Count, members: Count }),
      /** In everybody's hands now. */
      left: Count,
    }),
  }),
  change: call({
    verb: 'PUT',
    path: '/operations/marketing/point-rules',
    access: operator({ may: right('operations:marketing:manage') }),
    summary: 'Other rules of points, from now on',
    trail: ownRow('marketing.points_changed'),
    body: ChangePointRules,
    data: z.strictObject({ version: Count }),
  }),
};
