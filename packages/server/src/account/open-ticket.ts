import { randomBytes } from 'node:crypto';
import { ticketMinutes } from '@mall/contract/account/counter.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { signInTicket, type TicketPurpose } from './factor.table.ts';
import { hashToken } from './hash-token.ts';

/** Stands for a step that was passed, until the next one is. */
export const openTicket = async (tx: Tx, memberId: Id, purpose: TicketPurpose, secret?: Buffer): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insert(signInTicket)
    .values({ tokenHash: hashToken(token), memberId, purpose, secret, expiresAt: sql`now() + make_interval(mins => ${ticketMinutes})` });
  return token;
};
