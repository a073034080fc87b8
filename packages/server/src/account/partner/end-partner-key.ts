import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';

/** What is signed with it counts no more from this moment. A second click finds it ended and is content. */
export const endPartnerKey = async (tx: Tx, { id, keyNo }: { id: Id; keyNo: string }): Promise<null> => {
  const { rowCount } = await tx.execute(
    sql`update partner_key set ended_at = coalesce(ended_at, now()) where partner_id = ${id} and key_no = ${keyNo}`,
  );
  if (rowCount !== 1) throw refuse('kernel.not_found');
  return null;
};
