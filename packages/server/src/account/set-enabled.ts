import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { forgetActors } from './actor-cache.ts';
import { revokeSessions } from './revoke-sessions.ts';

/** An account that is shut has no session left. */
export const setEnabled = async (tx: Tx, memberId: Id, enabled: boolean): Promise<void> => {
  await tx.execute(sql`update member set enabled = ${enabled} where id = ${memberId}`);
  if (enabled) forgetActors();
  else await revokeSessions(tx, memberId);
};
