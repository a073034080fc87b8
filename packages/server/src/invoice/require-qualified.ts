import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ companyName: z.string(), taxNumber: z.string() });

/** A VAT special invoice goes to a company whose papers the mall has agreed to, and to that name and number alone. */
export const requireQualified = async (tx: Tx, companyId: Id | null | undefined, title: InvoiceFields): Promise<void> => {
  if (title.type !== 'paper_special') return;
  const [row] = await readRows(tx, Row)`
    select fields ->> 'companyName' as "companyName", fields ->> 'taxNumber' as "taxNumber" from invoice_qualification
    where company_id = ${companyId ?? null}::bigint and decision = 'approved' order by version desc limit 1`;
  if (!row) throw refuse('invoice.not_qualified');
  if (row.companyName !== title.companyName || row.taxNumber !== title.taxNumber) throw refuse('invoice.title_differs');
};
