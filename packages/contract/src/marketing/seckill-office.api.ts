import * as z from 'zod';
import { act, ownRow } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import { Brought, OfficeSpec } from './activity-office.api.ts';
import { applicationStates } from './seckill-application.machine.ts';
import {
  ApplicationQuery,
  ApplyInput,
  CopyWeek,
  EndSession,
  RemoveGoods,
  SessionGoodsInput,
  SessionInput,
  TimelineQuery,
} from './seckill-office.rules.ts';

const Count = z.number().int();

export const TimelineSession = z.strictObject({
  id: Id,
  name: z.string(),
  startDate: TimeText,
  endDate: TimeText,
  standing: z.enum(['coming', 'running', 'over']),
  goods: Count,
  total: Count,
  sold: Count,
  applied: Count,
});
export type TimelineSession = z.infer<typeof TimelineSession>;

/** What must be solved before a session begins: no goods, goods that cannot be sold as they stand, or another activity of them. */
const Conflict = z.strictObject({
  sessionId: Id,
  sessionName: z.string(),
  startDate: TimeText,
  kind: z.enum(['empty', 'dear', 'short', 'off', 'taken']),
  /** The goods; empty of a session without any. */
  name: z.string(),
  /** The other activity, or what can be sold. */
  other: z.string(),
});
export type Conflict = z.infer<typeof Conflict>;

export const Timeline = z.strictObject({
  now: TimeText,
  firstDay: z.iso.date(),
  days: Count,
  sessions: z.array(TimelineSession),
  conflicts: z.array(Conflict),
});
export type Timeline = z.infer<typeof Timeline>;

export const SessionGoods = z.strictObject({
  ...OfficeSpec.shape,
  activityPrice: Money,
  total: Count,
  sold: Count,
  restriction: Count,
  /** Why it cannot be sold as it stands. */
  fault: z.enum(['dear', 'short', 'off']).nullable(),
});
export type SessionGoods = z.infer<typeof SessionGoods>;

export const SeckillApplication = z.strictObject({
  id: Id,
  sessionId: Id,
  sessionName: z.string(),
  startDate: TimeText,
  ...OfficeSpec.shape,
  activityPrice: Money,
  /** The lowest price of the last thirty days, the usual one among them. */
  lowest: Money,
  total: Count,
  restriction: Count,
  state: z.enum(applicationStates),
  reason: z.string(),
  createDate: TimeText,
});
export type SeckillApplication = z.infer<typeof SeckillApplication>;

export const SessionDetail = z.strictObject({
  session: TimelineSession,
  now: TimeText,
  figures: z.strictObject({ stores: Count, unpaid: Count, reminds: Count, elsewhere: Count, even: z.boolean() }),
  brought: Brought,
  budget: Money.nullable(),
  /** Empty where nobody wrote one. */
  enName: z.string(),
  goods: z.array(SessionGoods),
  applications: z.array(SeckillApplication),
});
export type SessionDetail = z.infer<typeof SessionDetail>;

const sees = operator({ may: right('operations:marketing:view') });
const manages = operator({ may: right('operations:marketing:manage') });
const keeps = seller({ may: right('seller:marketing:manage') });

export const seckillOperationsApi = {
  timeline: call({
    verb: 'GET',
    path: '/operations/seckill/timeline',
    access: sees,
    summary: 'Sessions of four days on a time line',
    query: TimelineQuery,
    data: Timeline,
  }),
  detail: call({
    verb: 'GET',
    path: '/operations/seckill/sessions/{id}',
    access: sees,
    summary: 'A session with its goods, what it brought and who applied',
    data: SessionDetail,
  }),
  add: call({
    verb: 'POST',
    path: '/operations/seckill/sessions',
    access: manages,
    summary: 'Lays a session; one that overlaps another is refused',
    trail: act('marketing.session_laid', 'seckill_session'),
    body: SessionInput,
    data: z.strictObject({ id: Id }),
  }),
  move: call({
    verb: 'PUT',
    path: '/operations/seckill/sessions/{id}',
    access: manages,
    summary: 'Another name or other times, before it has begun',
    trail: act('marketing.session_changed', 'seckill_session'),
    body: SessionInput,
    data: Nothing,
  }),
  copy: call({
    verb: 'POST',
    path: '/operations/seckill/copy',
    access: manages,
    summary: 'Lays the sessions of a week before anew for the days shown, as far as they fit',
    trail: ownRow('marketing.sessions_copied'),
    body: CopyWeek,
    data: z.strictObject({
      sessions: Count,
      goods: Count,
      /** What did not fit, and why. */
      left: z.array(z.strictObject({ name: z.string(), why: z.string() })),
    }),
  }),
  putGoods: call({
    verb: 'PUT',
    path: '/operations/seckill/sessions/{id}/goods',
    access: manages,
    summary: 'Puts a goods in, or changes its price, stock or limit; once it runs the price is fixed',
    trail: act('marketing.session_changed', 'seckill_session'),
    body: SessionGoodsInput,
    data: Nothing,
  }),
  removeGoods: call({
    verb: 'PUT',
    path: '/operations/seckill/sessions/{id}/goods/remove',
    access: manages,
    summary: 'Takes a goods out; what is sold stays sold',
    trail: act('marketing.session_changed', 'seckill_session'),
    body: RemoveGoods,
    data: Nothing,
  }),
  end: call({
    verb: 'PUT',
    path: '/operations/seckill/sessions/{id}/end',
    access: manages,
    summary: 'Ends a session that runs, or drops one that has not begun',
    trail: act('marketing.session_ended', 'seckill_session'),
    body: EndSession,
    data: Nothing,
  }),
  accept: call({
    verb: 'PUT',
    path: '/operations/seckill/applications/{id}/accept',
    access: manages,
    summary: 'Takes a store’s goods into the session',
    trail: act('marketing.application_accepted', 'seckill_application'),
    data: Nothing,
  }),
  giveBack: call({
    verb: 'PUT',
    path: '/operations/seckill/applications/{id}/back',
    access: manages,
    summary: 'Gives a store’s application back',
    trail: act('marketing.application_returned', 'seckill_application'),
    body: EndSession,
    data: Nothing,
  }),
};

export const seckillSellerApi = {
  sessions: call({
    verb: 'GET',
    path: '/seller/seckill/sessions',
    access: keeps,
    summary: 'Sessions to come, for which a store may apply',
    data: z.array(TimelineSession),
  }),
  page: call({
    verb: 'GET',
    path: '/seller/seckill/applications',
    access: keeps,
    summary: 'What the store has applied for',
    query: ApplicationQuery,
    data: pageOf(SeckillApplication),
  }),
  apply: call({
    verb: 'POST',
    path: '/seller/seckill/applications',
    access: keeps,
    summary: 'Applies with a spec of the store’s own',
    body: ApplyInput,
    data: z.strictObject({ id: Id }),
  }),
  withdraw: call({
    verb: 'PUT',
    path: '/seller/seckill/applications/{id}/withdraw',
    access: keeps,
    summary: 'Takes an application back before it is decided',
    data: Nothing,
  }),
};
