import { createHash, randomBytes, randomInt } from 'node:crypto';
import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { fallbackLanguage, type Language } from '@mall/contract/kernel/language.ts';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { addressGroup } from '../kernel/address-group.ts';
import type { Config } from '../kernel/config.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { siteName } from '../kernel/site-name.ts';
import { type SmsPurpose, smsCode } from './account.table.ts';
import { codeText } from './code-words.ts';

const validMinutes = 5;
const addressWindow = 3_600_000;

/** `about`: the one thing that a code is for, where it is for one; told for another it is wrong. */
export const hashSmsCode = (purpose: SmsPurpose, mobile: string, code: string, about = ''): Buffer =>
  createHash('sha256')
    .update([purpose, mobile, code, ...(about ? [about] : [])].join('|'))
    .digest();

/** So many texts are asked for from one address in an hour. How many go to one mobile is counted where the code is written down. */
export const limitTexts = async (house: House, address: string): Promise<Refusal | undefined> =>
  (await house.memory.bump(`sms:address:${addressGroup(address)}`, addressWindow)) > house.config.SMS_ADDRESS_HOUR
    ? refuse('account.code_too_many')
    : undefined;

type About = {
  /** False: the text says that there is no account; it takes as long and leaves the same trace. */
  readonly letsIn?: boolean;
  /** The store or company that its holder joins by telling the code: who is asked for it must not take it for one of his own sign-in. */
  readonly joins?: string;
  /** The contract that its holder signs by it. */
  readonly signs?: string;
  /** What alone it opens, as `spendSmsCode` names it again. */
  readonly about?: string;
  /** Of who asked for it: what somebody else reads is not known before he has an account. */
  readonly language?: Language;
};

/** Texts a code. Gives why it did not. */
export const sendCodeText = async (
  house: House,
  purpose: SmsPurpose,
  mobile: string,
  { letsIn = true, joins, signs, about, language = fallbackLanguage }: About = {},
): Promise<Refusal | undefined> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = letsIn ? hashSmsCode(purpose, mobile, code, about) : randomBytes(32);
  const outcome = await inTransaction(house.db, (tx) => recordCode(tx, house.config, purpose, mobile, codeHash));
  if ('refusal' in outcome) return outcome.refusal;
  const facts = { site: siteName(house.config, language), code, minutes: validMinutes, joins, signs };
  if (await house.sms.send(mobile, codeText(facts, letsIn, language))) return undefined;
  await house.db.update(smsCode).set({ failedAt: sql`now()` }).where(eq(smsCode.id, outcome.id));
  return refuse('account.code_not_sent');
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
