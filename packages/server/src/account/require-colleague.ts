import { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { listStaffRoles, mayGive } from './staff-roles.ts';
import { type StaffSide, staffOf } from './staff-side.ts';

const Row = z.strictObject({ name: z.string(), enabled: z.boolean(), roleIds: z.array(Id) });

/** A colleague whose account the asker may change: not his own, and nobody's who can do more than he. Inside `lockStaff`. */
export const requireColleague = async (tx: Tx, side: StaffSide, id: Id) => {
  const [found] = await readRows(tx, Row)`
    select m.member_name as name, m.enabled, array(select role_id::text from member_role where member_id = m.id) as "roleIds"
    from member m where m.id = ${id} and ${staffOf(side)} for no key update of m`;
  if (!found) throw refuse('kernel.not_found');
  if (id === side.memberId) throw refuse('staff.own_account');
  const roles = (await listStaffRoles(tx, side)).filter((role) => found.roleIds.includes(role.id));
  if (!roles.every((role) => mayGive(side, role))) throw refuse('staff.outranked');
  return { name: found.name, enabled: found.enabled, roles: roles.map((role) => role.name) };
};
