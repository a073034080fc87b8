import * as z from 'zod';
import { anyone, signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText, Uuid } from '../kernel/fields.ts';
import { Mobile } from './account.rules.ts';
import { Captcha, Code, Newcomer, partner, quiet, Sealed, Sent, SignedIn } from './account-fields.ts';
import { FactorCode } from './counter.rules.ts';
import { signInWays } from './security.rules.ts';
import { Track } from './slider-track.rules.ts';

const ByPassword = z.strictObject({ mobile: Mobile, password: Sealed, captcha: Captcha, sign: z.string().regex(/^[0-9a-f]{64}$/) });
/** All of them, or none where a ticket speaks. */
const missingWords = {
  mobile: 'account.mobile_required',
  password: 'account.password_required',
  captcha: 'account.captcha_required',
  sign: 'kernel.required',
} as const;
const passwordFields = Object.keys(missingWords) as (keyof typeof missingWords)[];
const Switch = z.strictObject({ switchOff: z.enum(['ON', 'OFF']) });
const SendCode = z.strictObject({ mobile: Mobile, captcha: Captcha, uuid: Uuid, ...quiet });

export const Menu = z.strictObject({
  id: Id,
  name: z.string(),
  url: z.string(),
  icon: z.string(),
  get children() {
    return z.array(Menu);
  },
});
export type Menu = z.infer<typeof Menu>;

export const Device = z.strictObject({
  id: Id,
  device: z.string(),
  address: z.string(),
  /** Where that is, as far as the mall knows the network. */
  place: z.string(),
  way: z.enum(signInWays),
  signedInAt: TimeText,
  seenAt: TimeText,
  current: z.boolean(),
  /** Came in for the first time of late, from a kind of device and a place that this account had not been used from. */
  fresh: z.boolean(),
  /** Forgotten somewhere. */
  idle: z.boolean(),
});
export type Device = z.infer<typeof Device>;

