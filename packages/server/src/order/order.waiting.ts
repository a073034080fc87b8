import { right } from '@mall/contract/account/rights.ts';
import { sql } from 'drizzle-orm';
import { readRows } from '../kernel/read-rows.ts';
import { within } from '../kernel/side.ts';
import { nothingWaits, WaitingRow, type WaitingSlot, waitingColumns, waitingOf } from '../member/waiting.ts';

/** The buyer's own orders that are to be paid, and those that are on their way and become his by themselves. */
export const waitingOrders: WaitingSlot = async (tx, side, most) => {
  if (!side.rights.has(right('personalCenterBase:myOrders:view'))) return nothingWaits;
  const rows = await readRows(tx, WaitingRow)`
    select o.id, case o.state when 'wait_pay' then 'pay' else 'receive' end as kind, o.order_sn as sn, s.name as about,
      case o.state when 'wait_pay' then (o.payable_fen - o.paid_fen)::float8 end as "amountFen", ${waitingColumns(sql`w.due`)}
    from shop_order o
    join store s on s.id = o.store_id
    cross join lateral (select case o.state when 'wait_pay' then coalesce(o.pay_deadline, o.pay_due) else o.auto_receive_at end as due) w
    where ${within({ ...side, reach: 'own' }, 'o')} and o.state in ('wait_pay', 'wait_receive') and o.bill_id is null and not o.hidden
    order by w.due, o.id limit ${most}`;
  return waitingOf(rows, (id) => `/personalCenterBase/myOrdersDetail?id=${id}`);
};
