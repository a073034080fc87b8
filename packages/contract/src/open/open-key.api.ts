import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer, reaches } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { keyStates, MakeKey, openScopes, RotateKey } from './open.rules.ts';

const Count = z.number().int();

export const OpenKey = z.strictObject({
  id: Id,
  name: z.string(),
  /** By which its caller names himself; the secret is never shown again. */
  key: z.string(),
  /** As whom it acts. */
  maker: z.string(),
  scopes: z.array(z.enum(openScopes)),
  reach: z.enum(reaches),
  state: z.enum(keyStates),
  createDate: TimeText,
  secretDate: TimeText,
  /** Until when the secret of before is good, too. */
  oldUntil: TimeText.nullable(),
  expireDate: TimeText.nullable(),
  lastDate: TimeText.nullable(),
  lastAddress: z.string(),
  blockedReason: z.string(),
  /** Of the last day. */
  calls: Count,
  errors: Count,
});
export type OpenKey = z.infer<typeof OpenKey>;

export const OpenCallRow = z.strictObject({
  id: Id,
  at: TimeText,
  method: z.string(),
  path: z.string(),
  status: Count,
  code: z.string(),
  ms: Count,
  address: z.string(),
});
export type OpenCallRow = z.infer<typeof OpenCallRow>;

/** Shown this once; afterwards nobody can read it here. */
const GivenKey = z.strictObject({ id: Id, key: z.string(), secret: z.string() });

export const managesOpen = buyer({ may: right('open:manage'), least: 'company' });

export const openKeyApi = {
  list: call({
    verb: 'GET',
    path: '/portal/open/key/list',
    access: managesOpen,
    summary: 'The company’s keys to the open interface, and what a new one can be made for',
    data: pageOf(OpenKey).extend({
      /** Those whose rights the reader has himself. */
      scopes: z.array(z.enum(openScopes)),
      base: z.string(),
      perMinute: Count,
    }),
  }),
  make: call({
    verb: 'POST',
    path: '/portal/open/key',
    access: managesOpen,
    summary: 'Makes a key that acts as its maker; its secret is shown this once',
    body: MakeKey,
    data: GivenKey,
  }),
  rotate: call({
    verb: 'POST',
    path: '/portal/open/key/{id}/rotate',
    access: managesOpen,
    summary: 'Makes another secret, shown this once; the old one is good for some hours beside it',
    body: RotateKey,
    data: GivenKey,
  }),
  revoke: call({
    verb: 'POST',
    path: '/portal/open/key/{id}/revoke',
    access: managesOpen,
    summary: 'Ends a key for good, from this moment',
    data: Nothing,
  }),
  calls: call({
    verb: 'GET',
    path: '/portal/open/key/{id}/calls',
    access: managesOpen,
    summary: 'What was asked with a key, the latest first',
    query: z.strictObject(paging(20, 100)),
    data: pageOf(OpenCallRow),
  }),
};
