import { right } from '@mall/contract/account/rights.ts';
import { sql } from 'drizzle-orm';
import { readRows } from '../kernel/read-rows.ts';
import { within } from '../kernel/side.ts';
import { nothingWaits, WaitingRow, type WaitingSlot, waitingColumns, waitingOf } from '../member/waiting.ts';

/** Goods that the buyer has to send back, and exchanged ones that he has to confirm. */
export const waitingAfterSales: WaitingSlot = async (tx, side, most) => {
  if (!side.rights.has(right('personalCenterBase:afterSale:view'))) return nothingWaits;
  const rows = await readRows(tx, WaitingRow)`
    select a.id, case a.state when 'agreed' then 'sendBack' else 'exchanged' end as kind, a.aftersale_sn as sn, s.name as about,
      nullif(a.amount_fen, 0)::float8 as "amountFen", ${waitingColumns(sql`a.due_at`)}
    from after_sale a
    join store s on s.id = a.store_id
    where ${within({ ...side, reach: 'own' }, 'a')} and a.state in ('agreed', 'resent')
    order by a.due_at, a.id limit ${most}`;
  return waitingOf(rows, (id) => `/personalCenterBase/afterSalesExchange?id=${id}`);
};
