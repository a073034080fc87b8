import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { PointRules, pointWays } from './point.rules.ts';

export const PointReason = z.enum(['gift', 'order', 'review', 'spend', 'refund', 'adjust', 'expire']);
export type PointReason = z.infer<typeof PointReason>;

export const PointLog = z.strictObject({
  id: Id,
  createDate: TimeText,
  /** Points that came (above zero) or went (below). */
  currentValue: z.number().int(),
  /** Points after it. */
  balance: z.number().int().min(0),
  reason: PointReason,
  remark: z.string(),
});
export type PointLog = z.infer<typeof PointLog>;

/** `in`: only what came; `out`: only what went. */
export const PointPageQuery = z.strictObject({ way: z.enum(pointWays).optional(), ...paging(10) });
export type PointPageQuery = z.infer<typeof PointPageQuery>;

export const pointApi = {
  rules: call({
    verb: 'GET',
    path: '/portal/member/point/rules',
    access: buyer(),
    summary: 'What gives points, how long they are good and what they are worth, as it holds now',
    data: PointRules,
  }),
  detail: call({
    verb: 'GET',
    path: '/portal/member/point/log/detail',
    access: buyer(),
    summary: 'Points of the member',
    data: z.strictObject({ total: z.number().int().min(0) }),
  }),
  recent: call({
    verb: 'GET',
    path: '/portal/member/point/log/recent',
    access: buyer({ may: right('personalCenterBase:myPoints:view') }),
    summary: 'The last five changes',
    data: z.array(PointLog),
  }),
  page: call({
    verb: 'GET',
    path: '/portal/member/point/log/page',
    access: buyer({ may: right('personalCenterBase:myPoints:view') }),
    summary: 'Changes of the points, the newest first',
    query: PointPageQuery,
    data: pageOf(PointLog),
  }),
};
