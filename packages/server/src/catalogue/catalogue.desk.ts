import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';

/** Goods that wait for the mall. */
export const catalogueDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/audits/goods',
    right: 'operations:audit:decide',
    count: () => sql`select count(*) from goods_version v where v.decision is null`,
  },
];
