import type { TakeOver } from '@mall/contract/account/work.rules.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { among, slotsOf, type WorkBook, waitingIn } from './work.ts';
import { nameOperator } from './work-colleague.ts';
import { writeAudit } from './write-audit.ts';

const Row = z.strictObject({ name: z.string() });

/** Takes from a colleague what he still looks at; he hears by whom and why. What he has decided or given away meanwhile is left alone. */
export const takeOverWork = async (tx: Tx, side: MallSide, book: WorkBook, { items, fromId, reason }: TakeOver) => {
  const slots = slotsOf(side, book.slots);
  if (slots.length === 0 || fromId === side.memberId) throw refuse('account.work_moved');
  const taken = await readRows(tx, Row)`
    with waiting as materialized (select * from (${waitingIn(slots, book.limits, side.memberId)}) w where ${among(items)}),
      taken as (
        update work_item_claim c set holder_id = ${side.memberId}, taken_at = now(), from_id = ${fromId}, reason = ${reason}
        from waiting w where c.kind = w.kind and c.item_id = w.id and c.since = w.since and c.holder_id = ${fromId}
        returning c.kind, c.item_id)
    select coalesce(nullif(w.name, ''), w.sn) as name from waiting w join taken t on t.kind = w.kind and t.item_id = w.id order by w.due, w.id`;
  if (taken.length === 0) throw refuse('account.work_moved');
  const names = taken.map(({ name }) => name);
  await tell(tx, 'work.taken_over', {
    memberId: fromId,
    by: await nameOperator(tx, side),
    count: names.length,
    names: names.slice(0, 3),
    reason,
  });
  await writeAudit(
    tx,
    'work.taken_over',
    { targetId: fromId, target: await nameOperator(tx, { memberId: fromId }), reason, count: names.length },
    side,
  );
  return { count: names.length, missed: items.length - names.length };
};
