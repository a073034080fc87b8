import { companyStates } from '@mall/contract/company/company.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Actor, guest, type Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import type { Proof } from '../kernel/http/companion.ts';
import { statement } from '../kernel/statement.ts';
import { cachedActor } from './actor-cache.ts';
import { GivenRights, rightsOf } from './given-rights.ts';
import { hashToken } from './hash-token.ts';
import { notFrozen } from './not-frozen.ts';
import { departmentsOf, rightsGiven } from './standing.queries.ts';

const Row = z.strictObject({
  session_id: z.string(),
  stale: z.boolean(),
  member_id: z.string(),
  audience: z.enum(['buyer', 'seller', 'operator']),
  company_id: z.string().nullable(),
  company_state: z.enum(companyStates).nullable(),
  department_id: z.string().nullable(),
  departments: z.array(z.string()),
  store_id: z.string().nullable(),
  zone_id: z.string().nullable(),
  narrow: z.boolean(),
  looks_only: z.boolean(),
  rights: GivenRights,
});
type Row = z.infer<typeof Row>;

/**
 * Who holds this token and its companion. `unattended`: nobody sits there, a page asks by itself, which keeps no session alive. An ended session, one that nobody used for so long, an unknown token, a companion of another
 * session and a disabled account are all a guest.
 */
export const readActor = (tx: Tx, proof: Proof, unattended = false): Promise<Actor> =>
  cachedActor(proof, unattended, () => readSession(tx, proof, unattended));

const sessionWhere = (which: SQL): SQL => sql`
  select s.id as session_id, s.seen_at < now() - interval '5 minutes' as stale,
    m.id as member_id, m.audience, m.company_id, (select c.state from company c where c.id = m.company_id) as company_state,
    m.department_id, m.store_id, m.zone_id, s.narrow, s.looks_only,
    ${departmentsOf} as departments, ${rightsGiven} as rights
  from member_session s
  join member m on m.id = s.member_id
  where ${which} and s.revoked_at is null and s.expires_at > now() and m.enabled and ${notFrozen}
    and s.seen_at > now() - make_interval(hours => s.idle_hours)`;

const findSession = statement<{ tokenHash: Buffer; companionHash: Buffer }, Row>(
  'account_session',
  Row,
  sessionWhere(sql`s.token_hash = ${sql.placeholder('tokenHash')} and s.companion_hash = ${sql.placeholder('companionHash')}`),
);
const findSessionOf = statement<{ sessionId: Id }, Row>(
  'account_session_again',
  Row,
  sessionWhere(sql`s.id = ${sql.placeholder('sessionId')}::bigint`),
);

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
        companyState: row.company_state ?? undefined,
        departmentId: row.departments.find((id) => id === row.department_id),
        departments: row.departments,
        zoneId: row.zone_id ?? undefined,
        ownStoreId: row.store_id ?? undefined,
        ...(row.narrow && { narrow: true, looksOnly: row.looks_only, rights: new Map() }),
      };
  }
};

const readSession = async (tx: Tx, { token, companion }: Proof, unattended: boolean): Promise<Actor> => {
  const [row] = await findSession(tx, { tokenHash: hashToken(token), companionHash: hashToken(companion) });
  if (!row) return guest;
  if (row.stale && !unattended) await touch(tx, row.session_id);
  return actorOf(row);
};

/** Who holds a session now, whatever was known of him a moment ago. */
export const readActorAgain = async (tx: Tx, sessionId: Id): Promise<Actor> => {
  const [row] = await findSessionOf(tx, { sessionId });
  return row ? actorOf(row) : guest;
};

/** When a device was last seen is a courtesy; failing to note it must not refuse a request. */
const touch = (tx: Tx, sessionId: string) =>
  tx
    .execute(sql`update member_session set seen_at = now() where id = ${sessionId} and seen_at < now() - interval '5 minutes'`)
    .catch(() => {});
