import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { within } from '../kernel/side.ts';

/** Reviews that are no praise and that the store has left without an answer. Thanks for praise are nobody's duty, so they are not counted. For the mall, those that stores have reported. */
export const reviewDesk: readonly DeskSlot[] = [
  {
    kind: 'seller',
    screen: '/reviews',
    right: 'seller:reviews:handle',
    count: (side) => sql`select count(*) from review r where ${within(side, 'r')} and r.shown and r.replied_at is null and r.stars <= 3`,
  },
  {
    kind: 'operator',
    screen: '/reviews',
    right: 'operations:reviews:decide',
    count: () => sql`select count(*) from review_report p where p.outcome is null`,
  },
];
