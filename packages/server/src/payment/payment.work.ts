import { sql } from 'drizzle-orm';
import type { WorkSlot } from '../account/work.ts';
import { waitsForHand } from './offline.queries.ts';

const right = 'operations:payments:decide';

/** Money that waits for the mall's people: vouchers of transfers, refunds that no channel sends, payments of a wrong amount, and alerts that nobody has settled. */
export const paymentWork: readonly WorkSlot[] = [
  {
    kind: 'voucher',
    right,
    byTwo: true,
    waiting: sql`
      select v.id, case when v.entered_by is null then 'voucher.transfer' else 'voucher.second' end as what, v.payer_name as name, v.pay_sn as sn, v.remark as note, coalesce(o.amount, 0)::bigint as amount_fen, coalesce(v.entered_at, v.created_at) as since,
        '/money/vouchers?id=' || v.id as url, v.entered_by, v.entered_fen as stake_fen
      from pay_voucher v join pay_request r on r.pay_sn = v.pay_sn
      left join lateral (select sum(o.payable_fen) filter (where o.state = 'wait_pay') as amount from shop_order o where o.id in (select unnest(r.order_ids)
        union all select own.id from shop_order own where own.trade_id = r.trade_id and (r.order_id is null or own.id = r.order_id))) o on true
      where v.state = 'submitted'`,
    done: sql`select id, by_member_id as member_id, decided_at as at from pay_voucher where decided_at >= date_trunc('day', now())`,
  },
  {
    kind: 'refund',
    right,
    byTwo: true,
    waiting: sql`
      select r.id, case when r.entered_by is not null then 'refund.second' when r.state = 'failure' then 'refund.failed' else 'refund.byHand' end as what, coalesce(co.name, m.member_name, w.payer_name, '') as name, r.refund_sn as sn,
        coalesce(nullif(r.last_error, ''), r.reason) as note, r.amount_fen, coalesce(r.entered_at, r.hand_at, r.created_at) as since, '/money/refunds?id=' || r.id as url, r.entered_by, r.amount_fen as stake_fen
      from refund r left join shop_order o on o.id = r.order_id left join member m on m.id = o.member_id left join company co on co.id = o.company_id
        left join wrong_payment w on r.order_id is null and r.ref = 'wrong:' || w.id
      where ${waitsForHand}`,
    done: sql`select id, by_member_id as member_id, done_at as at from refund where by_member_id is not null and done_at >= date_trunc('day', now())`,
  },
  {
    kind: 'wrong',
    right,
    byTwo: true,
    waiting: sql`
      select w.id, case w.state when 'proposed' then 'wrong.second' else 'wrong.' || w.kind end as what, w.payer_name as name, w.wrong_sn as sn, w.remark as note, w.received_fen as amount_fen, case w.state when 'proposed' then w.proposed_at else w.found_at end as since, '/money?id=' || w.id as url,
        case w.state when 'proposed' then w.proposed_by end as entered_by, greatest(w.received_fen, case when w.way = 'book' then w.expected_fen else 0 end) as stake_fen
      from wrong_payment w where w.state in ('found', 'proposed', 'returned')`,
    done: sql`select id, confirmed_by as member_id, confirmed_at as at from wrong_payment where confirmed_at >= date_trunc('day', now())`,
  },
  {
    kind: 'alert',
    right,
    waiting: sql`
      select id, 'alert.' || kind as what, '' as name, subject as sn, times::text as note, null::bigint as amount_fen, open_at as since, '/money/alerts?id=' || id as url
      from pay_alert where settled_at is null`,
    done: sql`select id, settled_by as member_id, settled_at as at from pay_alert where settled_at >= date_trunc('day', now())`,
  },
];
