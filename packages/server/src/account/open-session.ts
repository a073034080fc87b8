import { randomBytes } from 'node:crypto';
import type { Audience } from '@mall/contract/kernel/access.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { markToken, type Proof } from '../kernel/http/companion.ts';
import { memberSession } from './account.table.ts';
import { hashToken } from './hash-token.ts';

/** The one moment at which the token and its companion themselves are known here. */
type Life = { readonly days: number; readonly idleHours: number; readonly narrow?: boolean; readonly looksOnly?: boolean };
type Whose = { readonly id: Id; readonly audience: Audience };
export const openSession = async (
  tx: Tx,
  { id, audience }: Whose,
  from: { device: string; address: string; way?: string },
  { days, idleHours, narrow = false, looksOnly = false }: Life,
): Promise<Proof> => {
  const token = markToken(audience, randomBytes(32).toString('base64url'));
  const companion = randomBytes(32).toString('base64url');
  await tx.insert(memberSession).values({
    memberId: id,
    tokenHash: hashToken(token),
    companionHash: hashToken(companion),
    device: from.device,
    address: from.address,
    way: from.way ?? '',
    idleHours,
    narrow,
    looksOnly,
    expiresAt: sql`now() + make_interval(days => ${days})`,
  });
  return { token, companion };
};
