import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Given } from '../kernel/statement.ts';

/** Who stands in for whom today, as `d`. */
export const inForce: SQL = sql`d.ended_at is null and current_date between d.from_day and d.until_day`;

/** Where several have to agree, one person is one voice: who has or gave his own there does not give another's as well. */
const oneVoice = (memberId: Given<Id>): SQL => sql`
  (r.nodes -> k.node ->> 'mode' = 'any' or not exists (select from approval_task o where o.request_id = k.request_id and o.node = k.node and o.id <> k.id
    and coalesce(o.acted_by, o.member_id) = ${memberId} and o.state in ('wait', 'pending', 'approved')))`;

/** Open tasks `k` of requests `r` that this member can decide: his own, and those of whom he stands in for. Nobody decides on what he asked for. */
export const heldBy = (memberId: Given<Id>): SQL => sql`
  k.state = 'pending' and r.state = 'running' and r.channel = 'local' and r.member_id <> ${memberId} and coalesce(r.placed_by, 0) <> ${memberId}
  and (k.member_id = ${memberId} or k.member_id in (
    select d.member_id from approval_delegation d where d.to_member_id = ${memberId} and d.company_id = r.company_id and ${inForce}) and ${oneVoice(memberId)})`;

/** How many requests wait for him; what the outside system has, waits there. */
export const countHeld = (memberId: Id): SQL<number> => sql<number>`
  (select count(distinct r.id)::int from approval_task k join approval_request r on r.id = k.request_id where ${heldBy(memberId)})`;
