import * as z from 'zod';
import { act, ownRow } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { type Access, operator, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import {
  AdjustActivity,
  activityStandings,
  CouponInput,
  LimitedInput,
  OfficeQuery,
  officeKinds,
  ReductionInput,
  SpecQuery,
} from './activity-office.rules.ts';
import { activityScopes } from './coupon.rules.ts';
import { groupStates } from './group-buy.machine.ts';
import { GroupBuyInput, StopActivity } from './group-buy.rules.ts';

const Count = z.number().int();

/** What an activity brought: orders that were paid, who bought, for whom it was the first order, what came in, what it cost in discounts. */
export const Brought = z.strictObject({ orders: Count, buyers: Count, newBuyers: Count, amount: Money, cost: Money });

export const OfficeActivity = z.strictObject({
  id: Id,
  kind: z.enum(officeKinds),
  name: z.string(),
  /** Empty where nobody wrote one. */
  enName: z.string(),
  /** Whose it is; null: the mall's. */
  storeName: z.string().nullable(),
  scope: z.enum(activityScopes),
  /** What it holds for, by name; of a time-limited buy the first of its goods. */
  targets: z.array(z.string()),
  startDate: TimeText,
  endDate: TimeText,
  standing: z.enum(activityStandings),
  /** Of a coupon and a full reduction, the least first. */
  steps: z.array(z.strictObject({ threshold: Money, reduction: Money })),
  coupon: z.strictObject({ quota: Count, received: Count, perMember: Count, validUntil: TimeText }).nullable(),
  /** Of what has a stock of its own. */
  stock: z.strictObject({ goods: Count, total: Count, sold: Count }).nullable(),
  group: z
    .strictObject({
      state: z.enum(groupStates),
      buyers: Count,
      leastBuyers: Count,
      price: Money,
      steps: z.array(z.strictObject({ buyers: Count, price: Money })),
    })
    .nullable(),
  budget: Money.nullable(),
  /** Laid by whoever looks, so that he may change it. */
  own: z.boolean(),
  brought: Brought,
});
export type OfficeActivity = z.infer<typeof OfficeActivity>;

export const OfficeSpec = z.strictObject({
  specId: Id,
  goodsId: Id,
  name: z.string(),
  itemNumber: z.string(),
  picture: z.string(),
  storeId: Id,
  storeName: z.string(),
  brandId: Id,
  brandName: z.string(),
  /** Of the third level. */
  classId: Id,
  className: z.string(),
  price: Money,
  stock: Count,
  unit: z.string(),
  /** The least order, and by how many at a time it is sold. */
  least: Count,
  step: Count,
});
export type OfficeSpec = z.infer<typeof OfficeSpec>;

/** An activity as its form has it. */
export const ActivityForm = z.strictObject({
  id: Id,
  kind: z.enum(['coupon', 'reduction', 'limited']),
  name: z.string(),
  enName: z.string(),
  startDate: TimeText,
  endDate: TimeText,
  budget: Money.nullable(),
  scope: z.enum(activityScopes),
  targets: z.array(z.strictObject({ id: Id, name: z.string() })),
  steps: z.array(z.strictObject({ threshold: Money, reduction: Money })),
  coupon: z.strictObject({ quota: Count, perMember: Count, validDays: Count }).nullable(),
  goods: z.array(z.strictObject({ spec: OfficeSpec, price: Money, total: Count, restriction: Count })),
});
export type ActivityForm = z.infer<typeof ActivityForm>;

const Laid = z.strictObject({ id: Id });

type Base = '/seller/marketing' | '/operations/marketing';

const pageGiven = {
  verb: 'GET' as const,
  summary: 'Activities with what each has brought',
  query: OfficeQuery,
  data: pageOf(OfficeActivity),
};
const specsGiven = {
  verb: 'GET' as const,
  summary: 'Specs that an activity can be laid for, by a part of their name or number',
  query: SpecQuery,
  data: z.array(OfficeSpec),
};

/** `path`, what it says, what it takes. */
const lays = {
  coupon: ['Lays a coupon', CouponInput],
  reduction: ['Lays a full reduction', ReductionInput],
  limited: ['Lays a time-limited buy', LimitedInput],
  group: ['Lays a group buy', GroupBuyInput],
} as const;

const changeOf = <B extends Base, A extends Access, K extends 'coupon' | 'reduction' | 'limited'>(base: B, kind: K, access: A) => ({
  verb: 'PUT' as const,
  path: `${base}/${kind}/{id}` as const,
  access,
  summary: 'Changes one that has not begun',
  body: lays[kind][1] as (typeof lays)[K][1],
  data: Nothing,
});
const formGiven = { verb: 'GET' as const, summary: 'An activity of one’s own as its form has it', data: ActivityForm };
const adjustGiven = {
  verb: 'PUT' as const,
  summary: 'Another end or a higher budget of one that has begun',
  body: AdjustActivity,
  data: Nothing,
};
const pauseGiven = { verb: 'PUT' as const, summary: 'Holds an activity until it is let go on', data: Nothing };
const resumeGiven = { verb: 'PUT' as const, summary: 'Lets an activity go on', data: Nothing };

const keeps = seller({ may: right('seller:marketing:manage') });
const sees = operator({ may: right('operations:marketing:view') });
const manages = operator({ may: right('operations:marketing:manage') });
const ofSeller = '/seller/marketing' satisfies Base;
const ofMall = '/operations/marketing' satisfies Base;

const layOf = <B extends Base, A extends Access, K extends keyof typeof lays>(base: B, kind: K, access: A) => ({
  verb: 'POST' as const,
  path: `${base}/${kind}` as const,
  access,
  summary: lays[kind][0],
  body: lays[kind][1] as (typeof lays)[K][1],
  data: Laid,
});

export const activitySellerApi = {
  page: call({ ...pageGiven, path: `${ofSeller}/activities`, access: keeps }),
  specs: call({ ...specsGiven, path: `${ofSeller}/specs`, access: keeps }),
  addCoupon: call(layOf(ofSeller, 'coupon', keeps)),
  addReduction: call(layOf(ofSeller, 'reduction', keeps)),
  addLimited: call(layOf(ofSeller, 'limited', keeps)),
  addGroup: call(layOf(ofSeller, 'group', keeps)),
  stop: call({
    verb: 'PUT',
    path: `${ofSeller}/activities/{id}/stop`,
    access: keeps,
    summary: 'Ends an activity before its time',
    body: StopActivity,
    data: Nothing,
  }),
  form: call({ ...formGiven, path: `${ofSeller}/activities/{id}`, access: keeps }),
  changeCoupon: call(changeOf(ofSeller, 'coupon', keeps)),
  changeReduction: call(changeOf(ofSeller, 'reduction', keeps)),
  changeLimited: call(changeOf(ofSeller, 'limited', keeps)),
  adjust: call({ ...adjustGiven, path: `${ofSeller}/activities/{id}/adjust`, access: keeps }),
  pause: call({ ...pauseGiven, path: `${ofSeller}/activities/{id}/pause`, access: keeps }),
  resume: call({ ...resumeGiven, path: `${ofSeller}/activities/{id}/resume`, access: keeps }),
};

const laid = act('marketing.laid', 'activity');
const changed = ownRow('marketing.changed');

export const activityOperationsApi = {
  page: call({ ...pageGiven, path: `${ofMall}/activities`, access: sees }),
  specs: call({ ...specsGiven, path: `${ofMall}/specs`, access: sees }),
  addCoupon: call({ ...layOf(ofMall, 'coupon', manages), trail: laid }),
  addReduction: call({ ...layOf(ofMall, 'reduction', manages), trail: laid }),
  addLimited: call({ ...layOf(ofMall, 'limited', manages), trail: laid }),
  addGroup: call({ ...layOf(ofMall, 'group', manages), trail: laid }),
  stop: call({
    verb: 'PUT',
    path: `${ofMall}/activities/{id}/stop`,
    access: manages,
    summary: 'Ends an activity before its time',
    trail: act('marketing.stopped', 'activity'),
    body: StopActivity,
    data: Nothing,
  }),
  form: call({ ...formGiven, path: `${ofMall}/activities/{id}`, access: sees }),
  changeCoupon: call({ ...changeOf(ofMall, 'coupon', manages), trail: changed }),
  changeReduction: call({ ...changeOf(ofMall, 'reduction', manages), trail: changed }),
  changeLimited: call({ ...changeOf(ofMall, 'limited', manages), trail: changed }),
  adjust: call({ ...adjustGiven, path: `${ofMall}/activities/{id}/adjust`, access: manages, trail: changed }),
  pause: call({ ...pauseGiven, path: `${ofMall}/activities/{id}/pause`, access: manages, trail: ownRow('marketing.paused') }),
  resume: call({ ...resumeGiven, path: `${ofMall}/activities/{id}/resume`, access: manages, trail: ownRow('marketing.resumed') }),
};
