import { createHash, randomBytes, randomInt } from 'node:crypto';
import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { addressGroup } from '../kernel/address-group.ts';
import type { Config } from '../kernel/config.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { findCredentials } from './account.queries.ts';
import { type SmsPurpose, smsCode } from './account.table.ts';
import { maskMobile } from './mask-mobile.ts';
import { type CaptchaPurpose, spendCaptcha } from './spend-captcha.ts';
import { writeAudit } from './write-audit.ts';

const validMinutes = 5;
const addressWindow = 3_600_000;

const captchaOf: Record<SmsPurpose, CaptchaPurpose> = {
  sign_in: 'sign_in',
  register: 'register',
  forget: 'slider',
  bind: 'slider',
  change: 'slider',
};
/** Only the holder of an account gets a code for these. */
const forMembers: ReadonlySet<SmsPurpose> = new Set(['sign_in', 'forget']);

type SendCode = { mobile: string; captcha: string; uuid: string };

export const hashSmsCode = (purpose: SmsPurpose, mobile: string, code: string): Buffer =>
  createHash('sha256').update(`${purpose}|${mobile}|${code}`).digest();

/**
 * Captcha first, then the limits, then the text. A mobile without an account is answered alike and takes as long: it gets a text too,
 * one that lets nobody in, so that only its holder learns there is no account.
 */
export const sendSmsCode = async (house: House, visitor: Visitor, purpose: SmsPurpose, { mobile, captcha, uuid }: SendCode) => {
  const refused = async (refusal: Refusal) => {
    await writeAudit(house.db, refusal.code, { purpose, mobile: maskMobile(mobile), address: visitor.address });
    return refusal;
  };
  if (!(await spendCaptcha(house.memory, captchaOf[purpose], uuid, captcha))) {
    throw await refused(refuse(captchaOf[purpose] === 'slider' ? 'account.slider_required' : 'account.captcha_wrong'));
  }
  if ((await house.memory.bump(`sms:address:${addressGroup(visitor.address)}`, addressWindow)) > house.config.SMS_ADDRESS_HOUR)
    throw await refused(refuse('account.code_too_many'));
  const member = await findCredentials(house.db, mobile);
  if (purpose === 'register' && member) throw await refused(refuse('account.mobile_taken'));

  const letsIn = !forMembers.has(purpose) || member !== undefined;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = letsIn ? hashSmsCode(purpose, mobile, code) : randomBytes(32);
  const outcome = await inTransaction(house.db, (tx) => recordCode(tx, house.config, purpose, mobile, codeHash));
  if ('refusal' in outcome) throw await refused(outcome.refusal);

  const text = letsIn
    ? `【能电商城】验证码${code}，${validMinutes}分钟内有效。如非本人操作，请忽略本短信。`
    : '【能电商城】该手机号尚未注册，请先注册后再登录。如非本人操作，请忽略本短信。';
  if (!(await house.sms.send(mobile, text))) {
    await house.db.update(smsCode).set({ failedAt: sql`now()` }).where(eq(smsCode.id, outcome.id));
    throw await refused(refuse('account.code_not_sent'));
  }
  return { seconds: smsResendSeconds };
};

const Row = z.strictObject({ hour: z.number(), day: z.number(), wait: z.number().nullable() });

/** One at a time for a mobile: two requests that count together would both find room. */
const recordCode = async (
  tx: Tx,
  { SMS_MOBILE_HOUR, SMS_MOBILE_DAY }: Config,
  purpose: SmsPurpose,
  mobile: string,
  codeHash: Buffer,
): Promise<{ id: Id } | { refusal: Refusal }> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sms:${mobile}`}, 0))`);
  const rows = await readRows(tx, Row)`
    select count(*) filter (where created_at > now() - interval '1 hour')::int as hour,
      count(*)::int as day,
      ceil(extract(epoch from max(created_at) filter (where failed_at is null) - now()) + ${smsResendSeconds})::int as wait
    from sms_code
    where mobile = ${mobile} and created_at > now() - interval '1 day'`;
  const { hour = 0, day = 0, wait = null } = rows[0] ?? {};
  if (wait !== null && wait > 0) return { refusal: refuse('account.code_too_soon', { seconds: wait }) };
  if (hour >= SMS_MOBILE_HOUR || day >= SMS_MOBILE_DAY) return { refusal: refuse('account.code_too_many') };
  const [row] = await tx
    .insert(smsCode)
    .values({ mobile, purpose, codeHash, expiresAt: sql`now() + make_interval(mins => ${validMinutes})` })
    .returning({ id: smsCode.id });
  return { id: (row as { id: Id }).id };
};
