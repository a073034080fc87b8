import { randomBytes } from 'node:crypto';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { memberSession } from './account.table.ts';
import { hashToken } from './hash-token.ts';

/** The one moment at which the token itself is known here. */
export const openSession = async (tx: Tx, memberId: Id, from: { device: string; address: string }, days: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(memberSession).values({
    memberId,
    tokenHash: hashToken(token),
    device: from.device,
    address: from.address,
    expiresAt: sql`now() + make_interval(days => ${days})`,
  });
  return token;
};
