import * as z from 'zod';
import { Id, nameText, text } from '../kernel/fields.ts';
import { payModes } from '../order/order.machine.ts';

/**
 * What is spoken, by which door it comes, and whether that has papers between servers: only those name who they are besides their key. The two of OCI are spoken alike here: which
 * one a system calls its own is a word for whoever looks after it.
 */
export const protocolTraits = {
  cxml: { door: 'cxml', papers: true },
  oci4: { door: 'oci', papers: false },
  oci5: { door: 'oci', papers: false },
} as const satisfies Record<string, { door: 'cxml' | 'oci'; papers: boolean }>;
export type PunchoutProtocol = keyof typeof protocolTraits;
export const punchoutProtocols = Object.keys(protocolTraits) as [PunchoutProtocol, ...PunchoutProtocol[]];
export const punchoutOperations = ['create', 'edit', 'inspect'] as const;
export const punchoutPapers = ['confirmation', 'shipment', 'invoice'] as const;

/** A host with its port where that is not the usual one, or `*.` before a domain. */
const hostPattern: RegExp = /^(?:\*\.(?=[^.]+\.))?[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?(?::\d{1,5})?$/;
export const mostConnections = 10;
const mostHosts = 10;
const mostShipTo = 50;

const Said = z.strictObject({
  name: nameText(40, 'punchout.name_required'),
  protocol: z.enum(punchoutProtocols),
  fromDomain: text(60),
  fromIdentity: text(100),
  senderIdentity: text(100),
  memberId: Id,
  byEmail: z.boolean(),
  hosts: z
    .array(z.string().trim().toLowerCase().regex(hostPattern, { error: 'punchout.hosts_wrong' }))
    .min(1, { error: 'punchout.hosts_wrong' })
    .max(mostHosts),
  papersUrl: text(300),
  payMode: z.enum(payModes),
  addressId: Id.nullable(),
  shipTo: z.array(z.strictObject({ code: text(60).min(1), addressId: Id })).max(mostShipTo),
});

/** What a company says of its purchasing system. By whom cXML says that it is asked is missed together with what else is missing, not only once all else is right. */
export const SaveConnection = Said.refine(({ protocol, fromIdentity }) => !protocolTraits[protocol].papers || fromIdentity !== '', {
  path: ['fromIdentity'],
  error: 'punchout.identity_missing',
  when: ({ value }) => Said.pick({ protocol: true, fromIdentity: true }).loose().safeParse(value).success,
});
export type SaveConnection = z.infer<typeof SaveConnection>;
