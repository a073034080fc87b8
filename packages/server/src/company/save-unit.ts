import type { UnitFields } from '@mall/contract/company/people.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { writeAudit } from '../account/write-audit.ts';
import { sqlState, type Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { requirePlace } from './require-department.ts';
import { requireRoom, requireUnit } from './unit.queries.ts';

/** Adds a purchase unit, or changes the one of this id. */
export const saveUnit = async (tx: Tx, side: BuyerSide, { id, ...fields }: UnitFields & { id: Id | null }): Promise<{ id: Id }> => {
  const own = await lockPeople(tx, side);
  const before = id === null ? null : await requireUnit(tx, own, id);
  if (before === null) await requireRoom(tx, own, 'units');
  await requirePlace(tx, own, fields.departmentId);
  const { name, departmentId, contactName, contactPhone, address } = fields;
  const saving =
    id === null
      ? readRows(tx, IdRow)`
          insert into purchase_unit (company_id, department_id, name, contact_name, contact_phone, address, sort)
          values (${own.companyId}, ${departmentId}::bigint, ${name}, ${contactName}, ${contactPhone}, ${address},
            (select coalesce(max(sort), 0) + 1 from purchase_unit where company_id = ${own.companyId})) returning id::text`
      : readRows(tx, IdRow)`
          update purchase_unit set department_id = ${departmentId}::bigint, name = ${name}, contact_name = ${contactName}, contact_phone = ${contactPhone}, address = ${address}
          where id = ${id} returning id::text`;
  const [row] = await saving.catch((error: unknown) => {
    throw sqlState(error) === '23505' ? refuse('company.unit_name_taken') : error;
  });
  const saved = row as { id: Id };
  await writeAudit(tx, 'company.unit_saved', { targetId: saved.id, companyId: own.companyId, before, after: fields }, side);
  return saved;
};
