import { proofMinutes } from '@mall/contract/account/security.rules.ts';
import * as z from 'zod';
import type { Member } from '../kernel/actor.ts';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ seconds: z.int() });

/** For how many seconds more this session counts as proved. */
export const findProof = async (tx: Tx, { sessionId }: Member): Promise<number> => {
  const rows = await readRows(tx, Row)`
    select ceil(extract(epoch from proved_at - now()) + ${proofMinutes * 60})::int as seconds from member_session where id = ${sessionId} and proved_at is not null`;
  return Math.max(0, rows[0]?.seconds ?? 0);
};

export const requireProof = async (tx: Tx, actor: Member): Promise<void> => {
  if ((await findProof(tx, actor)) === 0) throw refuse('account.proof_required');
};
