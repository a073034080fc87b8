import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';

/** Papers of those who want to sell here. */
export const storeWork: readonly WorkSlot[] = [
  {
    kind: 'registration',
    right: 'operations:audit:decide',
    waiting: sql`
      select v.id, case when v.version > 1 then 'registration.again' else 'registration.first' end as what, a.company_name as name, a.unified_code as sn, a.store_name as note,
        null::bigint as amount_fen, v.submitted_at as since, '/audits/stores?id=' || a.id as url
      from store_application_version v join store_application a on a.id = v.application_id where v.decision is null`,
    done: sql`
      select v.id, e.by_member_id as member_id, e.at from store_application_event e
      join store_application_version v on v.application_id = e.application_id and v.version = e.version
      where e.by_kind = 'operator' and e.at >= date_trunc('day', now()) and v.decision in ('approved', 'rejected')`,
  },
  {
    kind: 'paper',
    right: 'operations:audit:decide',
    waiting: sql`
      select q.id, 'paper.renewal' as what, s.name, v.fields ->> 'number' as sn, q.name as note, null::bigint as amount_fen, v.submitted_at as since,
        '/audits/papers?id=' || q.id as url
      from store_paper_version v join store_qualification q on q.id = v.paper_id join store s on s.id = q.store_id where v.decision is null`,
    done: sql`
      select v.paper_id as id, v.decided_by as member_id, v.decided_at as at from store_paper_version v where v.decided_by is not null and v.decided_at >= date_trunc('day', now())`,
  },
];
