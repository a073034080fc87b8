import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';
import { stuckWhy } from './stuck.queries.ts';

/** Requests of companies that nobody decides and that nothing brings on. */
export const approvalWork: readonly WorkSlot[] = [
  {
    kind: 'approval',
    right: 'operations:approvals:decide',
    waiting: sql`
      select s.id, 'approval.' || s.why as what, s.company as name, s.request_no as sn, s.title as note, s.amount_fen, s.since, '/approvals?id=' || s.id as url
      from (select r.id, ${stuckWhy} as why, c.name as company, r.request_no, r.title, r.amount_fen, coalesce(r.stuck_at, r.since) as since
        from approval_request r join company c on c.id = r.company_id where r.state = 'running') s where s.why is not null`,
    done: sql`
      select request_id as id, by_member_id as member_id, at from approval_event
      where by_kind = 'operator' and at >= date_trunc('day', now()) and event = 'toAdministrator'`,
  },
];
