import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';

const Row = z.strictObject({ qualified: z.boolean() });

/** Whether VAT special invoices are issued to the buyer's company. */
export const isQualified = async (tx: Tx, { companyId }: BuyerSide): Promise<boolean> => {
  if (companyId === undefined) return false;
  const [row] = await readRows(tx, Row)`
    select exists (select from invoice_qualification where company_id = ${companyId} and decision = 'approved') as qualified`;
  return row?.qualified === true;
};
