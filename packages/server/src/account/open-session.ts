import { randomBytes } from 'node:crypto';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { Proof } from '../kernel/http/companion.ts';
import { memberSession } from './account.table.ts';
import { hashToken } from './hash-token.ts';

/** The one moment at which the token and its companion themselves are known here. */
export const openSession = async (tx: Tx, memberId: Id, from: { device: string; address: string }, days: number): Promise<Proof> => {
  const token = randomBytes(32).toString('base64url');
  const companion = randomBytes(32).toString('base64url');
  await tx.insert(memberSession).values({
    memberId,
    tokenHash: hashToken(token),
    companionHash: hashToken(companion),
    device: from.device,
    address: from.address,
    expiresAt: sql`now() + make_interval(days => ${days})`,
  });
  return { token, companion };
};
