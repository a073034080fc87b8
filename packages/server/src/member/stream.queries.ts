import { Id } from '@mall/contract/kernel/fields.ts';
import { type GoneReason, goneReasons } from '@mall/contract/member/gone.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { isOpen } from '../account/is-open.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';

const UnreadRow = z.strictObject({ id: Id, count: z.int(), latest: Id.nullable() });
/** `latest` tells that something came although as much was read. */
export type Unread = { count: number; latest: Id | null };

const ids = (list: readonly Id[]) => sql`${sql.param([...new Set(list)])}::bigint[]`;

/** Of each of these members, by his number. Who has none is missing. */
export const listUnread = async (tx: Tx, memberIds: readonly Id[]): Promise<Map<Id, Unread>> => {
  const rows = await readRows(tx, UnreadRow)`
    select member_id::text as id, count(*)::int as count, max(id)::text as latest from message
    where member_id = any (${ids(memberIds)}) and read_at is null group by member_id`;
  return new Map(rows.map(({ id, count, latest }) => [id, { count, latest }]));
};

const EndedRow = z.strictObject({ id: Id, reason: z.enum(goneReasons) });

/**
 * Which of these sessions have ended, and why. A changed password ends the others in its own transaction, and so does the company that lets somebody go, so both times are the same. As
 * `readActor` reads them, but for noting that they are in use: an open page is nobody at the desk.
 */
export const listEnded = async (tx: Tx, sessionIds: readonly Id[]): Promise<Map<Id, GoneReason>> => {
  const rows = await readRows(tx, EndedRow)`
    select asked.id::text as id, case when not ${isOpen} then 'closed' when m.frozen_until > now() then 'frozen' when not m.enabled then 'disabled' when s.revoked_at = m.password_changed_at then 'password'
      when s.revoked_at = m.unbound_at then 'unbound' when s.revoked_at is not null then 'elsewhere' else 'expired' end as reason
    from unnest(${ids(sessionIds)}) as asked (id) left join member_session s on s.id = asked.id left join member m on m.id = s.member_id
    where s.id is null or not m.enabled or m.frozen_until > now() or s.revoked_at is not null or s.expires_at <= now() or s.seen_at <= now() - make_interval(hours => s.idle_hours)`;
  return new Map(rows.map(({ id, reason }) => [id, reason]));
};

/** Who of these members holds one of these roles. One that everybody of a kind has by being it belongs to all. */
export const listHolders = async (tx: Tx, memberIds: readonly Id[], roleIds: readonly Id[]): Promise<Id[]> => {
  const rows = await readRows(tx, IdRow)`
    select m.id from unnest(${ids(memberIds)}) as m (id)
    where exists (select from member_role r where r.member_id = m.id and r.role_id = any (${ids(roleIds)}))
      or exists (select from role r where r.id = any (${ids(roleIds)}) and r.company_id is null and r.key in ('individual', 'enterprise', 'seller', 'operator'))`;
  return rows.map(({ id }) => id);
};
