import { type AfterSaleEvent, afterSaleMachine, afterSaleTypes } from '@mall/contract/after-sale/after-sale.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { type MoveMore, mover } from '../kernel/move.ts';
import { tell } from '../kernel/news.ts';
import type { By } from '../kernel/side.ts';
import { type AfterSaleTimes, dueOf, usualAfterSaleTimes } from './after-sale-times.ts';

export type MoveAfterSaleMore = MoveMore<AfterSaleTimes>;

const { move } = mover({
  machine: afterSaleMachine,
  table: 'after_sale',
  events: { table: 'after_sale_event', of: 'after_sale_id' },
  variant: { column: 'type', values: afterSaleTypes },
  moved: 'after_sale.moved',
  said: { aftersaleSn: 'aftersale_sn' },
  arriving: (state, times: AfterSaleTimes | undefined) => ({
    due_at: dueOf(state, times ?? usualAfterSaleTimes),
    ...(state === 'finished' && { finished_at: sql`now()` }),
  }),
});

/** The only writer of an after-sale's state. Whoever listens is told of every step. */
export const moveAfterSale = async (tx: Tx, id: Id, event: AfterSaleEvent, by: By, more: MoveAfterSaleMore = {}): Promise<void> => {
  const { memberId, variant: type, said } = await move(tx, id, event, by, more);
  await tell(tx, 'after_sale.moved', { afterSaleId: id, ...said, memberId, type, event, reason: more.reason ?? '' });
};

/** Pictures that come with a step. */
export const withPhotos = (photos: readonly string[]) => ({ noted: { photos: sql`${sql.param([...photos])}::text[]` } });
