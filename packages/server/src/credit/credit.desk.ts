import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';

/** Applications for a purchase quota that wait for the mall, and what waits for a second person. */
export const creditDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/credit',
    right: 'operations:credit:decide',
    count: () => sql`select count(*) from credit_application where state = 'waiting'`,
  },
  {
    kind: 'operator',
    screen: '/credit/accounts',
    right: 'operations:credit:decide',
    count: () => sql`select count(*) from credit_act where state = 'waiting' and application_id is null`,
  },
];
