import type { Id } from '@mall/contract/kernel/fields.ts';
import { companySide } from '../../company/company-side.ts';
import type { Tx } from '../../kernel/db.ts';
import { IdRow, readRows } from '../../kernel/read-rows.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { BuyerSide } from '../../kernel/side.ts';

export const forgetCode = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const { companyId } = companySide(side);
  const [gone] = await readRows(tx, IdRow)`delete from material_code where id = ${id} and company_id = ${companyId} returning id::text`;
  if (!gone) throw refuse('kernel.not_found');
  return null;
};
