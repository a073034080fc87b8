import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { PunchoutConnection } from './connection.api.ts';
import { punchoutProtocols } from './punchout.rules.ts';

export const OfficeConnection = PunchoutConnection.pick({
  id: true,
  name: true,
  protocol: true,
  key: true,
  memberName: true,
  hosts: true,
  on: true,
  blocked: true,
  blockedReason: true,
  lastUsed: true,
  refusals: true,
  lastRefusal: true,
  visits: true,
  orders: true,
  waiting: true,
}).extend({ companyId: Id, companyName: z.string() });
export type OfficeConnection = z.infer<typeof OfficeConnection>;

export const OfficeConnectionQuery = z.strictObject({
  protocol: z.enum(punchoutProtocols).optional(),
  word: text(50).optional(),
  ...paging(20, 100),
});
export type OfficeConnectionQuery = z.infer<typeof OfficeConnectionQuery>;

const block = operator({ may: right('operations:open:block') });

export const punchoutOperationsApi = {
  connections: call({
    verb: 'GET',
    path: '/operations/punchout/connection/page',
    access: operator({ may: right('operations:open:view') }),
    summary: 'Purchasing systems that punch out into the mall, those that were used last first',
    query: OfficeConnectionQuery,
    data: pageOf(OfficeConnection),
  }),
  block: call({
    verb: 'POST',
    path: '/operations/punchout/connection/{id}/block',
    access: block,
    summary: 'Shuts a purchasing system out, with everybody who came in by it',
    body: z.strictObject({ reason: reasonText('kernel.required') }),
    data: Nothing,
    trail: act('punchout.blocked', 'punchout_connection'),
  }),
  unblock: call({
    verb: 'POST',
    path: '/operations/punchout/connection/{id}/unblock',
    access: block,
    summary: 'Lets a purchasing system in again',
    data: Nothing,
    trail: act('punchout.unblocked', 'punchout_connection'),
  }),
};
