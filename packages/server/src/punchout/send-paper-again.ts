import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { companyOf } from '../open/open-key.queries.ts';

/** Has a paper sent once more, whether it was taken or given up; its number is the same, so that the other side takes it once. */
export const sendPaperAgain = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const [row] = await readRows(tx, IdRow)`
    update punchout_paper q set next_try_at = now(), tries = 0, sent_at = null, fault = '' from punchout_connection p
    where q.id = ${id} and p.id = q.connection_id and p.company_id = ${companyOf(side)} and p.removed_at is null returning q.id::text`;
  if (!row) throw refuse('kernel.not_found');
  return null;
};
