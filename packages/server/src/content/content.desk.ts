import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';

/** What visitors wrote and nobody has answered. */
export const contentDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/feedback',
    right: 'operations:feedback:handle',
    count: () => sql`select count(*) from feedback where state = 'new'`,
  },
];
