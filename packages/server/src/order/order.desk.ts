import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { within } from '../kernel/side.ts';
import { canLeave } from './store-orders.queries.ts';

/** Orders that a store has to ship, and those on a purchase quota that the mall looks at. */
export const orderDesk: readonly DeskSlot[] = [
  {
    kind: 'seller',
    screen: '/orders',
    right: 'seller:orders:handle',
    count: (side) => sql`select count(*) from shop_order o where ${within(side, 'o')} and ${canLeave}`,
  },
  {
    kind: 'operator',
    screen: '/credit/reviews',
    right: 'operations:credit:decide',
    count: () => sql`select count(*) from credit_review where state = 'waiting'`,
  },
];
