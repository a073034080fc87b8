import { eq } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { member, memberRole } from './account.table.ts';
import { makePassword, outdated } from './first-password.ts';
import { giveRole } from './give-role.ts';
import { hashPassword } from './hash-password.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { writeAudit } from './write-audit.ts';

/**
 * Makes an administrator of the mall and returns the password that he changes at his first sign-in; to one who is there already it gives a new one. Undefined when the
 * mobile is a buyer's or a seller's.
 */
export const appointOperator = async (tx: Tx, mobile: string, name: string): Promise<string | undefined> => {
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const [row] = await tx
    .insert(member)
    .values({ mobile, memberName: name, nickName: name, audience: 'operator', passwordHash, passwordChangedAt: outdated })
    .onConflictDoUpdate({
      target: member.mobile,
      set: { passwordHash, passwordChangedAt: outdated, enabled: true },
      setWhere: eq(member.audience, 'operator'),
    })
    .returning({ id: member.id });
  if (!row) return undefined;
  // One who has a part of the work keeps that part.
  const held = await tx.select().from(memberRole).where(eq(memberRole.memberId, row.id)).limit(1);
  if (held.length === 0) await giveRole(tx, row.id, 'mall_administrator');
  await revokeSessions(tx, row.id);
  await writeAudit(tx, 'account.operator_appointed', {}, row.id);
  return password;
};
