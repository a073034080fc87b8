import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { operator } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, reasonText, text } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { keyStates } from './open.rules.ts';
import { OpenHook } from './open-hook.api.ts';
import { hookStates } from './open-hook.rules.ts';
import { OpenKey } from './open-key.api.ts';

const Count = z.number().int();
const company = { companyId: Id, companyName: z.string() };

/** Beside the errors: how often it came more often than it may, within the last day. */
export const OfficeKey = OpenKey.omit({ secretDate: true, oldUntil: true }).extend({ ...company, limited: Count });
export type OfficeKey = z.infer<typeof OfficeKey>;

export const OfficeHook = OpenHook.omit({ topics: true, createDate: true, replay: true }).extend(company);
export type OfficeHook = z.infer<typeof OfficeHook>;

export const OfficeKeyQuery = z.strictObject({ state: z.enum(keyStates).optional(), word: text(50).optional(), ...paging(20, 100) });
export type OfficeKeyQuery = z.infer<typeof OfficeKeyQuery>;
export const OfficeHookQuery = z.strictObject({ state: z.enum(hookStates).optional(), word: text(50).optional(), ...paging(20, 100) });
export type OfficeHookQuery = z.infer<typeof OfficeHookQuery>;

const view = operator({ may: right('operations:open:view') });
const block = operator({ may: right('operations:open:block') });

export const openOperationsApi = {
  keys: call({
    verb: 'GET',
    path: '/operations/open/key/page',
    access: view,
    summary: 'Keys of companies to the open interface, those that were used last first',
    query: OfficeKeyQuery,
    data: pageOf(OfficeKey),
  }),
  hooks: call({
    verb: 'GET',
    path: '/operations/open/hook/page',
    access: view,
    summary: 'Where companies hear news, those that fail first',
    query: OfficeHookQuery,
    data: pageOf(OfficeHook),
  }),
  block: call({
    verb: 'POST',
    path: '/operations/open/key/{id}/block',
    access: block,
    summary: 'Shuts a key out, from this moment',
    body: z.strictObject({ reason: reasonText('kernel.required') }),
    data: Nothing,
    trail: act('open.key_blocked', 'open_key'),
  }),
  unblock: call({
    verb: 'POST',
    path: '/operations/open/key/{id}/unblock',
    access: block,
    summary: 'Lets a key in again',
    data: Nothing,
    trail: act('open.key_unblocked', 'open_key'),
  }),
};
