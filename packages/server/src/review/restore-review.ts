import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { countReview } from './count-review.ts';
import { CountedRow, countedColumns } from './hide-review.ts';
import { tellReview } from './tell-review.ts';

/** Shows a hidden review again, and it counts again. */
export const restoreReview = async (tx: Tx, id: Id, reason: string): Promise<void> => {
  const [row] = await readRows(tx, CountedRow)`
    update review set shown = true, hidden_reason = '', hidden_at = null, hidden_by = null where id = ${id} and not shown returning ${countedColumns}`;
  if (!row) throw refuse((await tx.execute(sql`select from review where id = ${id}`)).rowCount === 0 ? 'kernel.not_found' : 'review.moved');
  await countReview(tx, row);
  await tellReview(tx, id, ['writer', 'store'], { event: 'restored', reason });
};
