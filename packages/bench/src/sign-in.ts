import { randomBytes } from 'node:crypto';
import { hashToken } from '@mall/server/account/hash-token.ts';
import { companionOf } from '@mall/server/testing/authority.ts';
import type { ClientBase, Pool } from 'pg';

/** A session of whoever has this mobile, without the ceremony. `mark`: how tokens of the site begin (`seller-`). */
export const signIn = async (client: ClientBase | Pool, mobile: string, mark = ''): Promise<string> => {
  const token = `${mark}${randomBytes(32).toString('base64url')}`;
  const made = await client.query(
    `insert into member_session (member_id, token_hash, companion_hash, expires_at) select id, $2, $3, now() + interval '1 day' from member where mobile = $1`,
    [mobile, hashToken(token), hashToken(companionOf(token))],
  );
  if (made.rowCount !== 1) throw new Error(`${made.rowCount} people have the mobile ${mobile}`);
  return token;
};
