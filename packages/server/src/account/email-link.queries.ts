import type { LinkState } from '@mall/contract/account/security.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Actor } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { hashToken } from './hash-token.ts';
import { maskEmail } from './mask-email.ts';

const Row = z.strictObject({ memberId: Id, email: z.string(), used: z.boolean(), expired: z.boolean() });
type Row = z.infer<typeof Row>;

const stateOf = ({ memberId, used, expired }: Row, actor: Actor): LinkState => {
  if (actor.kind !== 'guest' && actor.memberId !== memberId) return 'other';
  if (used) return 'used';
  return expired ? 'expired' : 'open';
};

/** What a link is good for in these hands. To another account it says nothing of whose it is. */
export const findLink = async (tx: Tx, actor: Actor, token: string): Promise<{ state: LinkState; email: string }> => {
  const [row] = await readRows(tx, Row)`
    select member_id::text as "memberId", email, used_at is not null as used, expires_at <= now() as expired from email_link where token_hash = ${hashToken(token)}`;
  if (!row) return { state: 'wrong', email: '' };
  const state = stateOf(row, actor);
  return { state, email: state === 'other' ? '' : maskEmail(row.email) };
};
