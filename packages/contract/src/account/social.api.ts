import * as z from 'zod';
import { anyone, signedIn } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Nothing, Uuid } from '../kernel/fields.ts';
import { Mobile } from './account.rules.ts';
import { Captcha, Code, quiet, Sent, SignedIn } from './account-fields.ts';

/** Of the social platform, or of the mall for a later bind: both are opaque here. */
const SocialCode = z.string().regex(/^[\w-]{8,200}$/, { error: 'account.social_code_gone' });
const State = z.string().regex(/^[\w-]{43}$/, { error: 'account.social_state_wrong' });

export const socialApi = {
  panel: call({
    verb: 'GET',
    path: '/auth/wechat/pc/panel',
    access: anyone,
    summary: 'Address of the QR panel of the social platform; it carries a state that only the browser which keeps the uuid can answer for',
    query: z.strictObject({ uuid: Uuid }),
    data: z.strictObject({ url: z.string() }),
  }),
  signIn: call({
    verb: 'POST',
    path: '/auth/wechat/pc/login',
    access: anyone,
    summary:
      'Sign in with the code of a scan: 200 with the token, 505 and 1014 with a message, 1017 with a code for the later bind of a mobile',
    body: z.strictObject({ code: SocialCode, state: State, uuid: Uuid, ...quiet }),
    data: SignedIn,
  }),
  sendBindCode: call({
    verb: 'POST',
    path: '/auth/wechat/bind/code',
    access: anyone,
    summary: 'Send the SMS that binds a social account to the account of a mobile',
    body: z.strictObject({ mobile: Mobile, captcha: Captcha, uuid: Uuid, ...quiet }),
    data: Sent,
    encoded: ['mobile', 'captcha'],
  }),
  bind: call({
    verb: 'POST',
    path: '/auth/wechat/bind',
    access: anyone,
    summary: 'Bind the social account of a scan to the account of a mobile, and sign in',
    body: z.strictObject({ mobile: Mobile, validCode: Code, code: SocialCode, uuid: Uuid, ...quiet }),
    data: SignedIn,
    encoded: ['mobile', 'validCode'],
  }),
  unbind: call({
    verb: 'POST',
    path: '/portal/member/security/social/unbind',
    access: signedIn,
    summary: 'Take the social account off the own account, after a proof of who one is',
    data: Nothing,
  }),
  changeMobile: call({
    verb: 'POST',
    path: '/auth/uscMobileModifyE',
    access: signedIn,
    summary: 'Change the mobile with the code that was sent there, after a proof of who one is',
    body: z.strictObject({ mobile: Mobile, code: Code, ...quiet }),
    data: Nothing,
    encoded: ['mobile', 'code'],
  }),
};
