import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';
import { lastQuote } from './last-quote.ts';

/** Papers of deals that wait to be looked at. */
export const inquiryWork: readonly WorkSlot[] = [
  {
    kind: 'deal_voucher',
    right: 'operations:inquiries:decide',
    waiting: sql`
      select v.id, case when exists (select from inquiry_voucher o where o.inquiry_id = v.inquiry_id and o.id < v.id) then 'deal_voucher.again' else 'deal_voucher.first' end as what, c.name,
        q.inquiry_no as sn, left(q.title, 40) as note, w.total_fen as amount_fen, v.created_at as since, '/inquiries/vouchers?id=' || v.id as url
      from inquiry_voucher v join inquiry q on q.id = v.inquiry_id join company c on c.id = q.company_id
        left join lateral (select t.total_fen from invitation i join ${lastQuote()} where i.inquiry_id = q.id and i.state = 'won') w on true
      where v.state = 'submitted'`,
    done: sql`select voucher_id as id, by_member_id as member_id, at from inquiry_voucher_event where at >= date_trunc('day', now())`,
  },
];
