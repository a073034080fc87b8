import type { InvoiceFields } from '@mall/contract/invoice/invoice.rules.ts';
import { qualificationNames } from '@mall/contract/invoice/qualification.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ fields: z.record(z.string(), z.unknown()) });

/** A VAT special invoice goes to a company whose papers the mall has agreed to, and says of it what they say: all that it prints was looked at. */
export const requireQualified = async (tx: Tx, companyId: Id | null | undefined, title: InvoiceFields): Promise<void> => {
  if (title.type !== 'paper_special') return;
  const [row] = await readRows(tx, Row)`
    select fields from invoice_qualification
    where company_id = ${companyId ?? null}::bigint and decision = 'approved' order by version desc limit 1`;
  if (!row) throw refuse('invoice.not_qualified');
  if (qualificationNames.some((name) => row.fields[name] !== title[name])) throw refuse('invoice.title_differs');
};
