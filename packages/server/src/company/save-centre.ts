import type { CostCentreFields } from '@mall/contract/company/people.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../account/write-audit.ts';
import { sqlState, type Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { requirePlace } from './require-department.ts';
import { requireCentre, requireRoom } from './unit.queries.ts';

/** Adds a cost centre, or changes the one of this id. */
export const saveCentre = async (tx: Tx, side: BuyerSide, { id, ...fields }: CostCentreFields & { id: Id | null }): Promise<{ id: Id }> => {
  const own = await lockPeople(tx, side);
  const before = id === null ? null : await requireCentre(tx, own, id);
  if (before === null) await requireRoom(tx, own, 'costCentres');
  await requirePlace(tx, own, fields.departmentId);
  const { code, name, departmentId } = fields;
  const saving =
    id === null
      ? readRows(tx, IdRow)`
          insert into cost_centre (company_id, department_id, code, name) values (${own.companyId}, ${departmentId}::bigint, ${code}, ${name}) returning id::text`
      : readRows(
          tx,
          IdRow,
        )`update cost_centre set department_id = ${departmentId}::bigint, code = ${code}, name = ${name} where id = ${id} returning id::text`;
  const [row] = await saving.catch((error: unknown) => {
    throw sqlState(error) === '23505' ? refuse('company.centre_code_taken') : error;
  });
  const saved = row as { id: Id };
  await writeAudit(tx, 'company.centre_saved', { targetId: saved.id, companyId: own.companyId, before, after: fields }, side);
  return saved;
};
