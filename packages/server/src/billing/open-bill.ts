import { usualOptions } from '@mall/contract/billing/bill.rules.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { billNumber } from './bill-number.ts';
import { periodOf } from './period-of.ts';

const Options = z.strictObject({ day: z.string(), billingDay: z.number(), apart: z.boolean() });

type Whose = { companyId: Id; storeId: Id; departmentId: Id | null };

/** The bill on which what a company owes a store now is written, held; the first line of a period opens it. */
export const openBill = async (tx: Tx, { companyId, storeId, departmentId }: Whose): Promise<Id> => {
  const [options] = await readRows(tx, Options)`
    select current_date::text as day, coalesce(p.billing_day, ${usualOptions.billingDay})::int as "billingDay", coalesce(p.merge = 'department', false) as apart
    from (select 1) one left join bill_option p on p.company_id = ${companyId}`;
  const { day, billingDay, apart } = options as z.infer<typeof Options>;
  const part = apart ? departmentId : null;
  const find = async (): Promise<Id | undefined> => {
    const [row] = await readRows(tx, IdRow)`
      select id::text from bill where company_id = ${companyId} and store_id = ${storeId} and department_id is not distinct from ${part}::bigint
        and state = 'open' and kind = 'period' and issue_at > now() order by to_day limit 1 for update`;
    return row?.id;
  };
  const standing = await find();
  if (standing) return standing;
  const { from, to } = periodOf(day, billingDay);
  // Of two that come at once one opens it, and the other waits here for it.
  await tx.execute(sql`
    insert into bill (bill_sn, company_id, store_id, department_id, kind, from_day, to_day, issue_at)
    values (${billNumber}, ${companyId}, ${storeId}, ${part}::bigint, 'period', least(${day}::date, greatest(${from}::date, coalesce((
      select max(b.to_day) + 1 from bill b where b.company_id = ${companyId} and b.store_id = ${storeId} and b.department_id is not distinct from ${part}::bigint
        and b.kind = 'period' and b.state not in ('open', 'void')), ${from}::date))),
      ${to}::date, (${to}::date + 1)::timestamptz + interval '10 minutes')
    on conflict do nothing`);
  const opened = await find();
  if (!opened) throw new Error(`no bill of company ${companyId} is open for ${day}`);
  return opened;
};
