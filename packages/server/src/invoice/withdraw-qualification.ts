import { sql } from 'drizzle-orm';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';

export const withdrawQualification = async (tx: Tx, asker: BuyerSide): Promise<null> => {
  const { companyId } = companySide(asker);
  const { rowCount } = await tx.execute(sql`
    update invoice_qualification set decision = 'withdrawn', decided_at = now() where company_id = ${companyId} and decision is null`);
  if (rowCount !== 1) throw refuse('invoice.moved');
  return null;
};
