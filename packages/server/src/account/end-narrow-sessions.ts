import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { forgetActors } from './actor-cache.ts';

/** Ends sessions that somebody outside has opened; those by which a member came in himself stay. */
export const endNarrowSessions = async (tx: Tx, ids: readonly Id[]): Promise<void> => {
  await tx.execute(sql`
    update member_session set revoked_at = now() where id = any (${sql.param([...ids])}::bigint[]) and narrow and revoked_at is null`);
  forgetActors();
};
