import * as z from 'zod';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { daySpan } from '../kernel/span.ts';
import { FactorCode } from './counter.rules.ts';
import { act } from './operator-act.ts';
import { entryFaults, SavePartner } from './partner.rules.ts';
import { partnerTags } from './partner-tags.ts';
import { right } from './rights.ts';

const Key = z.strictObject({ keyNo: z.string(), since: TimeText, usedDate: TimeText.nullable(), endedDate: TimeText.nullable() });

export const PartnerRow = z.strictObject({
  id: Id,
  name: z.string(),
  companyId: Id.nullable(),
  companyName: z.string(),
  tags: z.array(z.enum(partnerTags)),
  adds: z.boolean(),
  enabled: z.boolean(),
  /** Those that count, and the last that ended. */
  keys: z.array(Key),
  /** Within thirty days. */
  entered: z.int(),
  refused: z.int(),
});
export type PartnerRow = z.infer<typeof PartnerRow>;

export const EntryRow = z.strictObject({
  id: Id,
  time: TimeText,
  partner: z.string(),
  /** Empty where it was never known. */
  tag: z.enum([...partnerTags, '']),
  /** Of the channel, where its ticket brought one. */
  channelCode: z.string(),
  /** Whom it let in; empty where nobody was. */
  memberName: z.string(),
  /** What was wrong with it; null: it let somebody in. */
  fault: z.enum(entryFaults).nullable(),
  address: z.string(),
});
export type EntryRow = z.infer<typeof EntryRow>;

/** Shown this once; afterwards nobody can read it here. */
const GivenKey = z.strictObject({ keyNo: z.string(), secret: z.string() });

const view = operator({ may: right('operations:doors:view') });
const change = operator({ may: right('operations:doors:change') });

export const EntryFilter = z.strictObject({
  partnerId: Id.optional(),
  result: z.enum(['entered', 'refused']).optional(),
  ...daySpan,
});
export type EntryFilter = z.infer<typeof EntryFilter>;

export const partnerOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/partner/page',
    access: view,
    summary: 'Partners whose visitors come in signed in: whom each may vouch for, its keys, and how often it was believed',
    query: z.strictObject({ word: text(40).optional(), ...paging(20, 50) }),
    data: pageOf(PartnerRow),
  }),
  entries: call({
    verb: 'GET',
    path: '/operations/partner/entry/page',
    access: view,
    summary: 'Entries of partners, those that let somebody in and those that were refused, the latest first',
    query: EntryFilter.extend(paging(20, 50)),
    data: pageOf(EntryRow),
  }),
  add: call({
    verb: 'POST',
    path: '/operations/partner',
    access: change,
    summary: 'Takes up a partner; it has no key yet',
    body: SavePartner,
    data: z.strictObject({ id: Id }),
    trail: act('partner.added', 'partner'),
  }),
  save: call({
    verb: 'PUT',
    path: '/operations/partner/{id}',
    access: change,
    summary: 'Whom a partner may vouch for, and by which kinds of entry',
    body: SavePartner,
    data: Nothing,
    trail: act('partner.changed', 'partner'),
  }),
  switch: call({
    verb: 'PUT',
    path: '/operations/partner/{id}/switch',
    access: change,
    summary: 'Stops a partner at once, or lets it go on',
    body: z.strictObject({ on: z.boolean() }),
    data: Nothing,
    trail: act('partner.switched', 'partner'),
  }),
  makeKey: call({
    verb: 'POST',
    path: '/operations/partner/{id}/key',
    access: change,
    summary:
      'Makes a key, shown this once; the one before counts on until it is ended, so that the partner changes without a gap. Asks for a code of the second factor: a key opens accounts',
    body: z.strictObject({ code: FactorCode }),
    data: GivenKey,
    trail: act('partner.key_made', 'partner'),
  }),
  endKey: call({
    verb: 'DELETE',
    path: '/operations/partner/{id}/key/{keyNo}',
    access: change,
    summary: 'What is signed with this key counts no more',
    data: Nothing,
    trail: act('partner.key_ended', 'partner'),
  }),
};
