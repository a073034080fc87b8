import { right } from '@mall/contract/account/rights.ts';
import { sql } from 'drizzle-orm';
import { readRows } from '../kernel/read-rows.ts';
import { within } from '../kernel/side.ts';
import { nothingWaits, WaitingRow, type WaitingSlot, waitingColumns, waitingOf } from '../member/waiting.ts';

/** Applications that were refused, and paper that has arrived and nobody has verified. */
export const waitingInvoices: WaitingSlot = async (tx, side, most) => {
  const reach = side.rights.get(right('personalCenterBase:invoiceManagement:managementList:view'));
  if (reach === undefined) return nothingWaits;
  const rows = await readRows(tx, WaitingRow)`
    select i.id::text, case i.state when 'rejected' then 'invoiceAgain' else 'invoiceVerify' end as kind, i.apply_sn as sn, s.name as about, i.amount_fen::float8 as "amountFen",
      ${waitingColumns(sql`null::timestamptz`)}
    from invoice i join store s on s.id = i.store_id
    where ${within({ ...side, reach }, 'i')} and (i.state = 'rejected' and i.state_at > now() - interval '30 days' or i.state = 'mailed' and i.mailed_at > now() - interval '30 days')
    order by i.state_at desc, i.id desc limit ${most}`;
  return waitingOf(rows, (id) => `/personalCenterBase/invoiceManagement/invoiceDetail?id=${id}`);
};
