import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { hashToken } from '../hash-token.ts';
import { socialTicket } from './social.table.ts';

const validMinutes = 10;

/** Stands for a scan until its mobile is bound. The code of the platform is used up by then. */
export const openSocialTicket = async (tx: Tx, { openId, name }: { openId: string; name: string }): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insert(socialTicket)
    .values({ tokenHash: hashToken(token), openId, name, expiresAt: sql`now() + make_interval(mins => ${validMinutes})` });
  return token;
};
