import * as z from 'zod';
import { anyone } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Uuid } from '../kernel/fields.ts';
import { Mobile } from './account.rules.ts';
import { Captcha, Code, partner, quiet, Sent, SignedIn } from './account-fields.ts';
import { Email } from './security.rules.ts';

export const identityApi = {
  authorize: call({
    verb: 'GET',
    path: '/auth/iamAuthorize',
    access: anyone,
    summary:
      'Where the identity provider asks who one is: the mall’s own, or with a mailbox that of the company whose domain it is of. `url`: where of this site to go afterwards',
    query: z.strictObject({ url: z.string().max(2000).default('/'), email: Email.optional() }),
    data: z.strictObject({ authorizeUrl: z.string() }),
    ownSite: true,
  }),
  redeem: call({
    verb: 'GET',
    path: '/auth/iamGetToken',
    access: anyone,
    summary:
      'Signs in by the code with which the identity provider sent the visitor back: once, and in the browser that asked for it alone',
    query: z.strictObject({
      code: z.string().min(1).max(4000),
      state: z.string().min(1).max(200),
      iss: z.string().max(300).optional(),
      /** At whose callback page it came: a company's number of its address, none of the mall's own. */
      company: Id.optional(),
      uuid: Uuid,
    }),
    /** As of every sign-in, and besides in it: `url`, where the visitor wanted to go. */
    data: SignedIn,
    ownSite: true,
  }),
  sendJoinCode: call({
    verb: 'POST',
    path: '/auth/iamBind/code',
    access: anyone,
    summary: 'Send the SMS by which somebody whom a company’s provider has named, and who has no account yet, shows that a mobile is his',
    body: z.strictObject({ mobile: Mobile, captcha: Captcha, uuid: Uuid, ...quiet }),
    data: Sent,
    encoded: ['mobile', 'captcha'],
  }),
  join: call({
    verb: 'POST',
    path: '/auth/iamBind',
    access: anyone,
    summary: 'Joins the company with that mobile, and signs in: once, and in the browser that the provider sent back alone',
    body: z.strictObject({ mobile: Mobile, validCode: Code, uuid: Uuid, ...quiet }),
    data: SignedIn,
    encoded: ['mobile', 'validCode'],
  }),
  enterByTicket: call({
    verb: 'POST',
    path: '/auth/iscIdEnter',
    access: anyone,
    summary:
      'Signs in by the ticket (header isc-ticket) that the identity provider gave somebody who was with it already; it is shown there, and counts once',
    body: z.strictObject({ uuid: Uuid, ...quiet, ...partner }),
    data: SignedIn,
  }),
};
