import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { MallSide } from '../kernel/side.ts';
import { member } from './account.table.ts';
import { makePassword, outdated } from './first-password.ts';
import { hashPassword } from './hash-password.ts';
import { noteKeyGiving } from './note-key-giving.ts';
import { requireColleague } from './require-colleague.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { lockStaff } from './staff-side.ts';
import { writeAudit } from './write-audit.ts';

/** For an operator who lost his password, or never changed the first. His second factor stays. */
export const renewFirstPassword = async (tx: Tx, asker: MallSide, id: Id): Promise<{ password: string }> => {
  const side = await lockStaff(tx, asker);
  const { name } = await requireColleague(tx, side, id);
  const password = makePassword();
  await tx
    .update(member)
    .set({ passwordHash: await hashPassword(password), passwordChangedAt: outdated })
    .where(eq(member.id, id));
  await revokeSessions(tx, id);
  await noteKeyGiving(tx, side.memberId, id);
  await writeAudit(tx, 'staff.password_renewed', { targetId: id, target: name }, side);
  return { password };
};
