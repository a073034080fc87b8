import { right } from '@mall/contract/account/rights.ts';
import { sql } from 'drizzle-orm';
import { readRows } from '../kernel/read-rows.ts';
import { nothingWaits, WaitingRow, type WaitingSlot, waitingColumns, waitingOf } from '../member/waiting.ts';
import { dueDay, dueSoonFen, overdueFen } from './credit-due.ts';

/** What the company has to pay back within a week, or should have, for those who look after its quota. */
export const waitingCredit: WaitingSlot = async (tx, side, most) => {
  if (side.companyId === undefined || !side.rights.has(right('company:credit:apply'))) return nothingWaits;
  const rows = await readRows(tx, WaitingRow)`
    select a.id::text, case when ${overdueFen} > 0 then 'repayLate' else 'repay' end as kind, '' as sn, c.name as about, ${dueSoonFen} as "amountFen",
      ${waitingColumns(sql`case when ${overdueFen} > 0 then now() else ${dueDay} end`)}
    from credit_account a join company c on c.id = a.company_id where a.company_id = ${side.companyId} and ${dueSoonFen} > 0 limit ${most}`;
  return waitingOf(rows, () => '/personalCenterBase/procureQuotaSheet');
};
