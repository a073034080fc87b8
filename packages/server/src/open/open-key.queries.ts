import { goesAsFar, nearerOf, type Reach, reaches } from '@mall/contract/kernel/access.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import type { PageOf } from '@mall/contract/kernel/paging.ts';
import { type OpenScope, openScopes } from '@mall/contract/open/open.rules.ts';
import type { OpenCall } from '@mall/contract/open/open-call.ts';
import { openCalls } from '@mall/contract/open/open-calls.ts';
import {
  type OpenCallRow,
  OpenCallRow as OpenCallSchema,
  type OpenKey,
  OpenKey as OpenKeySchema,
} from '@mall/contract/open/open-key.api.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { notFrozen } from '../account/not-frozen.ts';
import type { Rights } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';

/** Whose keys: a company has them, an individual has none. */
export const companyOf = ({ companyId }: Pick<BuyerSide, 'companyId'>): Id => {
  if (companyId === undefined) throw refuse('kernel.enterprise_only');
  return companyId;
};

/** How a key `k` of a member `m` stands. */
export const keyState: SQL = sql`case when k.revoked_at is not null then 'revoked' when k.blocked_at is not null then 'blocked'
  when k.expires_at <= now() then 'expired'
  when not m.enabled or not ${notFrozen} or m.company_id is distinct from k.company_id then 'silent' else 'on' end`;

export const makerName: SQL = sql`coalesce(nullif(m.nick_name, ''), m.member_name)`;

/** What everybody who may see a key sees of it. */
export const keyStanding: SQL = sql`
  k.id::text, k.name, k.key, ${makerName} as maker, k.scopes, k.reach, ${keyState} as state,
  ${timeText(sql`k.created_at`)} as "createDate", ${timeText(sql`k.expires_at`)} as "expireDate",
  ${timeText(sql`k.last_used_at`)} as "lastDate", k.last_address as "lastAddress", k.blocked_reason as "blockedReason",
  (select count(*)::int from open_call c where c.key_id = k.id and c.at > now() - interval '1 day') as calls,
  (select count(*)::int from open_call c where c.key_id = k.id and c.at > now() - interval '1 day' and c.status >= 400) as errors`;

export const listKeys = async (tx: Tx, side: BuyerSide): Promise<PageOf<OpenKey>> => {
  const list = await readRows(tx, OpenKeySchema)`
    select ${keyStanding}, ${timeText(sql`k.secret_since`)} as "secretDate", case when k.old_until > now() then ${timeText(sql`k.old_until`)} end as "oldUntil"
    from open_key k join member m on m.id = k.member_id
    where k.company_id = ${companyOf(side)} order by (${keyState}) <> 'on', k.id desc limit 200`;
  return { list, total: list.length };
};

const rightsAsked = (scope: OpenScope): { name: string; reach: Reach }[] =>
  Object.values<OpenCall>(openCalls)
    .filter((call) => call.scope === scope)
    .flatMap(({ by }) => by.flatMap(({ access }) => ('may' in access && access.may ? [{ name: access.may, reach: access.reach }] : [])));

/** What somebody with these rights can make a key for: nobody gives what he does not have. `least`: as far as it must go where a call can go as far. */
export const scopesWithin = (held: Rights, least: Reach = 'own'): OpenScope[] =>
  openScopes.filter((scope) => rightsAsked(scope).every(({ name, reach }) => goesAsFar(held.get(name), nearerOf(reach, least))));

export const listCallsOf = async (
  tx: Tx,
  side: BuyerSide,
  { id, page, limit }: { id: Id; page: number; limit: number },
): Promise<PageOf<OpenCallRow>> => {
  const own = sql`c.key_id = ${id} and exists (select from open_key k where k.id = c.key_id and k.company_id = ${companyOf(side)})`;
  const list = await readRows(tx, OpenCallSchema)`
    select c.id::text, ${timeText(sql`c.at`)} as at, c.method, c.path, c.status, c.code, c.ms, c.address from open_call c
    where ${own} order by c.id desc limit ${limit} offset ${(page - 1) * limit}`;
  const [total] = await readRows(tx, TotalRow)`select count(*)::int as total from open_call c where ${own}`;
  return { list, total: total?.total ?? 0 };
};

const KnownKey = z.strictObject({
  id: Id,
  companyId: Id,
  memberId: Id,
  secret: z.instanceof(Buffer),
  oldSecret: z.instanceof(Buffer).nullable(),
  scopes: z.array(z.enum(openScopes)),
  reach: z.enum(reaches),
  state: z.enum(['on', 'revoked', 'blocked', 'expired']),
});
export type KnownKey = z.infer<typeof KnownKey>;

/** A key as the door needs it; the secret of before counts for as long as it was left. */
export const findKnownKey = async (tx: Tx, key: string): Promise<KnownKey | undefined> => {
  const [row] = await readRows(tx, KnownKey)`
    select k.id::text, k.company_id::text as "companyId", k.member_id::text as "memberId", k.secret,
      case when k.old_until > now() then k.old_secret end as "oldSecret", k.scopes, k.reach,
      case when k.revoked_at is not null then 'revoked' when k.blocked_at is not null then 'blocked' when k.expires_at <= now() then 'expired' else 'on' end as state
    from open_key k where k.key = ${key}`;
  return row;
};
