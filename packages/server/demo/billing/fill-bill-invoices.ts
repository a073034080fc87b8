import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import { invoiceBill } from '../../src/billing/invoice-bill.ts';
import { usualInvoiceRules } from '../../src/invoice/invoice-rules.ts';
import { txOn } from '../../src/kernel/db.ts';
import { readRows } from '../../src/kernel/read-rows.ts';
import { leadingCompany } from '../company/fill-companies.ts';
import { bring } from '../invoice/fill-invoices.ts';
import { financeOf } from './fill-bills.ts';

const Bill = z.strictObject({ id: Id, state: z.enum(['part_paid', 'settled']) });
const Title = z.strictObject({ id: Id, memberId: Id });

/** Of the leading company's bills: the settled one is invoiced, of the one that is paid in part the invoice waits for its store, and the confirmed one is left to be applied for. */
export const fillBillInvoices = async (client: pg.PoolClient): Promise<void> => {
  const tx = txOn(client, async () => {});
  const [title] = await readRows(tx, Title)`
    select t.id::text, t.member_id::text as "memberId" from invoice_title t join member m on m.id = t.member_id
    where m.mobile = '13800000002' and t.fields ->> 'type' = 'electronic_normal' and t.fields ->> 'titleType' = 'company'`;
  const bills = await readRows(tx, Bill)`
    select id::text, state from bill where company_id = ${leadingCompany} and state in ('part_paid', 'settled') and confirmed_at > now() - interval '25 days' order by id`;
  if (!title) return;
  const side = financeOf(String(leadingCompany), title.memberId);
  const wish = { titleId: title.id, type: 'electronic_normal', content: 'detail', each: false, remark: '' } as const;
  for (const [at, bill] of bills.entries()) {
    const { ids } = await invoiceBill(tx, side, bill.id, wish, usualInvoiceRules);
    for (const [nth, id] of ids.entries()) {
      if (bill.state === 'settled') await bring(tx, id, 'issued', 300 + at * 20 + nth);
      await tx.execute(sql`update invoice set applied_at = applied_at - interval '28 hours' where id = ${id}`);
    }
  }
};
