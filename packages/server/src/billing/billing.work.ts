import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';
import { isOpenPayment } from './bill-states.ts';

const right = 'operations:bills:decide';

/** What of bills waits for the mall: disputes of its own store, and money that was paid to its account. */
export const billingWork: readonly WorkSlot[] = [
  {
    kind: 'bill',
    right,
    waiting: sql`
      select b.id, 'bill.disputed' as what, c.name, b.bill_sn as sn, left(d.words, 40) as note, b.total_fen as amount_fen, d.at as since, '/bills?id=' || b.id as url
      from bill b join store s on s.id = b.store_id join company c on c.id = b.company_id
        cross join lateral (select x.words, x.at from bill_dispute x where x.bill_id = b.id and x.answer = 'waiting' order by x.id limit 1) d
      where b.state = 'disputed' and s.kind = 'self'`,
    done: sql`select bill_id as id, answered_by as member_id, answered_at as at from bill_dispute where answered_at >= date_trunc('day', now())`,
  },
  {
    kind: 'bill_payment',
    right,
    byTwo: true,
    waiting: sql`
      select p.id, 'bill_payment.' || p.state as what, c.name, b.bill_sn as sn, p.payer_name as note, p.amount_fen, coalesce(p.checked_at, p.at) as since, '/bills?id=' || b.id || '&payment=' || p.id as url,
        p.checked_by as entered_by, p.amount_fen as stake_fen
      from bill_payment p join bill b on b.id = p.bill_id join company c on c.id = b.company_id
      where ${isOpenPayment}`,
    done: sql`select id, ended_by as member_id, ended_at as at from bill_payment where ended_at >= date_trunc('day', now())`,
  },
];
