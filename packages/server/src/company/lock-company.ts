import { CertificationShown } from '@mall/contract/company/certification.api.ts';
import { companyStates } from '@mall/contract/company/company.machine.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { fieldsOf } from './company-fields.ts';

const Row = z.strictObject({
  state: z.enum(companyStates),
  fields: CertificationShown.omit({ area: true, licenceName: true, bankChecked: true }),
});

/** Takes a company for oneself until the transaction ends: everything that happens to its papers begins here, so that one comes after the other. */
export const lockCompany = async (tx: Tx, companyId: Id): Promise<z.infer<typeof Row>> => {
  const [row] = await readRows(tx, Row)`select state, ${fieldsOf('c')} as fields from company c where id = ${companyId} for update`;
  if (!row) throw refuse('company.missing');
  return row;
};
