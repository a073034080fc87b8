import type { WorkItem } from '@mall/contract/account/work.rules.ts';
import { workNameOf } from '@mall/contract/account/work-names.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { rowsOf } from './work.ts';
import { writeAudit } from './write-audit.ts';

/** Nobody looks at these any more. */
export const putBackWork = async (tx: Tx, side: MallSide, items: readonly WorkItem[]) => {
  const { rowCount } = await tx.execute(sql`
    delete from work_item_claim where holder_id = ${side.memberId} and (kind, item_id) in ${rowsOf(items)}`);
  const count = rowCount ?? 0;
  if (count === 0) throw refuse('account.work_moved');
  await writeAudit(tx, 'work.put_back', { target: items.map(({ kind, id }) => `${workNameOf(kind)} ${id}`).join(', '), count }, side);
  return { count, missed: items.length - count };
};
