import type { BillOptions } from '@mall/contract/billing/bill.rules.ts';
import { sql } from 'drizzle-orm';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';

/** How the company wants to be billed from now on; a period that has begun ends as it began. */
export const keepOptions = async (tx: Tx, side: BuyerSide, { billingDay, email, merge, autoConfirm }: BillOptions): Promise<void> => {
  const { companyId, memberId } = companySide(side);
  await tx.execute(sql`
    insert into bill_option (company_id, billing_day, email, merge, auto_confirm, changed_by) values (${companyId}, ${billingDay}, ${email}, ${merge}, ${autoConfirm}, ${memberId})
    on conflict (company_id) do update set billing_day = excluded.billing_day, email = excluded.email, merge = excluded.merge, auto_confirm = excluded.auto_confirm,
      changed_by = excluded.changed_by, changed_at = now()`);
};
