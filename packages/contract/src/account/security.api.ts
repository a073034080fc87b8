import * as z from 'zod';
import { anyone, signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, Uuid } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { Mobile } from './account.rules.ts';
import { Captcha, Code, quiet, Sealed, Sent } from './account-fields.ts';
import { Email, linkStates, signInWays } from './security.rules.ts';

/** How safe the own account is. Mobile and mailboxes are masked. */
export const Security = z.strictObject({
  mobile: z.string(),
  /** Empty when none is bound. */
  email: z.string(),
  /** A mailbox to which a link is under way; `wait`: seconds until another may be asked for. */
  pending: z.strictObject({ email: z.string(), sentAt: TimeText, wait: z.number().int() }).nullable(),
  passwordChangedAt: TimeText,
  passwordAgeDays: z.number().int(),
  /** Signed in elsewhere and not used for long. */
  idleDevices: z.number().int(),
  socialBound: z.boolean(),
  /** What the platform calls it; empty where it says nothing. */
  socialName: z.string(),
  /** Partners whose number for somebody opens this account. */
  partners: z.array(z.string()),
  /** Seconds for which this session need not prove again whose it is. */
  provedFor: z.number().int(),
});
export type Security = z.infer<typeof Security>;

/** One try to come in, or one end of it. */
export const SignIn = z.strictObject({
  id: Id,
  time: TimeText,
  event: z.string(),
  /** Whether somebody came in, went out, or was not let in. */
  step: z.enum(['in', 'out', 'refused']),
  way: z.enum(signInWays),
  device: z.string(),
  /** The first time from such a device and place. */
  fresh: z.boolean(),
  address: z.string(),
  place: z.string(),
});
export type SignIn = z.infer<typeof SignIn>;

const Token = z.string().regex(/^[\w-]{20,100}$/, { error: 'account.email_link_wrong' });

export const securityApi = {
  state: call({
    verb: 'GET',
    path: '/portal/member/security',
    access: signedIn,
    summary: 'How safe the own account is',
    data: Security,
  }),
  picture: call({
    verb: 'GET',
    path: '/portal/member/security/image',
    access: anyone,
    summary: 'Captcha picture for a change of mobile or mailbox',
    query: z.strictObject({ uuid: Uuid }),
    data: Nothing,
    answer: 'file',
  }),
  sendMobileCode: call({
    verb: 'GET',
    path: '/portal/member/member/mobile/code',
    access: signedIn,
    summary: 'Send a code: to the own mobile, to prove it; to another, once that is proved, to bind it',
    query: z.strictObject({ mobile: Mobile, captcha: Captcha, uuid: Uuid, ...quiet }),
    data: Sent,
    ownSite: true,
  }),
  prove: call({
    verb: 'POST',
    path: '/portal/member/security/prove',
    access: signedIn,
    summary: 'Prove again who one is, by a code to the own mobile or by the password; holds some minutes for this session',
    body: z.union([z.strictObject({ code: Code }), z.strictObject({ password: Sealed })]),
    data: Sent,
  }),
  bindMobile: call({
    verb: 'GET',
    path: '/portal/member/member/account/mobile/bind/{x}',
    access: signedIn,
    summary: 'Change the mobile to {x}, with the code that was sent there; the other devices are signed out',
    query: z.strictObject({ code: Code, ...quiet }),
    data: Nothing,
    ownSite: true,
  }),
  sendEmailLink: call({
    verb: 'GET',
    path: '/portal/member/member/bind/email',
    access: signedIn,
    summary: 'Send the link that binds a mailbox; where one is bound already, the identity is proved first',
    query: z.strictObject({ email: Email, captcha: Captcha, uuid: Uuid, ...quiet }),
    data: Sent,
    ownSite: true,
  }),
  lookAtLink: call({
    verb: 'POST',
    path: '/portal/member/email/link',
    access: anyone,
    summary: 'What the link of a mail is good for; looking spends nothing',
    body: z.strictObject({ token: Token }),
    data: z.strictObject({ state: z.enum(linkStates), email: z.string() }),
  }),
  confirmEmail: call({
    verb: 'POST',
    path: '/portal/member/email/confirm',
    access: signedIn,
    summary: 'Bind the mailbox of a link, once, to the account that asked for it',
    body: z.strictObject({ token: Token }),
    data: z.strictObject({ email: z.string() }),
  }),
  signOutOthers: call({
    verb: 'POST',
    path: '/portal/member/session/leave',
    access: signedIn,
    summary: 'Sign out every other device',
    data: z.strictObject({ count: z.number().int() }),
  }),
  disown: call({
    verb: 'POST',
    path: '/portal/member/session/{id}/disown',
    access: signedIn,
    summary: 'Sign out a device that somebody else came in with, and write that down',
    data: Nothing,
  }),
  history: call({
    verb: 'GET',
    path: '/portal/member/session/history',
    access: signedIn,
    summary: 'Who came in to the own account or was refused, latest first',
    query: z.strictObject(paging(10)),
    data: pageOf(SignIn),
  }),
};
