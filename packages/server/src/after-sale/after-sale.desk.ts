import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { within } from '../kernel/side.ts';

/** Cases that wait for the store's answer or its goods, and those that the mall has to decide or to pay back. */
export const afterSaleDesk: readonly DeskSlot[] = [
  {
    kind: 'seller',
    screen: '/after-sales',
    right: 'seller:afterSales:handle',
    count: (side) =>
      sql`select count(*) from after_sale a where ${within(side, 'a')} and not a.escalated and a.state in ('applied', 'returning', 'wait_resend')`,
  },
  {
    kind: 'operator',
    screen: '/after-sales',
    right: 'operations:afterSales:decide',
    count: () =>
      sql`select count(*) from after_sale a where a.escalated or a.arbitration = 'asked' or a.state = 'wait_refund' and a.refund_started_at is null`,
  },
];
