import * as z from 'zod';
import { anyone, counter } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing, Uuid } from '../kernel/fields.ts';
import { Mobile } from './account.rules.ts';
import { Captcha, Code, Newcomer, quiet, Sealed, Sent } from './account-fields.ts';
import { counterSiteNames, FactorCode } from './counter.rules.ts';

const Ticket = z.string().regex(/^[\w-]{20,100}$/, { error: 'account.ticket_gone' });

/** Where somebody stands on his way in. */
export const Entry = z.discriminatedUnion('step', [
  /** In. `recoveryCodes` are shown once, to one who has just set up his second factor. */
  z.strictObject({ step: z.literal('in'), token: z.string(), recoveryCodes: z.array(z.string()) }),
  /** The password held; the second factor is wanted. */
  z.strictObject({
    step: z.literal('factor'),
    ticket: z.string(),
    name: z.string(),
    mobile: z.string(),
    triesLeft: z.number().int(),
    recoveryLeft: z.number().int(),
    idleHours: z.number().int(),
  }),
  /** The password held; who must have a second factor and has none shows first that the mobile is his. */
  z.strictObject({
    step: z.literal('text'),
    ticket: z.string(),
    name: z.string(),
    mobile: z.string(),
    idleHours: z.number().int(),
  }),
  /** Password and mobile held; the second factor is set up now. */
  z.strictObject({
    step: z.literal('enrol'),
    ticket: z.string(),
    name: z.string(),
    mobile: z.string(),
    secret: z.string(),
    uri: z.string(),
    idleHours: z.number().int(),
  }),
]);
export type Entry = z.infer<typeof Entry>;

/** The second factor of the own account. */
export const Factor = z.strictObject({
  on: z.boolean(),
  /** An operator cannot do without. */
  needed: z.boolean(),
  recoveryLeft: z.number().int(),
  trustedDevices: z.number().int(),
});
export type Factor = z.infer<typeof Factor>;

export const counterApi = {
  signIn: call({
    verb: 'POST',
    path: '/counter/auth/login',
    access: anyone,
    summary: 'Sign in to the sellers’ or the operations’ site by password; who has a second factor is asked for it next',
    body: z.strictObject({ site: z.enum(counterSiteNames), mobile: Mobile, password: Sealed, captcha: Captcha, uuid: Uuid, ...quiet }),
    data: Entry,
    encoded: ['mobile', 'captcha'],
  }),
  sendText: call({
    verb: 'POST',
    path: '/counter/auth/text',
    access: anyone,
    summary: 'Text a code to the mobile of somebody whose password held and who has no second factor yet',
    body: z.strictObject({ ticket: Ticket, ...quiet }),
    data: Sent,
  }),
  giveText: call({
    verb: 'POST',
    path: '/counter/auth/text/check',
    access: anyone,
    summary: 'Give the code of the text; then the second factor is set up',
    body: z.strictObject({ ticket: Ticket, code: Code, ...quiet }),
    data: Entry,
  }),
  giveFactor: call({
    verb: 'POST',
    path: '/counter/auth/factor',
    access: anyone,
    summary: 'The second step of a sign-in: a code of the authenticator, or a recovery code',
    body: z.strictObject({ ticket: Ticket, code: FactorCode, trust: z.boolean().optional(), ...quiet }),
    data: Entry,
  }),
  register: call({
    verb: 'POST',
    path: '/counter/auth/register',
    access: anyone,
    summary: 'Register as a seller, with the code of a registration text; he is signed in, and has no store yet',
    body: Newcomer,
    data: z.strictObject({ token: z.string() }),
    encoded: ['memberName', 'memberMobile', 'checkValidCode'],
  }),
  factor: call({ verb: 'GET', path: '/counter/factor', access: counter, summary: 'The second factor of the own account', data: Factor }),
  startFactor: call({
    verb: 'POST',
    path: '/counter/factor/start',
    access: counter,
    summary:
      'Begin to set up a second factor, or another one against a code of the old one; the identity is proved first, and the old one holds until a code of the new one is given',
    body: z.strictObject({ code: FactorCode.optional() }),
    data: z.strictObject({ ticket: z.string(), secret: z.string(), uri: z.string() }),
  }),
  confirmFactor: call({
    verb: 'POST',
    path: '/counter/factor/confirm',
    access: counter,
    summary: 'Set up the second factor by its first code',
    body: z.strictObject({ ticket: Ticket, code: FactorCode }),
    data: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  }),
  renewRecoveryCodes: call({
    verb: 'POST',
    path: '/counter/factor/recovery',
    access: counter,
    summary: 'New recovery codes for a code of the authenticator; the old ones end',
    body: z.strictObject({ code: FactorCode }),
    data: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  }),
  dropFactor: call({
    verb: 'POST',
    path: '/counter/factor/drop',
    access: counter,
    summary: 'Do without a second factor, for those who may; needs one of its codes',
    body: z.strictObject({ code: FactorCode }),
    data: Nothing,
  }),
  distrust: call({
    verb: 'POST',
    path: '/counter/factor/distrust',
    access: counter,
    summary: 'Ask for the second factor on every device again',
    data: Nothing,
  }),
};
