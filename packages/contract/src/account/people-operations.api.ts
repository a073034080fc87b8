import * as z from 'zod';
import { exportCall } from '../download/export-call.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonText, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { FactorCode } from './counter.rules.ts';
import { ownRow } from './operator-act.ts';
import { audiences, freezeHours, memberStates } from './people.rules.ts';
import { right } from './rights.ts';

/** Somebody with an account, as the mall's people find him. The mobile is masked. */
export const MemberRow = z.strictObject({
  id: Id,
  name: z.string(),
  mobile: z.string(),
  audience: z.enum(audiences),
  /** Whom he works for: his company or store; empty for himself and for the mall's own people. */
  works: z.string(),
  roles: z.array(z.string()),
  state: z.enum(memberStates),
  seenAt: TimeText.nullable(),
});
export type MemberRow = z.infer<typeof MemberRow>;

const MemberDevice = z.strictObject({ id: Id, device: z.string(), address: z.string(), signedInAt: TimeText, seenAt: TimeText });

export const MemberCase = z.strictObject({
  ...MemberRow.shape,
  registeredAt: TimeText,
  passwordAgeDays: z.number().int(),
  /** Whether he has a second factor. */
  factor: z.boolean(),
  /** `until` is null until somebody lifts it. */
  frozen: z.strictObject({ reason: z.string(), until: TimeText.nullable() }).nullable(),
  devices: z.array(MemberDevice),
  /** What the mall did to this account, the latest first. */
  log: z.array(z.strictObject({ id: Id, what: z.string(), who: z.string(), why: z.string(), at: TimeText })),
  /** What the reader may do to him. */
  actions: z.array(z.enum(['freeze', 'unfreeze', 'signOut', 'resetFactor'])),
});
export type MemberCase = z.infer<typeof MemberCase>;

const PeopleFilter = z.strictObject({
  audience: z.enum(audiences).optional(),
  state: z.enum(memberStates).optional(),
  /** In name, company or store; a mobile from its beginning. */
  word: text(40).optional(),
});
export type PeopleFilter = z.infer<typeof PeopleFilter>;

const PeopleQuery = PeopleFilter.extend(paging(20, 50));
export type PeopleQuery = z.infer<typeof PeopleQuery>;

const views = operator({ may: right('operations:members:view') });
const manages = operator({ may: right('operations:members:manage') });
const Why = { reason: reasonText('account.reason_required') };

export const peopleOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/people/page',
    access: views,
    summary: 'Everybody who has an account, whoever was here last first',
    query: PeopleQuery,
    data: pageOf(MemberRow),
  }),
  export: exportCall('/operations/people/export', views, 'Everybody who has an account', PeopleFilter),
  detail: call({
    verb: 'GET',
    path: '/operations/people/{id}',
    access: views,
    summary: 'One of them: where he is signed in, and what the mall did to his account',
    data: MemberCase,
  }),
  freeze: call({
    verb: 'POST',
    path: '/operations/people/freeze/{id}',
    access: manages,
    summary: 'Shuts somebody out for a time, or until it is lifted; he is signed out everywhere at once and reads why at the door',
    body: z.strictObject({ ...Why, hours: z.union(freezeHours.map((hours) => z.literal(hours))).nullable() }),
    trail: ownRow('account.freeze'),
    data: Nothing,
  }),
  unfreeze: call({
    verb: 'POST',
    path: '/operations/people/unfreeze/{id}',
    access: manages,
    summary: 'Lets him in again',
    body: z.strictObject(Why),
    trail: ownRow('account.unfreeze'),
    data: Nothing,
  }),
  signOut: call({
    verb: 'POST',
    path: '/operations/people/signout/{id}',
    access: manages,
    summary: 'Signs him out on every device',
    trail: ownRow('account.force_sign_out'),
    data: z.strictObject({ count: z.number().int() }),
  }),
  resetFactor: call({
    verb: 'POST',
    path: '/operations/people/factor/reset/{id}',
    access: manages,
    summary: 'Takes the second factor of somebody who lost it; who does it gives a code of his own',
    body: z.strictObject({ ...Why, code: FactorCode }),
    trail: ownRow('account.factor_reset'),
    data: Nothing,
  }),
};
