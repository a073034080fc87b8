import type { Audience } from '@mall/contract/kernel/access.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { eq } from 'drizzle-orm';
import { member } from '../account/account.table.ts';
import { giveRole } from '../account/give-role.ts';
import { hashPassword } from '../account/hash-password.ts';
import { openSession } from '../account/open-session.ts';
import type { Tx } from '../kernel/db.ts';
import { rememberCompanion } from './authority.ts';

export const testPassword = 'Mall@2026demo';

let hashed: Promise<string> | undefined;
let next = 0;

/** A mobile that no other member of this file has. */
export const freshMobile = (): string => `1360000${String((next += 1)).padStart(4, '0')}`;

type Given = Partial<typeof member.$inferInsert> & { roles?: string[] };

/** People of a store and of the mall do all of its work unless told. */
const usual: Record<Audience, string[]> = { buyer: [], seller: ['store_owner'], operator: ['mall_administrator'] };

/** Adds a member (an individual buyer unless told) and gives them built-in roles by key. */
export const addMember = async (tx: Tx, { roles, ...given }: Given = {}): Promise<{ id: Id; mobile: string }> => {
  hashed ??= hashPassword(testPassword);
  const [row] = await tx
    .insert(member)
    .values({ mobile: freshMobile(), memberName: '测试会员', passwordHash: await hashed, ...given })
    .returning({ id: member.id, mobile: member.mobile });
  const added = row as { id: Id; mobile: string };
  for (const key of roles ?? usual[given.audience ?? 'buyer']) await giveRole(tx, added.id, key);
  return added;
};

/** A session of a member without the ceremony; what the browser would be given is remembered. */
export const signInQuietly = async (tx: Tx, memberId: Id): Promise<string> => {
  const [found] = await tx.select({ id: member.id, audience: member.audience }).from(member).where(eq(member.id, memberId));
  if (!found) throw new Error(`no member ${memberId}`);
  const { token, companion } = await openSession(tx, found, { device: 'test', address: '127.0.0.1' }, { days: 1, idleHours: 72 });
  rememberCompanion(token, companion);
  return token;
};

/** Adds a member and signs them in without the ceremony. */
export const addSignedIn = async (tx: Tx, given: Given = {}): Promise<{ id: Id; mobile: string; token: string }> => {
  const added = await addMember(tx, given);
  return { ...added, token: await signInQuietly(tx, added.id) };
};
