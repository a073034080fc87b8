import { randomBytes } from 'node:crypto';
import { trustDays } from '@mall/contract/account/counter.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { Visitor } from '../kernel/http/visitor.ts';
import { trustedDevice } from './factor.table.ts';
import { hashToken } from './hash-token.ts';

/** Spares this browser the second factor for some days at sign-in; where money is confirmed it is asked for all the same. */
export const trustDevice = async (tx: Tx, visitor: Visitor, memberId: Id): Promise<void> => {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insert(trustedDevice)
    .values({ memberId, tokenHash: hashToken(token), expiresAt: sql`now() + make_interval(days => ${trustDays})` });
  visitor.giveTrust(token, trustDays);
};

/** No browser of his is spared it any more: which of them was meant is not known. */
export const forgetTrust = async (tx: Tx, memberId: Id): Promise<void> => {
  await tx.delete(trustedDevice).where(eq(trustedDevice.memberId, memberId));
};

export const isTrusted = async (tx: Tx, { trust }: Visitor, memberId: Id): Promise<boolean> => {
  if (trust === '') return false;
  const found = await tx
    .select({ id: trustedDevice.id })
    .from(trustedDevice)
    .where(
      and(eq(trustedDevice.tokenHash, hashToken(trust)), eq(trustedDevice.memberId, memberId), gt(trustedDevice.expiresAt, sql`now()`)),
    );
  return found.length > 0;
};
