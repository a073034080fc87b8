import { sql } from 'drizzle-orm';
import { companySide } from '../company/company-side.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { moveQualification } from './move-qualification.ts';

export const withdrawQualification = async (tx: Tx, asker: BuyerSide): Promise<null> => {
  await moveQualification(tx, sql`q.company_id = ${companySide(asker).companyId} and q.decision is null`, 'withdraw');
  return null;
};
