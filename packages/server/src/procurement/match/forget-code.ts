import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import { writeAudit } from '../../account/write-audit.ts';
import { companySide } from '../../company/company-side.ts';
import type { Tx } from '../../kernel/db.ts';
import { readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { BuyerSide } from '../../kernel/side.ts';

const Gone = z.strictObject({ code: z.string(), spec_name: z.string() });

export const forgetCode = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const { companyId } = companySide(side);
  const [gone] = await readRows(tx, Gone)`
    delete from material_code where id = ${id} and company_id = ${companyId} returning code, spec_name`;
  if (!gone) throw refuse('kernel.not_found');
  await writeAudit(tx, 'procurement.code_forgotten', { companyId, target: gone.code, before: gone.spec_name, after: null }, side);
  return null;
};
