import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { within } from '../kernel/side.ts';

/** Disputes and payments that wait for a store, and for the mall what its own store has of them, what is overdue, and what was found by one person alone. */
export const billingDesk: readonly DeskSlot[] = [
  {
    kind: 'seller',
    screen: '/bills',
    right: 'seller:bills:handle',
    count: (side) => sql`
      select (select count(*) from bill b where ${within(side, 'b')} and b.state = 'disputed')
        + (select count(*) from bill_payment p join bill b on b.id = p.bill_id where ${within(side, 'b')} and p.state in ('waiting', 'checked'))`,
  },
  {
    kind: 'operator',
    screen: '/bills',
    right: 'operations:bills:decide',
    count: () => sql`
      select (select count(*) from bill b join store s on s.id = b.store_id where s.kind = 'self' and b.state = 'disputed')
        + (select count(*) from bill_payment p join bill b on b.id = p.bill_id join store s on s.id = b.store_id where p.state = 'checked' or (p.state = 'waiting' and s.kind = 'self'))`,
  },
];
