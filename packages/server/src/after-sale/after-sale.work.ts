import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';
import { lastAsked, sinceOwed } from './waits-since.ts';

const right = 'operations:afterSales:decide';
const decisions = sql`('uphold', 'upholdReturn', 'dismiss', 'dismissReturn')`;
const about = sql`s.name, a.aftersale_sn as sn`;

/** Disputes that the mall decides, and money of after-sales that it has to send on its way. */
export const afterSaleWork: readonly WorkSlot[] = [
  {
    kind: 'arbitration',
    right,
    waiting: sql`
      select a.id, case when a.escalated then 'arbitration.escalated' else 'arbitration.appealed' end as what, ${about}, coalesce(nullif(e.reason, ''), a.refuse_reason) as note,
        nullif(a.applied_fen, 0) as amount_fen, e.at as since, '/after-sales?tab=decide&id=' || a.id as url
      from after_sale a join store s on s.id = a.store_id
      join lateral ${lastAsked} e on true
      where a.escalated or a.arbitration = 'asked'`,
    done: sql`
      select after_sale_id as id, by_member_id as member_id, at from after_sale_event
      where by_kind = 'operator' and at >= date_trunc('day', now()) and event in ${decisions}`,
  },
  {
    kind: 'payback',
    right,
    waiting: sql`
      select a.id, case a.type when 'refund' then 'payback.refund' else 'payback.return' end as what, ${about}, '' as note,
        a.amount_fen, ${sinceOwed} as since, '/after-sales?tab=refund&id=' || a.id as url
      from after_sale a join store s on s.id = a.store_id
      where a.state = 'wait_refund' and a.refund_started_at is null`,
    done: sql`
      select after_sale_id as id, by_member_id as member_id, at from after_sale_event
      where by_kind = 'operator' and at >= date_trunc('day', now()) and event = 'startRefund'`,
  },
];
