import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { reason } from './approval.rules.ts';
import { oaFaults, oaResults, oaStates, oaVerdicts, SaveOa } from './oa.rules.ts';

const Count = z.number().int();

export const OaConnection = z.strictObject({
  url: z.string(),
  /** By which either side names the company. */
  key: z.string(),
  secretSince: TimeText,
  switch: z.boolean(),
  /** The other side has answered since address and secret are what they are. */
  tested: z.boolean(),
  processIds: z.array(Id),
  lastGood: TimeText.nullable(),
  lastBad: TimeText.nullable(),
  lastFault: z.enum(oaFaults).nullable(),
  /** Requests on their way, there, and not taken. */
  pushing: Count,
  pushed: Count,
  failed: Count,
  /** Words in the company's name that were not signed by it, and the last of them. */
  refusals: Count,
  lastRefusal: TimeText.nullable(),
});
export type OaConnection = z.infer<typeof OaConnection>;

/** Shown this once; afterwards nobody can read it here. */
const GivenSecret = z.strictObject({ key: z.string(), secret: z.string().nullable() });

const oaActions = ['pushAgain', 'takeBack'] as const;

export const OaTrace = z.strictObject({
  bizNo: z.string(),
  state: z.enum(oaStates),
  /** The request waits for nobody any more, here or there. */
  ended: z.boolean(),
  /** Since when OA has it, or is to have it. */
  since: TimeText,
  tries: Count,
  pushedDate: TimeText.nullable(),
  nextTryDate: TimeText.nullable(),
  fault: z.enum(oaFaults).nullable(),
  /** The other side's number. */
  oaNo: z.string(),
  backDate: TimeText.nullable(),
  /** What came from there, the latest first. */
  words: z.array(
    z.strictObject({ result: z.enum(oaResults), approver: z.string(), reason: z.string(), verdict: z.enum(oaVerdicts), at: TimeText }),
  ),
  actions: z.array(z.enum(oaActions)),
});
export type OaTrace = z.infer<typeof OaTrace>;

const design = buyer({ may: right('approval:design'), least: 'company' });
const seeOne = buyer({ may: right('personalCenterBase:requestBuyApproveDetail:view'), reach: 'company' });

export const oaApi = {
  connection: call({
    verb: 'GET',
    path: '/portal/approval/oa',
    access: design,
    summary: 'How the own company is connected to its office-automation system, and what goes on there',
    data: z.strictObject({
      connection: OaConnection.nullable(),
      /** Where decisions come in. */
      callbackUrl: z.string(),
      /** The stand-in to try it with; only where there is one. */
      sandboxUrl: z.string().optional(),
    }),
  }),
  save: call({
    verb: 'PUT',
    path: '/portal/approval/oa',
    access: design,
    summary: 'Names the address; the first time key and secret are made, and shown this once. Another address has to be tested anew',
    body: SaveOa,
    data: GivenSecret,
  }),
  renewSecret: call({
    verb: 'POST',
    path: '/portal/approval/oa/secret',
    access: design,
    summary: 'Makes another secret, shown this once; the old one counts no more',
    data: GivenSecret,
  }),
  test: call({
    verb: 'POST',
    path: '/portal/approval/oa/test',
    access: design,
    summary: 'Asks the other side whether it understands us',
    data: z.strictObject({ fault: z.enum(oaFaults).nullable(), ms: Count }),
  }),
  switch: call({
    verb: 'PUT',
    path: '/portal/approval/oa/switch',
    access: design,
    summary: 'Whether new requests go there; those under way stay where they are',
    body: z.strictObject({ on: z.boolean() }),
    data: Nothing,
  }),
  trace: call({
    verb: 'GET',
    path: '/portal/approval/request/{id}/oa',
    access: seeOne,
    summary: 'The way of a request to the office-automation system and what came back; null of one that never went',
    data: OaTrace.nullable(),
  }),
  pushAgain: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/oa/push',
    access: buyer({ may: right('personalCenterBase:requestBuyApproveDetail:view') }),
    summary: 'Tries again to hand over a request that was not taken: the requester, or an administrator',
    data: Nothing,
  }),
  takeBack: call({
    verb: 'POST',
    path: '/portal/approval/request/{id}/oa/takeBack',
    access: buyer({ may: right('approval:takeOver'), least: 'company' }),
    summary: 'An administrator has a request decided in the mall again; what still comes from there counts no more',
    body: z.strictObject({ reason }),
    data: Nothing,
  }),
};
