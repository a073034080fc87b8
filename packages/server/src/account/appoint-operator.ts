import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { member, memberRole } from './account.table.ts';
import { giveRole } from './give-role.ts';
import { hashPassword } from './hash-password.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { writeAudit } from './write-audit.ts';

// Without the letters and figures that look alike: somebody types this from a screen.
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '@#%+=?'];
const pick = (from: string): string => from[randomInt(from.length)] as string;

/** Sixteen characters, some of every kind. */
const makePassword = (): string => {
  const characters = Array.from({ length: 16 }, (_, at) => pick(kinds[at] ?? kinds.join('')));
  for (let at = characters.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [characters[at], characters[other]] = [characters[other] as string, characters[at] as string];
  }
  return characters.join('');
};

// A password as old as this is outdated whatever the mall is told: it proves who changes it, and opens nothing.
const outdated = sql`'epoch'::timestamptz`;

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
