import { randomBytes } from 'node:crypto';
import { smsResendSeconds } from '@mall/contract/account/account.rules.ts';
import { wordLinkMail } from '@mall/contract/account/email-link-words.ts';
import type { securityApi } from '@mall/contract/account/security.api.ts';
import { emailLinkHours } from '@mall/contract/account/security.rules.ts';
import type { QueryOf } from '@mall/contract/kernel/call.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import { addressGroup } from '../kernel/address-group.ts';
import { inTransaction, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { readRows } from '../kernel/read-rows.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { siteName } from '../kernel/site-name.ts';
import { requireCredentials } from './account.queries.ts';
import { requireProof } from './find-proof.ts';
import { hashToken } from './hash-token.ts';
import { maskMobile } from './mask-mobile.ts';
import { noteFailure } from './note-failure.ts';
import { spendCaptcha } from './spend-captcha.ts';

const hour = 3_600_000;
/** For one account, and to one mailbox whoever asks: a mall that can be made to write to strangers is soon taken for a sender of junk. */
const most = { hour: 5, day: 10, mailbox: 5 };

/**
 * Whether the mailbox belongs to another account is not said here: only its holder, who opens the link, learns it. The link names the mall as it is
 * configured and not as the request calls it, or somebody could make the mall send out links to another site.
 */
export const sendEmailLink = async (
  house: House,
  visitor: Visitor,
  actor: Member,
  { email, captcha, uuid }: QueryOf<typeof securityApi.sendEmailLink>,
) => {
  const refused = async (refusal: Refusal) => {
    await noteFailure(house.db, refusal.code, { purpose: 'email', from: visitor }, actor.memberId);
    return refusal;
  };
  const member = await requireCredentials(house.db, actor.memberId);
  if (member.email === email) throw refuse('account.email_same');
  if (member.email !== null) await requireProof(house.db, actor);
  if (!(await spendCaptcha(house.memory, 'security', uuid, captcha))) throw await refused(refuse('account.captcha_wrong'));
  if ((await house.memory.bump(`mail:address:${addressGroup(visitor.address)}`, hour)) > house.config.SMS_ADDRESS_HOUR)
    throw await refused(refuse('account.email_too_many'));
  const token = randomBytes(32).toString('base64url');
  const refusal = await inTransaction(house.db, (tx) => recordLink(tx, actor, email, hashToken(token)));
  if (refusal) throw await refused(refusal);
  const mail = wordLinkMail(
    siteName(house.config, visitor.language),
    `${house.config.siteUrl}/bindEmailMidWear?token=${token}`,
    maskMobile(member.mobile),
    visitor.language,
  );
  if (!(await house.mail.send(email, mail.subject, mail.html))) {
    await house.db.execute(sql`update email_link set failed_at = now(), expires_at = now() where token_hash = ${hashToken(token)}`);
    throw await refused(refuse('account.email_not_sent'));
  }
  return { seconds: smsResendSeconds };
};

const Row = z.strictObject({ hour: z.int(), day: z.int(), mailbox: z.int(), wait: z.int().nullable() });

/** One at a time for a member and for a mailbox: two that count together would both find room. The links before this one are no good any more. */
const recordLink = async (tx: Tx, { memberId }: Member, email: string, tokenHash: Buffer): Promise<Refusal | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${email}`}, 0))`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${memberId}`}, 0))`);
  const rows = await readRows(tx, Row)`
    select count(*) filter (where member_id = ${memberId} and created_at > now() - interval '1 hour')::int as hour,
      count(*) filter (where member_id = ${memberId})::int as day, count(*) filter (where email = ${email})::int as mailbox,
      ceil(extract(epoch from max(created_at) filter (where member_id = ${memberId} and failed_at is null) - now()) + ${smsResendSeconds})::int as wait
    from email_link where (member_id = ${memberId} or email = ${email}) and created_at > now() - interval '1 day'`;
  const { wait = null, ...sent } = rows[0] ?? { hour: 0, day: 0, mailbox: 0 };
  if (wait !== null && wait > 0) return refuse('account.email_too_soon', { seconds: wait });
  if (sent.hour >= most.hour || sent.day >= most.day || sent.mailbox >= most.mailbox) return refuse('account.email_too_many');
  await tx.execute(sql`update email_link set expires_at = now() where member_id = ${memberId} and used_at is null and expires_at > now()`);
  await tx.execute(sql`
    insert into email_link (member_id, email, token_hash, expires_at) values (${memberId}, ${email}, ${tokenHash}, now() + make_interval(hours => ${emailLinkHours}))`);
  return undefined;
};
