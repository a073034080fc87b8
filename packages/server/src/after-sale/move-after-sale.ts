import { afterSaleMachine, afterSaleTypes } from '@mall/contract/after-sale/after-sale.machine.ts';
import { sql } from 'drizzle-orm';
import { type MoveMore, mover } from '../kernel/move.ts';
import { type AfterSaleTimes, dueOf } from './after-sale-times.ts';

export type MoveAfterSaleMore = MoveMore<AfterSaleTimes>;

/** The only writer of an after-sale's state. */
export const { move: moveAfterSale } = mover({
  machine: afterSaleMachine,
  table: 'after_sale',
  events: { table: 'after_sale_event', of: 'after_sale_id' },
  variant: { column: 'type', values: afterSaleTypes },
  moved: 'after_sale.moved',
  arriving: (state, times: AfterSaleTimes | undefined) => ({
    due_at: dueOf(state, times),
    ...(state === 'finished' && { finished_at: sql`now()` }),
  }),
});

/** Pictures that come with a step. */
export const withPhotos = (photos: readonly string[]) => ({ noted: { photos: sql`${sql.param([...photos])}::text[]` } });
