import * as z from 'zod';
import { buyer, reaches } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing } from '../kernel/fields.ts';
import { right } from './rights.ts';
import { RoleFields } from './role.rules.ts';

const RightName = z.string().regex(/^[A-Za-z]+(:[A-Za-z]+)+$/);

const RoleRight = z.strictObject({ name: RightName, reach: z.enum(reaches) });
export type RoleRight = z.infer<typeof RoleRight>;

const RoleName = z.strictObject({
  id: Id,
  roleName: z.string(),
  remark: z.string(),
  /** The mall's own: everybody may copy it, nobody changes it. */
  standard: z.boolean(),
  memberCount: z.number().int(),
});

const CompanyRole = RoleName.extend({
  /** Grows with every change; who saves says which he has seen. */
  version: z.number().int(),
  /** Held by who asks, who therefore may not change it. */
  mine: z.boolean(),
  rights: z.array(RoleRight),
});
export type CompanyRole = z.infer<typeof CompanyRole>;

const RoleMatrix = z.strictObject({
  roles: z.array(CompanyRole),
  /** What everybody of a company has, whatever his roles. */
  base: z.array(RoleRight),
  /** What who asks holds, and so how far he may give it. */
  held: z.array(RoleRight),
});
export type RoleMatrix = z.infer<typeof RoleMatrix>;

export const RoleHolder = z.strictObject({
  memberId: Id,
  memberName: z.string(),
  departmentName: z.string(),
  otherRoles: z.array(z.string()),
  /** How far he sees orders with all that he holds. */
  sees: z.enum(['none', ...reaches]),
  me: z.boolean(),
});
export type RoleHolder = z.infer<typeof RoleHolder>;

const view = right('personalCenterBase:enterpriseAccountManagement:view');
const see = buyer({ may: view });
/** A role is held in every department. */
const manage = buyer({ may: right('company:roles:manage'), least: 'company' });

export const companyRoleApi = {
  list: call({
    verb: 'GET',
    path: '/portal/companyrole/list',
    access: see,
    summary: 'The roles that the own company can give: the standard ones and its own',
    data: z.array(RoleName),
  }),
  matrix: call({
    verb: 'GET',
    path: '/portal/companyrole/matrix',
    access: see,
    summary: 'The same with their rights, and what who asks may give',
    data: RoleMatrix,
  }),
  holders: call({
    verb: 'GET',
    path: '/portal/companyrole/holders/{id}',
    access: buyer({ may: view, reach: 'company' }),
    summary: 'Who holds a role of those whom the reader sees, and what he then sees',
    data: z.array(RoleHolder),
  }),
  add: call({
    verb: 'POST',
    path: '/portal/companyrole/add',
    access: manage,
    summary: 'A role of the own company, empty or with the rights of another as far as who asks holds them',
    body: RoleFields.extend({ sourceId: Id.optional() }),
    /** `left`: how many rights of the other he could not give, or not as far. */
    data: z.strictObject({ id: Id, left: z.number().int() }),
  }),
  rename: call({
    verb: 'POST',
    path: '/portal/companyrole/rename',
    access: manage,
    summary: 'Another name or purpose for a role of the own company',
    body: RoleFields.extend({ id: Id, version: z.number().int() }),
    data: Nothing,
  }),
  setRights: call({
    verb: 'POST',
    path: '/portal/companyrole/rights',
    access: manage,
    summary: 'Gives rights to a role of the own company, or takes them; true on every node within a second',
    body: z.strictObject({
      id: Id,
      version: z.number().int(),
      changes: z
        .array(z.strictObject({ name: RightName, reach: z.enum(reaches).nullable() }))
        .min(1)
        .max(200),
    }),
    data: z.strictObject({ version: z.number().int(), memberCount: z.number().int() }),
  }),
  remove: call({
    verb: 'DELETE',
    path: '/portal/companyrole/{id}',
    access: manage,
    summary: 'Deletes a role of the own company that nobody holds',
    data: Nothing,
  }),
};