export const accountApi = {
  publicKey: call({
    verb: 'GET',
    path: '/auth/publicKey',
    access: anyone,
    summary: 'SM2 public key of the server',
    data: z.strictObject({ publicKey: z.string().length(130) }),
  }),
  loginSwitch: call({
    verb: 'GET',
    path: '/auth/loginSwitch',
    access: anyone,
    summary: 'Where the header’s sign-in and an ended session lead: to the sign-in page here (ON) or to the identity provider (OFF)',
    data: Switch,
  }),
  uscSwitch: call({
    verb: 'GET',
    path: '/auth/uscSwitch',
    access: anyone,
    summary: 'Whether partners’ entries (uscTags, uscMark) are open (ON) or not tried at all (OFF)',
    data: Switch,
  }),
  captcha: call({
    verb: 'GET',
    path: '/auth/captcha',
    access: anyone,
    summary: 'Captcha picture for sign-in',
    query: z.strictObject({ uuid: Uuid }),
    data: Nothing,
    answer: 'file',
  }),
  slider: call({
    verb: 'GET',
    path: '/auth/slider',
    access: anyone,
    summary: 'Slider puzzle: background, piece and its height',
    query: z.strictObject({ uuid: Uuid }),
    data: z.strictObject({
      background: z.string(),
      piece: z.string(),
      y: z.number().int(),
      width: z.number().int(),
      height: z.number().int(),
    }),
  }),
  verifySlider: call({
    verb: 'POST',
    path: '/auth/slider/verify',
    access: anyone,
    summary: 'Turns a solved slider into a ticket that stands for a captcha',
    body: z.strictObject({ uuid: Uuid, x: z.number().min(0).max(400), track: Track }),
    data: z.strictObject({ ticket: z.string() }),
  }),
  signIn: call({
    verb: 'POST',
    path: '/auth/oauth/captcha',
    access: anyone,
    summary: 'Sign in by password; with a ticket header of the identity provider by that, and the fields of the password are left out',
    body: z.strictObject({ ...ByPassword.partial().shape, uuid: Uuid, ...quiet, ...partner }).superRefine((given, context) => {
      const missing = passwordFields.filter((field) => given[field] === undefined);
      for (const field of missing.length < passwordFields.length ? missing : [])
        context.addIssue({ code: 'custom', path: [field], message: missingWords[field] });
    }),
    data: SignedIn,
    encoded: ['mobile', 'captcha'],
  }),
  sendSignInCode: call({
    verb: 'GET',
    path: '/auth/mobile/code',
    spends: true,
    access: anyone,
    summary: 'Send the sign-in SMS',
    query: SendCode,
    data: Sent,
  }),
  signInBySms: call({
    verb: 'POST',
    path: '/auth/authentication/mobile',
    access: anyone,
    summary: 'Sign in by SMS code',
    body: z.strictObject({ mobile: Mobile, code: Code, uuid: Uuid, ...quiet, ...partner }),
    data: SignedIn,
    encoded: ['mobile', 'code'],
  }),
  signOut: call({
    verb: 'POST',
    path: '/auth/logout',
    access: signedIn,
    summary: 'Sign out',
    narrow: true,
    data: z.strictObject({ switchOff: z.enum(['ON', 'OFF']), url: z.string().optional() }),
  }),
  revisePassword: call({
    verb: 'POST',
    path: '/auth/password/revise',
    access: anyone,
    summary: 'Change an outdated password with the old one, and with a code of the second factor where there is one',
    body: z.strictObject({
      mobile: Mobile,
      oldPassword: Sealed,
      newPassword: Sealed,
      captcha: Captcha,
      uuid: Uuid,
      factorCode: FactorCode.optional(),
    }),
    data: Nothing,
    encoded: ['mobile', 'captcha'],
  }),
  registerImage: call({
    verb: 'GET',
    path: '/portal/member/register/generate/image',
    access: anyone,
    summary: 'Captcha picture for registration',
    query: z.strictObject({ uuid: Uuid }),
    data: Nothing,
    answer: 'file',
  }),
  sendRegisterCode: call({
    verb: 'GET',
    path: '/portal/member/register/mobile/code',
    spends: true,
    access: anyone,
    summary: 'Send the registration SMS',
    query: SendCode,
    data: Sent,
  }),
  checkMobile: call({
    verb: 'POST',
    path: '/portal/member/register/verify',
    access: anyone,
    summary: 'Is this mobile free',
    body: z.strictObject({ memberMobile: Mobile }),
    data: z.strictObject({ free: z.boolean() }),
    encoded: ['memberMobile'],
  }),
  register: call({
    verb: 'POST',
    path: '/portal/member/register',
    access: anyone,
    summary: 'Register; with the number of the request (uuid) the new member is signed in, and the answer is that of a sign-in',
    body: Newcomer.extend({ accountType: z.union([z.literal(1), z.literal(2)]), uuid: Uuid.optional() }),
    data: z.string().nullable(),
    encoded: ['memberName', 'memberMobile', 'checkValidCode'],
  }),
  protocol: call({
    verb: 'GET',
    path: '/portal/member/register/notice/protocol',
    access: anyone,
    summary: 'Registration protocol, or the privacy text',
    query: z.strictObject({ kind: z.enum(['agreement', 'privacy']).default('agreement') }),
    data: z.strictObject({ title: z.string(), content: z.string() }),
  }),
  sendForgetCode: call({
    verb: 'GET',
    path: '/portal/member/register/forget/mobile/code',
    spends: true,
    access: anyone,
    summary: 'Send the SMS for a forgotten password (captcha is a slider ticket)',
    query: SendCode,
    data: Sent,
  }),
  checkForgetCode: call({
    verb: 'POST',
    path: '/portal/member/register/forget/verify',
    access: anyone,
    summary: 'First step of a forgotten password: trades the SMS code for a ticket',
    body: z.strictObject({ mobile: Mobile, code: Code }),
    data: z.strictObject({ ticket: z.string(), memberName: z.string() }),
    encoded: ['mobile', 'code'],
  }),
  resetPassword: call({
    verb: 'PUT',
    path: '/portal/member/register/forget/password',
    access: anyone,
    summary: 'Set a new password with the code or the ticket of the first step',
    body: z.strictObject({ mobile: Mobile, code: z.string().min(1, { error: 'account.code_required' }).max(64), password: Sealed }),
    data: Nothing,
    encoded: ['mobile'],
  }),
  changePassword: call({
    verb: 'PUT',
    path: '/portal/member/password',
    access: signedIn,
    summary: 'Change the password',
    body: z.strictObject({ oldPassword: Sealed, newPassword: Sealed }),
    data: Nothing,
  }),
  devices: call({
    verb: 'GET',
    path: '/portal/member/session/list',
    access: signedIn,
    summary: 'Where this account is signed in',
    data: z.array(Device),
  }),
  signOutDevice: call({
    verb: 'DELETE',
    path: '/portal/member/session/{id}',
    access: signedIn,
    summary: 'Sign out one device',
    data: Nothing,
  }),
  permissions: call({
    verb: 'GET',
    path: '/portal/frontmenu/permissions',
    access: signedIn,
    summary: 'Permissions of the signed-in member',
    data: z.array(z.string()),
  }),
  menu: call({
    verb: 'GET',
    path: '/portal/frontmenu/find/menu',
    access: signedIn,
    summary: 'Personal-centre menu of the signed-in member',
    data: z.array(Menu),
  }),
};
