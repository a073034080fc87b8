import type { WorkItem } from '@mall/contract/account/work.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { among, slotsOf, type WorkBook, waitingIn } from './work.ts';
import { writeAudit } from './write-audit.ts';

const Row = z.strictObject({ name: z.string() });

/** Says that somebody looks at these. One that a colleague looks at stays his; a case that comes back is nobody's. */
export const takeWork = async (tx: Tx, side: MallSide, book: WorkBook, items: readonly WorkItem[]) => {
  const slots = slotsOf(side, book.slots);
  if (slots.length === 0) throw refuse('account.work_moved');
  const waiting = waitingIn(slots, book.limits, side.memberId);
  await tx.execute(sql`
    insert into work_item_claim (kind, item_id, since, holder_id)
    select w.kind, w.id, w.since, ${side.memberId}::bigint from (${waiting}) w where ${among(items)} order by w.kind, w.id
    on conflict (kind, item_id) do update set since = excluded.since, holder_id = excluded.holder_id, taken_at = now(), from_id = null, reason = ''
    where work_item_claim.since <> excluded.since`);
  // A statement of its own, so that it sees what a colleague took in the same moment.
  const held = await readRows(tx, Row)`
    select concat_ws(' · ', nullif(w.sn, ''), nullif(w.name, '')) as name from (${waiting}) w join work_item_claim c on c.kind = w.kind and c.item_id = w.id and c.since = w.since
    where ${among(items)} and c.holder_id = ${side.memberId} order by w.due, w.id`;
  const count = held.length;
  if (count === 0) throw refuse('account.work_moved');
  await writeAudit(tx, 'work.taken', { target: held.map(({ name }) => name).join(', '), count }, side);
  return { count, missed: items.length - count };
};
