import * as z from 'zod';
import { nameText, text } from '../kernel/fields.ts';
import { Mobile } from './account.rules.ts';
import { partnerMarkMost, partnerTagsMost } from './partner-tags.ts';

/** A password under the server's key. */
export const Sealed = z.string({ error: 'account.password_required' }).min(1, { error: 'account.password_required' }).max(2000);
export const Captcha = z
  .string({ error: 'account.captcha_required' })
  .trim()
  .min(1, { error: 'account.captcha_required' })
  .max(64, { error: 'account.captcha_wrong' });
export const Code = z
  .string({ error: 'account.code_required' })
  .trim()
  .min(1, { error: 'account.code_required' })
  .regex(/^\d{6}$/, { error: 'account.code_wrong' });
/** For the caller's own call layer, which lets no message pop up then; the server leaves it unread. */
export const quiet = { noPopupMessage: z.union([z.boolean(), z.enum(['true', 'false'])]).optional() };
export const Sent = z.strictObject({ seconds: z.number().int() });

const MemberName = z.string({ error: 'account.name_required' }).pipe(nameText(40, 'account.name_required', 'account.name_long'));
/** What everybody says who registers, a buyer or a seller. */
export const Newcomer = z.strictObject({
  memberName: MemberName,
  memberMobile: Mobile,
  checkValidCode: Code,
  password: Sealed,
  agreed: z.literal(true, { error: 'account.agreement_required' }),
});

/** Which partner sent the visitor here; empty when none did. */
export const partner = { uscMark: text(partnerMarkMost).optional(), uscTags: text(partnerTagsMost).optional() };

/** Base64 of the JSON {token, uuid}. */
export const SignedIn = z.string();
