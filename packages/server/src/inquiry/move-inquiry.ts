import { type InquiryEvent, type InquiryState, inquiryMachine } from '@mall/contract/inquiry/inquiry.machine.ts';
import { decideDays } from '@mall/contract/inquiry/inquiry.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { type MoveMore, mover } from '../kernel/move.ts';
import type { By } from '../kernel/side.ts';
import { dropQuoteDrafts } from './quote-draft.ts';

/** Until when quotes are taken, where a round begins. */
type Times = { readonly deadline: string };

const dueOf = (state: InquiryState, times: Times | undefined): SQL => {
  if (state === 'quoting') return times ? sql`${times.deadline}::timestamptz` : sql`deadline`;
  return state === 'to_confirm' ? sql`now() + make_interval(days => ${decideDays}::int)` : sql`null::timestamptz`;
};

const { move } = mover({
  machine: inquiryMachine,
  table: 'inquiry',
  events: { table: 'inquiry_event', of: 'inquiry_id' },
  variant: { column: `'inquiry'::text`, values: ['inquiry'] },
  moved: 'inquiry.moved',
  arriving: (state, times: Times | undefined) => ({
    state_at: sql`now()`,
    due_at: dueOf(state, times),
    ...(state === 'cancelled' && { cancelled_at: sql`now()` }),
  }),
});

/** The only writer of an inquiry's state. */
export const moveInquiry = async (tx: Tx, id: Id, event: InquiryEvent, by: By, more: MoveMore<Times> = {}): Promise<void> => {
  await move(tx, id, event, by, more);
  await dropQuoteDrafts(tx, id);
};
