import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { findCredentials } from './account.queries.ts';
import type { SmsPurpose } from './account.table.ts';
import { noteFailure } from './note-failure.ts';
import { limitTexts, sendCodeText } from './send-code-text.ts';
import { type CaptchaPurpose, spendCaptcha } from './spend-captcha.ts';

/** Who is bound by a company's administrator gets his code without a captcha, and so do who signs a contract and whose password held: only such people can ask for it. */
type AskedByAnyone = Exclude<SmsPurpose, 'bind_child' | 'sign_contract' | 'enrol'>;

const captchaOf: Record<AskedByAnyone, CaptchaPurpose> = {
  sign_in: 'sign_in',
  register: 'register',
  forget: 'slider',
  bind: 'security',
  change: 'security',
  social: 'sign_in',
};
/** A code for these goes to a mobile that nobody has yet, and refuses another with this. */
const takenOf: Partial<Record<SmsPurpose, 'account.mobile_taken' | 'account.mobile_used'>> = {
  register: 'account.mobile_taken',
  bind: 'account.mobile_used',
};
/** Only the holder of an account gets a code for these. */
const forMembers: ReadonlySet<SmsPurpose> = new Set(['sign_in', 'forget', 'social']);

type SendCode = { mobile: string; captcha: string; uuid: string };

/**
 * Captcha first, then the limits, then the text. A mobile without an account is answered alike and takes as long: it gets a text too,
 * one that lets nobody in, so that only its holder learns there is no account.
 */
export const sendSmsCode = async (house: House, visitor: Visitor, purpose: AskedByAnyone, { mobile, captcha, uuid }: SendCode) => {
  const refused = async (refusal: Refusal) => {
    await noteFailure(house.db, refusal.code, { purpose, ofMobile: mobile, from: visitor });
    return refusal;
  };
  if (!(await spendCaptcha(house.memory, captchaOf[purpose], uuid, captcha))) {
    throw await refused(refuse(captchaOf[purpose] === 'slider' ? 'account.slider_required' : 'account.captcha_wrong'));
  }
  const often = await limitTexts(house, visitor.address);
  if (often) throw await refused(often);
  const member = await findCredentials(house.db, mobile);
  const taken = takenOf[purpose];
  if (taken && member) throw await refused(refuse(taken));
  const fault = await sendCodeText(house, purpose, mobile, {
    letsIn: !forMembers.has(purpose) || member !== undefined,
    language: visitor.language,
  });
  if (fault) throw await refused(fault);
  return { seconds: smsResendSeconds };
};
