import { right } from '@mall/contract/account/rights.ts';
import { sql } from 'drizzle-orm';
import { readRows } from '../kernel/read-rows.ts';
import { within } from '../kernel/side.ts';
import { nothingWaits, WaitingRow, type WaitingSlot, waitingColumns, waitingOf } from '../member/waiting.ts';
import { isOpenPayment, waitsForMoney } from './bill-states.ts';

/** Bills that the company's finance has to confirm or to pay. */
export const waitingBills: WaitingSlot = async (tx, side, most) => {
  if (side.companyId === undefined || side.rights.get(right('personalCenterBase:billManagement:accountCreator:view')) !== 'company')
    return nothingWaits;
  const rows = await readRows(tx, WaitingRow)`
    select b.id::text, case when b.state = 'to_confirm' then 'billConfirm' when b.due_at <= now() then 'billLate' else 'billPay' end as kind, b.bill_sn as sn, s.name as about,
      (b.total_fen - b.paid_fen)::float8 as "amountFen", ${waitingColumns(sql`case when b.state = 'to_confirm' then b.confirm_by else b.due_at end`)}
    from bill b join store s on s.id = b.store_id
    where ${within({ ...side, reach: 'company' }, 'b')} and (b.state = 'to_confirm' or (${waitsForMoney} and not exists (
      select from bill_payment p where p.bill_id = b.id and ${isOpenPayment})))
    order by coalesce(b.due_at, b.confirm_by), b.id limit ${most}`;
  return waitingOf(rows, (id) => `/personalCenterBase/billManagement/billingDetails?id=${id}`);
};
