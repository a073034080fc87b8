import { type AfterSaleEvent, type AfterSaleState, afterSaleMachine } from '@mall/contract/after-sale/after-sale.machine.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import type { By } from '../kernel/side.ts';
import type { AfterSaleTimes } from './after-sale-times.ts';
import { dueOf, type LockedAfterSale } from './lock-after-sale.ts';

export type MoveMore = { reason?: string; photos?: readonly string[]; also?: SQL; where?: SQL; times?: AfterSaleTimes };

/**
 * The only writer of an after-sale's state: one conditional UPDATE from where it was read, and its event. `also` sets columns that must
 * change with it, `where` narrows. Who comes second is refused.
 */
export const moveAfterSale = async (
  tx: Tx,
  from: Pick<LockedAfterSale, 'id' | 'state' | 'type'>,
  event: AfterSaleEvent,
  by: By,
  { reason = '', photos = [], also = sql``, where = sql``, times }: MoveMore = {},
): Promise<AfterSaleState> => {
  const to = afterSaleMachine.next(from.state, event, from.type);
  if (!to) throw refuse('after_sale.moved');
  const stays = to === from.state;
  const moved = await tx.execute(sql`
    update after_sale set state = ${to}${stays ? sql`` : sql`, due_at = ${dueOf(to, times)}`}${to === 'finished' ? sql`, finished_at = now()` : sql``}${also}
    where id = ${from.id} and state = ${from.state}${where}`);
  if (moved.rowCount !== 1) throw refuse('after_sale.moved');
  await tx.execute(sql`
    insert into after_sale_event (after_sale_id, seq, event, from_state, to_state, by_kind, by_member_id, reason, photos)
    select ${from.id}, coalesce(max(seq), 0) + 1, ${event}, ${from.state}, ${to}, ${by.kind}, ${by.memberId ?? null}::bigint, ${reason}, ${sql.param([...photos])}::text[]
    from after_sale_event where after_sale_id = ${from.id}`);
  return to;
};
