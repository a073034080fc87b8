import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { noteKeyGiving } from './note-key-giving.ts';
import { requireColleague } from './require-colleague.ts';
import { setRoles } from './set-roles.ts';
import { requireStaffRoles } from './staff-roles.ts';
import { lockStaff, type StaffSide } from './staff-side.ts';
import { writeAudit } from './write-audit.ts';

/** Gives a colleague these roles and no others; true on every node within a second. */
export const setStaffRoles = async (tx: Tx, asker: StaffSide, id: Id, roleIds: readonly Id[]): Promise<null> => {
  const side = await lockStaff(tx, asker);
  const { name, roles } = await requireColleague(tx, side, id);
  const given = await requireStaffRoles(tx, side, roleIds);
  await setRoles(tx, id, roleIds);
  await noteKeyGiving(tx, side.memberId, id);
  await writeAudit(tx, 'staff.roles_changed', { targetId: id, target: name, before: roles, after: given.map((role) => role.name) }, side);
  return null;
};
