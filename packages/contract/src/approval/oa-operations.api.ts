import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf } from '../kernel/paging.ts';
import { OaConnection } from './oa.api.ts';
import { OaConnectionQuery, OaPushQuery, oaFaults, oaStates } from './oa.rules.ts';

const Count = z.number().int();

export const OaConnectionRow = OaConnection.omit({ processIds: true, key: true, pushed: true }).extend({
  companyId: Id,
  companyName: z.string(),
});
export type OaConnectionRow = z.infer<typeof OaConnectionRow>;

export const OaPushRow = z.strictObject({
  requestId: Id,
  requestNo: z.string(),
  title: z.string(),
  companyName: z.string(),
  requesterName: z.string(),
  amount: Money,
  state: z.enum(oaStates),
  tries: Count,
  fault: z.enum(oaFaults).nullable(),
  since: TimeText,
  waitedSeconds: Count,
  nextTryDate: TimeText.nullable(),
});
export type OaPushRow = z.infer<typeof OaPushRow>;

const view = operator({ may: right('operations:approvals:view') });

export const oaOperationsApi = {
  connections: call({
    verb: 'GET',
    path: '/operations/oa/page',
    access: view,
    summary: 'Companies that are connected to an office-automation system, those that fail first',
    query: OaConnectionQuery,
    data: pageOf(OaConnectionRow).extend({
      /** Words in the name of nobody that is known. */
      strangers: Count,
      lastStranger: TimeText.nullable(),
    }),
  }),
  pushes: call({
    verb: 'GET',
    path: '/operations/oa/push/page',
    access: view,
    summary: 'Running requests that go to such a system, by how far they came, the longest first',
    query: OaPushQuery,
    data: pageOf(OaPushRow).extend({ counts: z.record(z.enum(['failed', 'pushing', 'pushed']), Count) }),
  }),
  pushAgain: call({
    verb: 'POST',
    path: '/operations/oa/push/{id}/again',
    access: operator({ may: right('operations:approvals:decide') }),
    summary: 'Tries again to hand over a request that was not taken',
    data: Nothing,
    trail: act('approval.oa_pushed_again', 'approval_request'),
  }),
};
