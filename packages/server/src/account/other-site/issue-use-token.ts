import { randomBytes } from 'node:crypto';
import { type OtherSite, useTokenSeconds } from '@mall/contract/account/other-site.rules.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../../kernel/actor.ts';
import type { House } from '../../kernel/house.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hashToken } from '../hash-token.ts';
import { useToken } from './other-site.table.ts';

const minute = 60_000;
const mostInMinute = 30;

/** For one site, once, for a minute. It opens nothing here: it only tells that site who came. */
export const issueUseToken = async (
  { db, memory, siteSecrets }: Pick<House, 'db' | 'memory' | 'siteSecrets'>,
  { memberId, sessionId }: Member,
  site: OtherSite,
): Promise<{ token: string; seconds: number }> => {
  if (siteSecrets[site] === undefined) throw refuse('account.site_unknown');
  if ((await memory.bump(`use-token:${memberId}`, minute)) > mostInMinute) throw refuse('kernel.too_often');
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(useToken)
    .values({ tokenHash: hashToken(token), memberId, sessionId, site, expiresAt: sql`now() + make_interval(secs => ${useTokenSeconds})` });
  return { token, seconds: useTokenSeconds };
};
