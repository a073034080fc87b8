import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';

/** Sellers whose papers wait for the mall. */
export const storeDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/audits/stores',
    right: 'operations:audit:decide',
    count: () => sql`select count(*) from store_application_version v where v.decision is null`,
  },
];
