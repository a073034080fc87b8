import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';

const Row = z.strictObject({
  invoiceId: Id,
  memberId: Id,
  applySn: z.string(),
  billId: Id.nullable(),
  storeName: z.string(),
  number: z.string(),
  amountFen: z.number(),
  mailCompany: z.string(),
  mailNumber: z.string(),
  reason: z.string(),
});

/** Tells who applied what has become of it, and whoever goes by the invoices of a bill. */
export const tellInvoice = async (tx: Tx, id: Id, event: 'issue' | 'reject' | 'mail' | 'redIssue'): Promise<void> => {
  const [row] = await readRows(tx, Row)`
    select i.id::text as "invoiceId", i.member_id::text as "memberId", i.apply_sn as "applySn", i.bill_id::text as "billId", s.name as "storeName", i.number, i.amount_fen::float8 as "amountFen",
      i.mail_company as "mailCompany", i.mail_number as "mailNumber", i.reason
    from invoice i join store s on s.id = i.store_id where i.id = ${id}`;
  if (row) await tell(tx, 'invoice.moved', { ...row, event });
};
