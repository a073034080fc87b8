import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';

/** Companies whose papers wait for the mall. */
export const companyDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/audits',
    right: 'operations:audit:decide',
    count: () => sql`select count(*) from company_version v where v.decision is null`,
  },
];
