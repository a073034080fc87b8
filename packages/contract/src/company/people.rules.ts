import * as z from 'zod';
import { Mobile } from '../account/account.rules.ts';
import { Id, nameText, text } from '../kernel/fields.ts';

/** Codes of these rules are keys of `people.errors.ts`, so that form and server say the same words. */
export const personStates = ['invited', 'enabled', 'disabled'] as const;

const mostRoles = 10;
/** What a company can have; beyond it nobody finds anything in a list. */
export const companyMost = { units: 500, costCentres: 500, invitations: 500 } as const;
export const importMost = { bytes: 2 * 1024 * 1024, rows: 500 } as const;

/** What an order limit may be: a sum, none below zero. */
const Limit = z.string().regex(/^\d{1,9}\.\d{2}$/, { error: 'company.limit_wrong' });

const rolesOf = (one: z.ZodType<string>) =>
  z.array(one).min(1, { error: 'company.role_missing' }).max(mostRoles, { error: 'company.role_many' });
const roleIds = rolesOf(Id);

/** What a company says of one of its people, besides the roles. */
const Place = {
  departmentId: Id.nullable(),
  title: text(40, 0, 'company.title_long'),
  /** How much they may order in a month; null: as much as they will. */
  limit: Limit.nullable(),
  /** How much at once. */
  orderLimit: Limit.nullable(),
};

export const PersonFields = z.strictObject({
  mobile: Mobile,
  name: nameText(40, 'company.person_name_missing', 'company.person_name_long'),
  roleIds,
  ...Place,
});
export type PersonFields = z.infer<typeof PersonFields>;

/** A line of a sheet: the same, with roles and department by their names; what these mean is looked up afterwards. Only who is invited needs a role. */
export const LineFields = PersonFields.omit({ departmentId: true, roleIds: true }).extend({
  roles: z.array(z.string()).max(mostRoles, { error: 'company.role_many' }),
});

export const BindFields = PersonFields.extend({ code: z.string().regex(/^\d{6}$/, { error: 'account.code_wrong' }) });
export type BindFields = z.infer<typeof BindFields>;

export const EditFields = z.strictObject({ id: Id, ...Place });
export const RoleFields = z.strictObject({ id: Id, roleIds });

/** Several at once: whom one picks by hand. */
export const peopleAtOnce = 50;
const someone = z.array(Id).min(1).max(peopleAtOnce);
export const MoveFields = z.strictObject({ ids: someone, departmentId: Id.nullable() });
export const GiveFields = z.strictObject({ ids: someone, roleId: Id });

export const DepartmentName = nameText(40, 'company.department_name_missing');

export const DepartmentCode = z.string().regex(/^[A-Za-z0-9-]{1,20}$/, { error: 'company.department_code_wrong' });

export const UnitFields = z.strictObject({
  name: nameText(40, 'company.unit_name_missing'),
  departmentId: Id.nullable(),
  contactName: nameText(40),
  contactPhone: z.union([z.literal(''), z.string().regex(/^[0-9+\- ]{5,20}$/, { error: 'company.phone_wrong' })]),
  address: text(100),
});
export type UnitFields = z.infer<typeof UnitFields>;

export const CostCentreFields = z.strictObject({
  code: z.string().regex(/^[A-Za-z0-9-]{1,20}$/, { error: 'company.centre_code_wrong' }),
  name: nameText(40, 'company.centre_name_missing'),
  departmentId: Id.nullable(),
});
export type CostCentreFields = z.infer<typeof CostCentreFields>;
