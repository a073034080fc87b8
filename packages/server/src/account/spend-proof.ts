import { proofMinutes } from '@mall/contract/account/security.rules.ts';
import { sql } from 'drizzle-orm';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';

/** One proof, one change: of two that race, the second waits for the row and finds it spent. */
export const spendProof = async (tx: Tx, { sessionId }: Member): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    update member_session set proved_at = null where id = ${sessionId} and proved_at > now() - make_interval(mins => ${proofMinutes}) and revoked_at is null`);
  if (rowCount !== 1) throw refuse('account.proof_required');
};
