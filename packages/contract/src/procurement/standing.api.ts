import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { Day } from '../kernel/span.ts';
import { payModes } from '../order/order.machine.ts';
import { standingStates } from './standing.machine.ts';
import { AddStanding, EditStanding, periods } from './standing.rules.ts';

const Count = z.number().int();

const standingActs = ['edit', 'pause', 'resume', 'skip', 'unskip', 'end'] as const;

const Run = z.strictObject({
  id: Id,
  /** The day that it was due on. */
  dueDate: Day,
  time: TimeText,
  result: z.enum(['ordered', 'failed', 'skipped']),
  /** Why nothing was ordered, in the reader's language. */
  reason: z.string(),
  orders: z.array(z.strictObject({ orderId: Id, orderSn: z.string() })),
  amount: Money.nullable(),
});
export type StandingRun = z.infer<typeof Run>;

export const StandingOrder = z.strictObject({
  id: Id,
  name: z.string(),
  ownerName: z.string(),
  listId: Id,
  listName: z.string(),
  lines: Count,
  /** What the list costs today, without freight and discounts. */
  amount: Money,
  period: z.enum(periods),
  day: Count,
  addressId: Id,
  payMode: z.enum(payModes),
  projectId: Id.nullable(),
  projectName: z.string(),
  state: z.enum(standingStates),
  /** Only while it is active. */
  nextDate: Day.nullable(),
  /** The run before that, where it was left out and can still be taken back: until the day before. */
  skippedDate: Day.nullable(),
  lastRun: Run.nullable(),
  actions: z.array(z.enum(standingActs)),
});
export type StandingOrder = z.infer<typeof StandingOrder>;

const view = buyer({ may: right('personalCenterBase:procurementManagement:procurementList:view'), reach: 'company' });
const buys = buyer({ may: right('order:buy') });

/** Orders by the calendar: each run goes the way of every order, with limits, approval, credit and budget. */
export const standingApi = {
  page: call({
    verb: 'GET',
    path: '/portal/procurement/standing/page',
    access: view,
    summary: 'Standing orders, those that come next first',
    query: z.strictObject({ state: z.enum(standingStates).optional(), ...paging(10, 50) }),
    data: pageOf(StandingOrder),
  }),
  runs: call({
    verb: 'GET',
    path: '/portal/procurement/standing/{id}/run/page',
    access: view,
    summary: 'What became of its runs, the latest first',
    query: z.strictObject(paging(10, 50)),
    data: pageOf(Run),
  }),
  add: call({
    verb: 'POST',
    path: '/portal/procurement/standing',
    access: buys,
    summary: 'Has a list ordered by the calendar',
    body: AddStanding,
    data: z.strictObject({ id: Id }),
  }),
  edit: call({
    verb: 'PUT',
    path: '/portal/procurement/standing',
    access: buys,
    summary: 'Changes one’s own standing order',
    body: EditStanding,
    data: Nothing,
  }),
  pause: call({ verb: 'POST', path: '/portal/procurement/standing/{id}/pause', access: buys, summary: 'Pauses it', data: Nothing }),
  resume: call({
    verb: 'POST',
    path: '/portal/procurement/standing/{id}/resume',
    access: buys,
    summary: 'Goes on with it from the next day of its calendar',
    data: Nothing,
  }),
  skip: call({
    verb: 'POST',
    path: '/portal/procurement/standing/{id}/skip',
    access: buys,
    summary: 'Leaves the next run out',
    /** Which run the asker saw as the next: asked twice, the second is refused and no other run is left out. */
    body: z.strictObject({ nextDate: Day }),
    data: z.strictObject({ nextDate: Day }),
  }),
  unskip: call({
    verb: 'POST',
    path: '/portal/procurement/standing/{id}/unskip',
    access: buys,
    summary: 'Takes back that a run was left out, until the day before it is due',
    /** Which run the asker saw as left out. */
    body: z.strictObject({ skippedDate: Day }),
    data: z.strictObject({ nextDate: Day }),
  }),
  end: call({ verb: 'POST', path: '/portal/procurement/standing/{id}/end', access: buys, summary: 'Ends it', data: Nothing }),
};
