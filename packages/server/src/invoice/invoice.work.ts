import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';
import { isTrouble } from './tax.queries.ts';

const right = 'operations:invoices:decide';

/** Papers for VAT special invoices, and what the tax gateway refused or did not answer. */
export const invoiceWork: readonly WorkSlot[] = [
  {
    kind: 'qualification',
    right,
    waiting: sql`
      select q.id, case when q.version = 1 then 'qualification.first' else 'qualification.again' end as what, c.name, q.fields ->> 'taxNumber' as sn, '' as note, null::bigint as amount_fen,
        q.submitted_at as since, '/invoices/qualifications?id=' || q.id as url
      from invoice_qualification q join company c on c.id = q.company_id where q.decision is null`,
    done: sql`select id, decided_by as member_id, decided_at as at from invoice_qualification where decided_at >= date_trunc('day', now())`,
  },
  {
    kind: 'tax',
    right,
    waiting: sql`
      select a.id, 'tax.' || a.state as what, s.name, i.apply_sn as sn, left(a.fault, 40) as note, i.amount_fen, a.ended_at as since, '/invoices/gateway?id=' || a.id as url
      from invoice_ask a join invoice i on i.id = a.invoice_id join store s on s.id = i.store_id where ${isTrouble}`,
    done: sql`select id, retried_by as member_id, coalesce(ended_at, created_at) as at from invoice_ask where retried_by is not null and coalesce(ended_at, created_at) >= date_trunc('day', now())`,
  },
];
