import * as z from 'zod';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import { ownRow } from './operator-act.ts';
import { right } from './rights.ts';
import { HandOver, TakeOver, WorkFilter, WorkItems, WorkQuery, workKinds, workWhats } from './work.rules.ts';

const Count = z.number().int();

/** Something that waits for the mall's people. */
export const WorkRow = z.strictObject({
  kind: z.enum(workKinds),
  id: Id,
  what: z.enum(workWhats),
  /** Whom it is about. */
  name: z.string(),
  /** Its number, as people call it. */
  sn: z.string(),
  note: z.string(),
  amount: Money.nullable(),
  /** The screen on which it is decided. */
  url: z.string(),
  /** Minutes that it has waited, and the share of its time limit that is used up, in percent. */
  waited: Count,
  used: Count,
  dueDate: TimeText,
  dueToday: z.boolean(),
  /** Minutes until then; below zero it is late. */
  left: Count,
  /** Who looks at it, and for how many minutes. */
  holder: z.strictObject({ memberId: Id, name: z.string(), minutes: Count }).nullable(),
  mine: z.boolean(),
});
export type WorkRow = z.infer<typeof WorkRow>;

const Queue = z.strictObject({
  kind: z.enum(workKinds),
  count: Count,
  over: Count,
  /** Minutes that the oldest has waited. */
  longest: Count,
  amount: Money.nullable(),
});
export type Queue = z.infer<typeof Queue>;

export const WorkSummary = z.strictObject({
  /** The queues that the reader works at, empty ones too. */
  queues: z.array(Queue),
  all: Count,
  mine: Count,
  free: Count,
  others: Count,
  longest: Count,
  /** Decided today, by whomever. */
  done: Count,
});
export type WorkSummary = z.infer<typeof WorkSummary>;

export const WorkPerson = z.strictObject({
  memberId: Id,
  /** The reader himself. */
  self: z.boolean(),
  name: z.string(),
  roles: z.array(z.string()),
  /** The queues at which he can work, of those that the reader sees. */
  kinds: z.array(z.enum(workKinds)),
  held: Count,
  done: Count,
  /** From taking to deciding, on average of today. */
  seconds: Count.nullable(),
  /** Minutes since he was last seen; null when he is signed in nowhere. */
  away: Count.nullable(),
});
export type WorkPerson = z.infer<typeof WorkPerson>;

const works = operator({ may: right('operations:view') });
/** How many it was done to; the others had meanwhile been taken or decided. */
const Done = z.strictObject({ count: Count, missed: Count });

export const workApi = {
  page: call({
    verb: 'GET',
    path: '/operations/work/page',
    access: works,
    summary: 'What waits for the mall’s people in the queues at which the reader works, by time limit',
    query: WorkQuery,
    data: pageOf(WorkRow),
  }),
  export: exportCall('/operations/work/export', works, 'What waits for the mall’s people', WorkFilter),
  summary: call({
    verb: 'GET',
    path: '/operations/work/summary',
    access: works,
    summary: 'How much waits in each of these queues and how long, and what was done today',
    data: WorkSummary,
  }),
  people: call({
    verb: 'GET',
    path: '/operations/work/people',
    access: works,
    summary: 'Who works on how much today',
    data: z.strictObject({ list: z.array(WorkPerson) }),
  }),
  next: call({
    verb: 'POST',
    path: '/operations/work/next',
    access: works,
    summary: 'Takes what nobody looks at and is nearest to its time limit; nothing when there is none',
    trail: ownRow('work.taken'),
    data: WorkRow.nullable(),
  }),
  take: call({
    verb: 'POST',
    path: '/operations/work/take',
    access: works,
    summary: 'Says that the caller looks at these; what somebody else has taken stays his',
    body: WorkItems,
    trail: ownRow('work.taken'),
    data: Done,
  }),
  putBack: call({
    verb: 'POST',
    path: '/operations/work/putback',
    access: works,
    summary: 'Says that the caller does not look at these any more',
    body: WorkItems,
    trail: ownRow('work.put_back'),
    data: Done,
  }),
  handOver: call({
    verb: 'POST',
    path: '/operations/work/handover',
    access: works,
    summary: 'Gives what nobody or the caller looks at to a colleague, who hears of it',
    body: HandOver,
    trail: ownRow('work.handed_over'),
    data: Done,
  }),
  takeOver: call({
    verb: 'POST',
    path: '/operations/work/takeover',
    access: works,
    summary: 'Takes from a colleague what he has taken, and tells him why',
    body: TakeOver,
    trail: ownRow('work.taken_over'),
    data: Done,
  }),
};
