import type { StaffFields } from '@mall/contract/account/staff.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { member } from './account.table.ts';
import { makePassword, outdated } from './first-password.ts';
import { hashPassword } from './hash-password.ts';
import { maskMobile } from './mask-mobile.ts';
import { noteKeyGiving } from './note-key-giving.ts';
import { setRoles } from './set-roles.ts';
import { requireStaffRoles } from './staff-roles.ts';
import { lockStaff } from './staff-side.ts';
import { writeAudit } from './write-audit.ts';

const Holder = z.strictObject({ audience: z.string() });

/** Makes an operator with a part of the mall's work, and gives the password that he changes at his first sign-in. */
export const hireOperator = async (
  tx: Tx,
  asker: MallSide,
  { mobile, name, roleIds }: StaffFields,
): Promise<{ id: Id; password: string }> => {
  const side = await lockStaff(tx, asker);
  const roles = await requireStaffRoles(tx, side, roleIds);
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const [added] = await tx
    .insert(member)
    .values({ mobile, memberName: name, nickName: name, audience: 'operator', passwordHash, passwordChangedAt: outdated })
    .onConflictDoNothing({ target: member.mobile })
    .returning({ id: member.id });
  if (!added) {
    const [held] = await readRows(tx, Holder)`select audience from member where mobile = ${mobile}`;
    throw refuse(held?.audience === 'operator' ? 'staff.here_already' : 'staff.mobile_used');
  }
  await setRoles(tx, added.id, roleIds);
  const after = { mobile: maskMobile(mobile), roles: roles.map((role) => role.name) };
  await noteKeyGiving(tx, side.memberId, added.id);
  await writeAudit(tx, 'staff.added', { targetId: added.id, target: name, before: null, after }, side);
  return { id: added.id, password };
};
