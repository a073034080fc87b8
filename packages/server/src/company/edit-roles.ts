import type { Id } from '@mall/contract/kernel/fields.ts';
import { requireAdministrator } from '../account/administrators.ts';
import { setRoles } from '../account/set-roles.ts';
import { writeAudit } from '../account/write-audit.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockPeople } from './company-side.ts';
import { requireSubordinate } from './require-person.ts';
import { requireGivable } from './role-rights.ts';
import { tellPerson } from './tell-person.ts';

/** Gives a colleague these roles and no others. */
export const editRoles = async (tx: Tx, side: BuyerSide, { id, roleIds }: { id: Id; roleIds: Id[] }): Promise<null> => {
  const own = await lockPeople(tx, side);
  const was = await requireSubordinate(tx, own, id);
  const roles = await requireGivable(tx, own, roleIds);
  await setRoles(tx, id, roleIds);
  if (was.isAdministrator) await requireAdministrator(tx, own.companyId);
  const change = { before: was.roles.map((role) => role.name), after: roles.map((role) => role.name) };
  await writeAudit(tx, 'company.roles_changed', { targetId: id, companyId: own.companyId, ...change }, side);
  await tellPerson(tx, own.companyId, id, 'roles');
  return null;
};
