import * as z from 'zod';
import { right } from '../account/rights.ts';
import { uploadPattern } from '../content/upload.rules.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing, TimeText } from '../kernel/fields.ts';
import { sealKinds } from './agreement.rules.ts';

const kind = z.enum(sealKinds);

/** A seal that the company has given; of a kind without one, papers bear a seal drawn from its name. */
export const CompanySeal = z.strictObject({
  kind,
  /** As it stands on papers, a PNG as data. */
  picture: z.string(),
  byName: z.string(),
  date: TimeText,
});
export type CompanySeal = z.infer<typeof CompanySeal>;

const keeps = buyer({ may: right('contract:seal') });

export const sealApi = {
  list: call({
    verb: 'GET',
    path: '/portal/contract/seals',
    access: buyer({ may: right('contract:sign') }),
    summary: 'Seal pictures of the own company',
    data: z.array(CompanySeal),
  }),
  give: call({
    verb: 'POST',
    path: '/portal/contract/seals',
    access: keeps,
    summary: 'Gives the company a seal picture of a kind, instead of the one before; white ground becomes transparent',
    body: z.strictObject({ kind, url: z.string().regex(uploadPattern, { error: 'content.upload_unknown' }) }),
    data: Nothing,
  }),
  remove: call({
    verb: 'DELETE',
    path: '/portal/contract/seals',
    access: keeps,
    summary: 'Takes a seal picture out of use; what was signed with it keeps it',
    body: z.strictObject({ kind }),
    data: Nothing,
  }),
};
