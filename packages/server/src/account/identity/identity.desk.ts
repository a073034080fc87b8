import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../desk.ts';

/** Companies' identity providers whose domain nobody has said a word to. */
export const identityDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/doors',
    right: 'operations:doors:change',
    count: () => sql`select count(*) from identity_provider where decision = 'waiting'`,
  },
];
