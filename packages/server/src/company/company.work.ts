import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';

/** Papers of companies that wait for the mall. */
export const companyWork: readonly WorkSlot[] = [
  {
    kind: 'certification',
    right: 'operations:audit:decide',
    waiting: sql`
      select v.id, case when v.version > 1 then 'certification.change' else 'certification.first' end as what, coalesce(nullif(v.fields ->> 'name', ''), c.name) as name,
        coalesce(v.fields ->> 'unifiedCode', c.unified_code, '') as sn, m.member_name as note, null::bigint as amount_fen, v.submitted_at as since, '/audits?id=' || c.id as url
      from company_version v join company c on c.id = v.company_id join member m on m.id = v.member_id where v.decision is null`,
    done: sql`
      select v.id, a.by_member_id as member_id, a.at from company_audit a join company_version v on v.company_id = a.company_id and v.version = a.version
      where a.by_kind = 'operator' and a.at >= date_trunc('day', now()) and v.decision in ('approved', 'rejected')`,
  },
];
