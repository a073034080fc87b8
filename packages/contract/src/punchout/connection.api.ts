import * as z from 'zod';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { managesOpen } from '../open/open-key.api.ts';
import { payModes } from '../order/order.machine.ts';
import { punchoutOperations, punchoutPapers, punchoutProtocols, SaveConnection } from './punchout.rules.ts';

const Count = z.number().int();

export const PunchoutConnection = z.strictObject({
  id: Id,
  name: z.string(),
  protocol: z.enum(punchoutProtocols),
  /** By which the other side names the mall: To of cXML, USERNAME of OCI. */
  key: z.string(),
  secretSince: TimeText,
  fromDomain: z.string(),
  fromIdentity: z.string(),
  senderIdentity: z.string(),
  memberId: Id,
  memberName: z.string(),
  byEmail: z.boolean(),
  hosts: z.array(z.string()),
  papersUrl: z.string(),
  payMode: z.enum(payModes),
  addressId: Id.nullable(),
  shipTo: z.array(z.strictObject({ code: z.string(), addressId: Id })),
  on: z.boolean(),
  /** By the mall's people, and why. */
  blocked: z.boolean(),
  blockedReason: z.string(),
  lastUsed: TimeText.nullable(),
  /** Who came in its name and was not it, and the last of them. */
  refusals: Count,
  lastRefusal: TimeText.nullable(),
  /** Within the last thirty days. */
  visits: Count,
  orders: Count,
  /** Papers that the other side has not taken. */
  waiting: Count,
});
export type PunchoutConnection = z.infer<typeof PunchoutConnection>;

/** Shown this once; afterwards nobody can read it here. */
const GivenSecret = z.strictObject({ key: z.string(), secret: z.string() });

export const PunchoutVisitRow = z.strictObject({
  id: Id,
  at: TimeText,
  memberName: z.string(),
  operation: z.enum(punchoutOperations),
  entered: z.boolean(),
  returned: TimeText.nullable(),
  total: Money.nullable(),
});
export const PunchoutOrderRow = z.strictObject({
  id: Id,
  at: TimeText,
  theirId: z.string(),
  orders: z.array(z.strictObject({ orderId: Id, orderSn: z.string() })),
});
export const PunchoutPaperRow = z.strictObject({
  id: Id,
  at: TimeText,
  kind: z.enum(punchoutPapers),
  theirId: z.string(),
  tries: Count,
  sent: TimeText.nullable(),
  nextTry: TimeText.nullable(),
  fault: z.string(),
});
export type PunchoutActivity = z.infer<typeof PunchoutActivity>;
export const PunchoutActivity = z.strictObject({
  name: z.string(),
  visits: z.array(PunchoutVisitRow),
  orders: z.array(PunchoutOrderRow),
  papers: z.array(PunchoutPaperRow),
});

export const punchoutConnectionApi = {
  list: call({
    verb: 'GET',
    path: '/portal/punchout/connection/list',
    access: managesOpen,
    summary: 'The purchasing systems of the own company that punch out into the mall, and what a new one can be made of',
    data: z.strictObject({
      list: z.array(PunchoutConnection),
      total: Count,
      people: z.array(z.strictObject({ id: Id, name: z.string() })),
      addresses: z.array(z.strictObject({ id: Id, text: z.string() })),
      cxmlUrl: z.string(),
      ociUrl: z.string(),
      /** The stand-in to try it with; only where there is one. */
      sandboxHost: z.string().optional(),
    }),
  }),
  make: call({
    verb: 'POST',
    path: '/portal/punchout/connection',
    access: managesOpen,
    summary: 'Connects a purchasing system; its key and secret are made here, and the secret is shown this once',
    body: SaveConnection,
    data: GivenSecret,
  }),
  edit: call({
    verb: 'PUT',
    path: '/portal/punchout/connection/{id}',
    access: managesOpen,
    summary: 'Changes a connection; key and secret stay',
    body: SaveConnection,
    data: Nothing,
  }),
  renewSecret: call({
    verb: 'POST',
    path: '/portal/punchout/connection/{id}/secret',
    access: managesOpen,
    summary: 'Makes another secret, shown this once; the old one counts no more',
    data: GivenSecret,
  }),
  switch: call({
    verb: 'PUT',
    path: '/portal/punchout/connection/{id}/switch',
    access: managesOpen,
    summary: 'Whether anybody comes in by it',
    body: z.strictObject({ on: z.boolean() }),
    data: Nothing,
  }),
  remove: call({
    verb: 'DELETE',
    path: '/portal/punchout/connection/{id}',
    access: managesOpen,
    summary: 'Ends a connection',
    data: Nothing,
  }),
  activity: call({
    verb: 'GET',
    path: '/portal/punchout/connection/{id}/activity',
    access: managesOpen,
    summary: 'What came over a connection and what was sent, the latest first',
    data: PunchoutActivity,
  }),
  sendAgain: call({
    verb: 'POST',
    path: '/portal/punchout/paper/{id}/again',
    access: managesOpen,
    summary: 'Sends a confirmation or an invoice once more',
    data: Nothing,
  }),
};
