import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import { inTransaction, sqlState, type Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { requireCredentials } from './account.queries.ts';
import { findLink } from './email-link.queries.ts';
import { hashToken } from './hash-token.ts';
import { maskEmail } from './mask-email.ts';
import { noteFailure } from './note-failure.ts';
import { writeAudit } from './write-audit.ts';

const Row = z.strictObject({ email: z.string() });

const codes = {
  open: 'account.email_link_expired', // it ended between the two statements
  used: 'account.email_link_used',
  expired: 'account.email_link_expired',
  other: 'account.email_link_other',
  wrong: 'account.email_link_wrong',
} as const;

const bind = async (tx: Tx, visitor: Visitor, actor: Member, token: string): Promise<string | undefined> => {
  const [link] = await readRows(tx, Row)`
    update email_link set used_at = now() where token_hash = ${hashToken(token)} and member_id = ${actor.memberId} and used_at is null and expires_at > now()
    returning email`;
  if (!link) return undefined;
  const { email: before } = await requireCredentials(tx, actor.memberId);
  await tx.execute(sql`update member set email = ${link.email} where id = ${actor.memberId}`);
  const email = maskEmail(link.email);
  const changed = { before: { email: before === null ? '' : maskEmail(before) }, after: { email } };
  await writeAudit(tx, 'account.email_changed', { from: visitor, ...changed }, actor.memberId);
  await tell(tx, 'account.email_changed', { memberId: actor.memberId, oldEmail: before ?? '', email });
  return email;
};

/**
 * Takes both: the mailbox, which has the link, and the account, which must be signed in. The link alone would let somebody bind a stranger's mailbox
 * by making the stranger press a button.
 */
export const confirmEmail = async (house: House, visitor: Visitor, actor: Member, token: string): Promise<{ email: string }> => {
  const refused = async (failure: (typeof codes)[keyof typeof codes] | 'account.email_taken') => {
    await noteFailure(house.db, failure, { from: visitor }, actor.memberId);
    return refuse(failure);
  };
  const email = await inTransaction(house.db, (tx) => bind(tx, visitor, actor, token)).catch(async (error) => {
    throw sqlState(error) === '23505' ? await refused('account.email_taken') : error;
  });
  if (email === undefined) throw await refused(codes[(await findLink(house.db, actor, token)).state]);
  return { email };
};
