import { isRightName, rights } from '@mall/contract/account/rights.ts';
import { type Audience, type Reach, reaches } from '@mall/contract/kernel/access.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Actor, guest, type Member, type Rights } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { Proof } from '../kernel/http/companion.ts';
import { statement } from '../kernel/statement.ts';
import { cachedActor } from './actor-cache.ts';
import { hashToken } from './hash-token.ts';

const Row = z.strictObject({
  session_id: z.string(),
  stale: z.boolean(),
  member_id: z.string(),
  audience: z.enum(['buyer', 'seller', 'operator']),
  company_id: z.string().nullable(),
  department_id: z.string().nullable(),
  departments: z.array(z.string()),
  store_id: z.string().nullable(),
  zone_id: z.string().nullable(),
  rights: z.array(z.tuple([z.string(), z.enum(reaches)])),
});
type Row = z.infer<typeof Row>;

/**
 * Who holds this token and its companion. An ended session, one that nobody used for so long, an unknown token, a companion of another
 * session and a disabled account are all a guest.
 */
export const readActor = (tx: Tx, proof: Proof, idleHours: number): Promise<Actor> =>
  cachedActor(proof, () => readSession(tx, proof, idleHours));

// A role of another company or another kind of people gives nothing, even if a row says so, and neither does another company's department.
const findSession = statement<{ tokenHash: Buffer; companionHash: Buffer; idleHours: number }, Row>(
  'account_session',
  Row,
  sql`
  select s.id as session_id, s.seen_at < now() - interval '5 minutes' as stale,
    m.id as member_id, m.audience, m.company_id, m.department_id, m.store_id, m.zone_id,
    to_json(array(
      with recursive below as (
        select d.id from department d where d.id = m.department_id and d.company_id = m.company_id
        union select d.id from department d join below on d.parent_id = below.id)
      select id::text from below)) as departments,
    (select coalesce(json_agg(json_build_array(g.right_name, g.reach)), '[]'::json)
      from role r join role_right g on g.role_id = r.id
      where r.audience = m.audience and ((r.company_id is null and r.key = case
          when m.audience <> 'buyer' then m.audience
          when m.account_type = 2 or m.company_id is not null then 'enterprise'
          else 'individual' end)
        or (r.id in (select role_id from member_role where member_id = m.id) and (r.company_id is null or r.company_id = m.company_id)))
    ) as rights
  from member_session s
  join member m on m.id = s.member_id
  where s.token_hash = ${sql.placeholder('tokenHash')} and s.companion_hash = ${sql.placeholder('companionHash')}
    and s.revoked_at is null and s.expires_at > now() and s.seen_at > now() - make_interval(hours => ${sql.placeholder('idleHours')}::int)
    and m.enabled`,
);

/** Of several roles the one that goes farthest counts; what is not on the list of rights, or not for these people, is no right. */
const rightsOf = (given: Row['rights'], audience: Audience): Rights => {
  const held = new Map<string, Reach>();
  for (const [name, reach] of given) {
    if (!isRightName(name) || !rights[name].holders.includes(audience)) continue;
    if (reaches.indexOf(reach) >= reaches.indexOf(held.get(name) ?? 'own')) held.set(name, reach);
  }
  return held;
};

const actorOf = (row: Row): Member => {
  const person = { memberId: row.member_id, sessionId: row.session_id, rights: rightsOf(row.rights, row.audience) };
  switch (row.audience) {
    case 'seller':
      return { ...person, kind: 'seller', storeId: row.store_id ?? undefined };
    case 'operator':
      return { ...person, kind: 'operator' };
    default:
      return {
        ...person,
        kind: 'buyer',
        companyId: row.company_id ?? undefined,
        departmentId: row.departments.find((id) => id === row.department_id),
        departments: row.departments,
        zoneId: row.zone_id ?? undefined,
        ownStoreId: row.store_id ?? undefined,
      };
  }
};

const readSession = async (tx: Tx, { token, companion }: Proof, idleHours: number): Promise<Actor> => {
  const [row] = await findSession(tx, { tokenHash: hashToken(token), companionHash: hashToken(companion), idleHours });
  if (!row) return guest;
  if (row.stale) await touch(tx, row.session_id);
  return actorOf(row);
};

/** When a device was last seen is a courtesy; failing to note it must not refuse a request. */
const touch = (tx: Tx, sessionId: string) =>
  tx
    .execute(sql`update member_session set seen_at = now() where id = ${sessionId} and seen_at < now() - interval '5 minutes'`)
    .catch(() => {});
