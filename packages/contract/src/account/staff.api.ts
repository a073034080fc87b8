import * as z from 'zod';
import { exportCall } from '../download/export-call.ts';
import { operator, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { daySpan } from '../kernel/span.ts';
import { Mobile } from './account.rules.ts';
import { Code, Sent } from './account-fields.ts';
import { FactorCode } from './counter.rules.ts';
import { ownRow } from './operator-act.ts';
import { right } from './rights.ts';
import { StaffFields, StaffRoles, staffStates } from './staff.rules.ts';

const StaffRole = z.strictObject({ id: Id, name: z.string() });

const staffActions = ['roles', 'disable', 'enable', 'remove', 'password', 'resetFactor'] as const;
export type StaffAction = (typeof staffActions)[number];

/** Somebody who works for a store or the mall. */
export const StaffPerson = z.strictObject({
  id: Id,
  name: z.string(),
  /** Masked. */
  mobile: z.string(),
  roles: z.array(StaffRole),
  state: z.enum(staffStates),
  /** Whether he has a second factor. */
  factor: z.boolean(),
  seenAt: TimeText.nullable(),
  isSelf: z.boolean(),
  /** What the reader may do to him. */
  actions: z.array(z.enum(staffActions)),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

/** What roles there are, and what each lets somebody do. */
const StaffDuties = z.strictObject({
  rights: z.array(z.strictObject({ name: z.string(), label: z.string() })),
  roles: z.array(
    StaffRole.extend({
      memberCount: z.number().int(),
      /** Whether the reader holds all that it gives. */
      mayGive: z.boolean(),
      rights: z.array(z.string()),
    }),
  ),
});
export type StaffDuties = z.infer<typeof StaffDuties>;

const StaffFilter = z.strictObject({
  /** In the name; a mobile from its beginning. */
  word: text(40).optional(),
  roleId: Id.optional(),
  state: z.enum(staffStates).optional(),
  /** When he was last seen. */
  ...daySpan,
});
export type StaffFilter = z.infer<typeof StaffFilter>;
const StaffQuery = StaffFilter.extend(paging(20, 50));
export type StaffQuery = z.infer<typeof StaffQuery>;
/** `counts`: of each state under the same filter. */
const StaffPage = z.strictObject({ ...pageOf(StaffPerson).shape, counts: z.record(z.enum(['all', ...staffStates]), z.number().int()) });
export type StaffPage = z.infer<typeof StaffPage>;
const State = z.strictObject({ state: z.enum(['enabled', 'disabled']) });

const storeStaff = seller({ may: right('seller:people:manage') });

/** The people of the own store. */
export const storeStaffApi = {
  page: call({
    verb: 'GET',
    path: '/seller/people/page',
    access: storeStaff,
    summary: 'The people of the own store',
    query: StaffQuery,
    data: StaffPage,
  }),
  export: exportCall('/seller/people/export', storeStaff, 'The people of the own store', StaffFilter),
  duties: call({
    verb: 'GET',
    path: '/seller/people/roles',
    access: storeStaff,
    summary: 'The roles of a store and what each lets somebody do',
    data: StaffDuties,
  }),
  sendCode: call({
    verb: 'POST',
    path: '/seller/people/code',
    access: storeStaff,
    summary: 'Texts a code to the mobile of whoever is to join the store; that he tells it is his consent',
    body: z.strictObject({ mobile: Mobile }),
    data: Sent,
  }),
  add: call({
    verb: 'POST',
    path: '/seller/people/add',
    access: storeStaff,
    summary: 'Takes somebody into the store who told the code that was texted to him',
    body: StaffFields.extend({ code: Code }),
    /** `fresh`: he had no account and sets his password by a code. */
    data: z.strictObject({ id: Id, fresh: z.boolean() }),
  }),
  setRoles: call({
    verb: 'POST',
    path: '/seller/people/roles/{id}',
    access: storeStaff,
    summary: 'Gives one of the store’s people these roles and no others',
    body: z.strictObject({ roleIds: StaffRoles }),
    data: Nothing,
  }),
  setState: call({
    verb: 'POST',
    path: '/seller/people/state/{id}',
    access: storeStaff,
    summary: 'Disables one of the store’s people, which ends his sessions, or lets him in again',
    body: State,
    data: Nothing,
  }),
  remove: call({
    verb: 'POST',
    path: '/seller/people/remove/{id}',
    access: storeStaff,
    summary: 'Lets somebody go: he is of no store any more, what he did stays',
    data: Nothing,
  }),
};

const mallStaff = operator({ may: right('operations:people:manage') });
/** What opens doors asks for the second factor of who does it. */
const proof = { code: FactorCode };

/** The mall's own people. */
export const mallStaffApi = {
  page: call({
    verb: 'GET',
    path: '/operations/staff/page',
    access: mallStaff,
    summary: 'The mall’s own people',
    query: StaffQuery,
    data: StaffPage,
  }),
  export: exportCall('/operations/staff/export', mallStaff, 'The mall’s own people', StaffFilter),
  duties: call({
    verb: 'GET',
    path: '/operations/staff/roles',
    access: mallStaff,
    summary: 'The roles of the mall’s people and what each lets somebody do',
    data: StaffDuties,
  }),
  appoint: call({
    verb: 'POST',
    path: '/operations/staff/appoint',
    access: mallStaff,
    summary: 'Makes an operator; the password that is given once opens nothing but the way to one of his own',
    body: StaffFields.extend(proof),
    trail: ownRow('staff.added'),
    data: z.strictObject({ id: Id, password: z.string() }),
  }),
  setRoles: call({
    verb: 'POST',
    path: '/operations/staff/roles/{id}',
    access: mallStaff,
    summary: 'Gives an operator these roles and no others',
    body: z.strictObject({ roleIds: StaffRoles, ...proof }),
    trail: ownRow('staff.roles_changed'),
    data: Nothing,
  }),
  setState: call({
    verb: 'POST',
    path: '/operations/staff/state/{id}',
    access: mallStaff,
    summary: 'Disables an operator, which ends his sessions, or lets him in again',
    body: State,
    trail: ownRow('staff.state_changed'),
    data: Nothing,
  }),
  renewPassword: call({
    verb: 'POST',
    path: '/operations/staff/password/{id}',
    access: mallStaff,
    summary: 'A new first password for an operator who lost his; his sessions end',
    body: z.strictObject(proof),
    trail: ownRow('staff.password_renewed'),
    data: z.strictObject({ password: z.string() }),
  }),
};
