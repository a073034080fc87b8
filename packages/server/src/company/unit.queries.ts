import { companyMost } from '@mall/contract/company/people.rules.ts';
import type { CostCentre, Unit } from '@mall/contract/company/unit.api.ts';
import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { type CompanySide, companySide, withinDepartments } from './company-side.ts';

const place = { departmentId: Id.nullable(), departmentName: z.string() };
const UnitRow = z.strictObject({
  id: Id,
  name: z.string(),
  ...place,
  contactName: z.string(),
  contactPhone: z.string(),
  address: z.string(),
});
const CentreRow = z.strictObject({ id: Id, code: z.string(), name: z.string(), ...place });

const unitColumns = sql`u.id::text, u.name, u.department_id::text as "departmentId", coalesce(d.name, '') as "departmentName", u.contact_name as "contactName",
  u.contact_phone as "contactPhone", u.address`;

export const listUnits = (tx: Tx, side: BuyerSide): Promise<Unit[]> => {
  const own = companySide(side);
  return readRows(tx, UnitRow)`
    select ${unitColumns} from purchase_unit u left join department d on d.id = u.department_id
    where u.company_id = ${own.companyId} and ${withinDepartments(own, 'u.department_id')} order by u.sort, u.id limit ${companyMost.units}`;
};

export const requireUnit = async (tx: Tx, side: BuyerSide, id: Id): Promise<Unit> => {
  const own = companySide(side);
  const [found] = await readRows(tx, UnitRow)`
    select ${unitColumns} from purchase_unit u left join department d on d.id = u.department_id
    where u.id = ${id} and u.company_id = ${own.companyId} and ${withinDepartments(own, 'u.department_id')}`;
  if (!found) throw refuse('kernel.not_found');
  return found;
};

const centreColumns = sql`c.id::text, c.code, c.name, c.department_id::text as "departmentId", coalesce(d.name, '') as "departmentName"`;

export const listCentres = (tx: Tx, side: BuyerSide): Promise<CostCentre[]> => {
  const own = companySide(side);
  return readRows(tx, CentreRow)`
    select ${centreColumns} from cost_centre c left join department d on d.id = c.department_id
    where c.company_id = ${own.companyId} and ${withinDepartments(own, 'c.department_id')} order by c.code limit ${companyMost.costCentres}`;
};

export const requireCentre = async (tx: Tx, side: BuyerSide, id: Id): Promise<CostCentre> => {
  const own = companySide(side);
  const [found] = await readRows(tx, CentreRow)`
    select ${centreColumns} from cost_centre c left join department d on d.id = c.department_id
    where c.id = ${id} and c.company_id = ${own.companyId} and ${withinDepartments(own, 'c.department_id')}`;
  if (!found) throw refuse('kernel.not_found');
  return found;
};

/** Refuses one more than a company can have. Inside its lock. */
export const requireRoom = async (tx: Tx, { companyId }: CompanySide, kind: 'units' | 'costCentres'): Promise<void> => {
  const [had] = await readRows(tx, TotalRow)`
    select count(*)::int as total from ${kind === 'units' ? sql`purchase_unit` : sql`cost_centre`} where company_id = ${companyId}`;
  const most = companyMost[kind];
  if ((had?.total ?? 0) >= most) throw refuse(kind === 'units' ? 'company.units_many' : 'company.centres_many', { most });
};
