import { sql } from 'drizzle-orm';
import type { DeskSlot } from './desk.ts';

/** News that could not be delivered. */
export const newsDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/dead-letters',
    right: 'operations:news:decide',
    count: () => sql`select count(*) from news where dead_at is not null and done_at is null`,
  },
];
