import * as z from 'zod';
import { buyer, operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonText, TimeText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { identityDecisions, SaveIdentity } from './identity.rules.ts';
import { act } from './operator-act.ts';
import { right } from './rights.ts';

/** A company's own provider. Its secret is nobody's to read. */
export const IdentityConnection = z.strictObject({
  domain: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  roleId: Id.nullable(),
  switch: z.boolean(),
  /** Whether the domain itself says so, in the record that the mall asked for. */
  proved: z.boolean(),
  /** What is to stand there. */
  proofName: z.string(),
  proofText: z.string(),
  decision: z.enum(identityDecisions),
  reason: z.string(),
  since: TimeText,
  /** How many of its people came in by it. */
  people: z.int(),
});
export type IdentityConnection = z.infer<typeof IdentityConnection>;

export const IdentityRow = IdentityConnection.omit({ roleId: true, proofName: true, proofText: true }).extend({
  companyId: Id,
  companyName: z.string(),
  roleName: z.string(),
});
export type IdentityRow = z.infer<typeof IdentityRow>;

const manage = buyer({ may: right('company:identity:manage'), least: 'company' });

export const companyIdentityApi = {
  connection: call({
    verb: 'GET',
    path: '/portal/company/identity',
    access: manage,
    summary: 'How the own company’s people are known by its own identity provider, and what the mall said to its domain',
    data: z.strictObject({
      connection: IdentityConnection.nullable(),
      roles: z.array(z.strictObject({ id: Id, name: z.string() })),
      /** What the provider must be told. */
      callbackUrl: z.string(),
      /** The stand-in to try it with; only where there is one. */
      sandboxIssuer: z.string().optional(),
    }),
  }),
  save: call({
    verb: 'PUT',
    path: '/portal/company/identity',
    access: manage,
    summary:
      'Names the provider and the domain of the company’s mailboxes. Another domain or provider opens nothing before the mall’s people have agreed to it',
    body: SaveIdentity,
    data: Nothing,
  }),
  prove: call({
    verb: 'POST',
    path: '/portal/company/identity/prove',
    access: manage,
    summary: 'Looks for the record by which the domain says that it is the company’s',
    data: Nothing,
  }),
  switch: call({
    verb: 'PUT',
    path: '/portal/company/identity/switch',
    access: manage,
    summary: 'Whether the company’s people may come in by it',
    body: z.strictObject({ on: z.boolean() }),
    data: Nothing,
  }),
};

export const identityOperationsApi = {
  page: call({
    verb: 'GET',
    path: '/operations/identity/page',
    access: operator({ may: right('operations:doors:view') }),
    summary: 'Companies that bring an identity provider of their own; those that wait first',
    query: z.strictObject({ decision: z.enum(identityDecisions).optional(), word: text(40).optional(), ...paging(20, 50) }),
    data: pageOf(IdentityRow),
  }),
  approve: call({
    verb: 'POST',
    path: '/operations/identity/{id}/approve',
    access: operator({ may: right('operations:doors:change') }),
    summary: 'Agrees that the domain is the company’s: its provider, under this client, speaks for its people from now on',
    /** As they were seen. */
    body: z.strictObject({ domain: text(190), issuer: text(300), clientId: text(200) }),
    data: Nothing,
    trail: act('identity.approved', 'identity_provider'),
  }),
  refuse: call({
    verb: 'POST',
    path: '/operations/identity/{id}/refuse',
    access: operator({ may: right('operations:doors:change') }),
    summary: 'Says no, or no more: the provider opens nothing',
    body: z.strictObject({ reason: reasonText('kernel.required') }),
    data: Nothing,
    trail: act('identity.turned_down', 'identity_provider'),
  }),
};
