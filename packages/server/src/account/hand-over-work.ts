import type { HandOver } from '@mall/contract/account/work.rules.ts';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import type { MallSide } from '../kernel/side.ts';
import { among, slotsOf, type WorkBook, waitingIn } from './work.ts';
import { nameOperator, requireColleague } from './work-colleague.ts';
import { writeAudit } from './write-audit.ts';

const Row = z.strictObject({ name: z.string() });

/** Gives what nobody, or the giver himself, looks at to a colleague who may decide it; he hears of it. */
export const handOverWork = async (tx: Tx, side: MallSide, book: WorkBook, { items, toId, reason }: HandOver) => {
  const kinds = new Set(items.map(({ kind }) => kind));
  const slots = slotsOf(side, book.slots).filter(({ kind }) => kinds.has(kind));
  if (slots.length === 0) throw refuse('account.work_moved');
  const colleague = await requireColleague(tx, side, toId, slots);
  const given = await readRows(tx, Row)`
    with waiting as materialized (select * from (${waitingIn(slots, book.limits, toId)}) w where ${among(items)}),
      given as (
        insert into work_item_claim (kind, item_id, since, holder_id, from_id, reason)
        select w.kind, w.id, w.since, ${toId}::bigint, ${side.memberId}::bigint, ${reason}::text from waiting w order by w.kind, w.id
        on conflict (kind, item_id) do update set since = excluded.since, holder_id = excluded.holder_id, taken_at = now(),
          from_id = excluded.from_id, reason = excluded.reason
        where work_item_claim.since <> excluded.since or work_item_claim.holder_id = ${side.memberId}
        returning kind, item_id)
    select coalesce(nullif(w.name, ''), w.sn) as name from waiting w join given g on g.kind = w.kind and g.item_id = w.id order by w.due, w.id`;
  if (given.length === 0) throw refuse('account.work_moved');
  const names = given.map(({ name }) => name);
  await tell(tx, 'work.handed_over', {
    memberId: toId,
    by: await nameOperator(tx, side),
    count: names.length,
    names: names.slice(0, 3),
    reason,
  });
  await writeAudit(tx, 'work.handed_over', { targetId: toId, target: colleague, reason, count: names.length }, side);
  return { count: names.length, missed: items.length - names.length };
};
