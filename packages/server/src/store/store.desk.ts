import { paperWarnings } from '@mall/contract/store/paper.rules.ts';
import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { within } from '../kernel/side.ts';
import { today } from './papers/lock-paper.ts';

/** Sellers whose papers wait for the mall; and of a store those that have run out or end soon. */
export const storeDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/audits/stores',
    right: 'operations:audit:decide',
    count: () => sql`select count(*) from store_application_version v where v.decision is null`,
  },
  {
    kind: 'operator',
    screen: '/audits/papers',
    right: 'operations:audit:decide',
    count: () => sql`select count(*) from store_paper_version v where v.decision is null`,
  },
  {
    kind: 'seller',
    screen: '/papers',
    right: 'seller:store:manage',
    count: (side) => sql`
      select count(*) from store_qualification q where ${within(side, 'q')} and q.valid_until <= ${today} + ${paperWarnings[1]}::int
        and not exists (select from store_paper_version v where v.paper_id = q.id and v.decision is null)`,
  },
];
