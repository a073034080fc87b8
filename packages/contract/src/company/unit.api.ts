import * as z from 'zod';
import { right } from '../account/rights.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
import { CostCentreFields, UnitFields } from './people.rules.ts';

const ofDepartment = { departmentId: Id.nullable(), departmentName: z.string() };

const Unit = z.strictObject({
  id: Id,
  name: z.string(),
  ...ofDepartment,
  contactName: z.string(),
  contactPhone: z.string(),
  address: z.string(),
});
export type Unit = z.infer<typeof Unit>;

const CostCentre = z.strictObject({ id: Id, code: z.string(), name: z.string(), ...ofDepartment });
export type CostCentre = z.infer<typeof CostCentre>;

const view = buyer({ may: right('personalCenterBase:enterpriseAccountManagement:view'), reach: 'company' });
const manage = buyer({ may: right('company:structure:manage'), reach: 'company' });
const id = { id: Id.nullable() };

/** Who buys in its own name for the company, and what its purchases are booked on. */
export const unitApi = {
  list: call({ verb: 'GET', path: '/portal/company/purchaseUnit/list', access: view, summary: 'The purchase units', data: z.array(Unit) }),
  find: call({ verb: 'GET', path: '/portal/company/findPurchaseUnit/{id}', access: view, summary: 'One purchase unit', data: Unit }),
  save: call({
    verb: 'POST',
    path: '/portal/company/purchaseUnit/save',
    access: manage,
    summary: 'Adds a purchase unit, or changes the one of this id',
    body: UnitFields.extend(id),
    data: z.strictObject({ id: Id }),
  }),
  remove: call({
    verb: 'POST',
    path: '/portal/company/purchaseUnit/remove/{id}',
    access: manage,
    summary: 'Drops a purchase unit',
    data: Nothing,
  }),
  centres: call({
    verb: 'GET',
    path: '/portal/company/costCentre/list',
    access: view,
    summary: 'The cost centres',
    data: z.array(CostCentre),
  }),
  saveCentre: call({
    verb: 'POST',
    path: '/portal/company/costCentre/save',
    access: manage,
    summary: 'Adds a cost centre, or changes the one of this id',
    body: CostCentreFields.extend(id),
    data: z.strictObject({ id: Id }),
  }),
  removeCentre: call({
    verb: 'POST',
    path: '/portal/company/costCentre/remove/{id}',
    access: manage,
    summary: 'Drops a cost centre',
    data: Nothing,
  }),
};
