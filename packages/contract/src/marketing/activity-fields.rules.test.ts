import { expect, it } from 'vitest';
import type * as z from 'zod';
import { isErrorCode } from '../errors.ts';
import { AdjustActivity, CouponInput, LimitedInput, ReductionInput } from './activity-office.rules.ts';
import { GroupBuyInput } from './group-buy.rules.ts';
import { ApplyInput, SessionInput } from './seckill-office.rules.ts';

const begun = { name: '', startsAt: '', endsAt: '', budget: '' };
const deal = { specId: '', price: '', total: '', restriction: '' };
const { price, ...group } = deal;

it.each<[string, z.ZodType, object, string[]]>([
  ['a coupon', CouponInput, { ...begun, scope: 'all', threshold: '', reduction: '', quota: '', perMember: '', validDays: '' }, []],
  ['a full reduction', ReductionInput, { ...begun, scope: 'all', steps: [{ threshold: '', reduction: '' }] }, []],
  ['a time-limited buy', LimitedInput, { ...begun, goods: [] }, ['marketing.goods_missing']],
  ['a goods of it', LimitedInput, { ...begun, goods: [deal] }, ['marketing.goods_missing', 'marketing.total_wrong']],
  ['a group buy', GroupBuyInput, { ...begun, ...group, leastBuyers: '', steps: [{ buyers: '', price }] }, ['marketing.goods_missing']],
  ['a session', SessionInput, begun, ['marketing.name_missing']],
  [
    'an application',
    ApplyInput,
    { sessionId: '', ...deal },
    ['marketing.session_missing', 'marketing.goods_missing', 'marketing.price_wrong'],
  ],
  ['what is left to change', AdjustActivity, { endsAt: '', budget: '' }, ['marketing.time_wrong']],
])('tells in words what is missing of %s', (_, rules, empty, some) => {
  const said = rules.safeParse(empty).error?.issues.map(({ message }) => message) ?? [];
  expect(said.filter((code) => !isErrorCode(code))).toEqual([]);
  expect(said).toEqual(expect.arrayContaining(some));
});
