import { type SQL, sql } from 'drizzle-orm';
import type { House } from '../kernel/house.ts';
import { makeLock } from '../kernel/lock-box.ts';

/** What a round begins with: its own lock, whose private half is sealed by the mall's secret, and the deadline until which it stays shut. */
export const newLock = (sealer: House['sealer'], deadline: string): SQL => {
  const { publicKey, privateKey } = makeLock();
  return sql`deadline = ${deadline}::timestamptz, lock_public = ${publicKey}, lock_private = ${sealer.seal(privateKey.toString('base64'))}`;
};
