import { randomBytes } from 'node:crypto';
import { hashToken } from '../account/hash-token.ts';
import type { House } from '../kernel/house.ts';
import { companionOf } from './authority.ts';

type Member = { accountType?: 1 | 2; companyId?: string; name?: string };

/** A member who is signed in, without the ceremony; tests of signing in itself take the real way. */
export const signInFixture = async (house: House, mobile: string, member: Member = {}): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await house.db.pool.query<{ id: string }>(
    "insert into member (mobile, member_name, account_type, company_id, password_hash) values ($1, $2, $3, $4, 'none') on conflict (mobile) do update set member_name = excluded.member_name returning id",
    [mobile, member.name ?? `member ${mobile.slice(-4)}`, member.accountType ?? 1, member.companyId ?? null],
  );
  await house.db.pool.query(
    "insert into member_session (member_id, token_hash, companion_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')",
    [rows[0]?.id, hashToken(token), hashToken(companionOf(token))],
  );
  return token;
};
