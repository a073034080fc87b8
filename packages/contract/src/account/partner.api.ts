import * as z from 'zod';
import { anyone, signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing, Uuid } from '../kernel/fields.ts';
import { quiet, SignedIn } from './account-fields.ts';
import { addressTags, channelCodePattern, partnerMarkMost } from './partner-tags.ts';

const Mark = z.string().min(1).max(partnerMarkMost);

export const partnerApi = {
  enter: call({
    verb: 'POST',
    path: '/auth/uscSGEnter',
    access: anyone,
    summary:
      'Silent sign-in of a partner’s visitor by a signed mark that counts once, for five minutes. A bad one changes nothing, and pages say nothing of it',
    body: z.strictObject({
      uscMark: Mark,
      uscTags: z.enum(addressTags),
      /** Of a tag that is timed: the milliseconds that the mark says too. */
      timestamp: z
        .string()
        .regex(/^\d{13}$/)
        .optional(),
      uuid: Uuid,
      ...quiet,
    }),
    data: SignedIn,
  }),
  unlink: call({
    verb: 'POST',
    path: '/portal/member/security/partner/unbind',
    access: signedIn,
    summary: 'No partner’s number opens the own account any more, after a proof of who one is',
    data: Nothing,
  }),
  channelEnter: call({
    verb: 'GET',
    path: '/auth/esgccDlgyp',
    access: anyone,
    summary: 'Sign-in of the group company’s visitors by the ticket of its channel: signed as a partner’s mark is',
    /** `code`: of the channel, as the browser was told on arrival; for the trail alone. */
    query: z.strictObject({ ticket: Mark, uuid: Uuid, code: z.string().regex(channelCodePattern).optional() }),
    data: SignedIn,
    ownSite: true,
  }),
};
