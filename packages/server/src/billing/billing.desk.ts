import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { within } from '../kernel/side.ts';
import { isOpenPayment } from './bill-states.ts';

/** Disputes that wait for a store, and for the mall those of its own; payments to the mall's account, which its people and its own store look for. */
export const billingDesk: readonly DeskSlot[] = [
  {
    kind: 'seller',
    screen: '/bills',
    right: 'seller:bills:handle',
    count: (side) => sql`
      select (select count(*) from bill b where ${within(side, 'b')} and b.state = 'disputed')
        + (select count(*) from bill_payment p join bill b on b.id = p.bill_id join store s on s.id = b.store_id where ${within(side, 'b')} and s.kind = 'self' and ${isOpenPayment})`,
  },
  {
    kind: 'operator',
    screen: '/bills',
    right: 'operations:bills:decide',
    count: () => sql`
      select (select count(*) from bill b join store s on s.id = b.store_id where s.kind = 'self' and b.state = 'disputed')
        + (select count(*) from bill_payment p where ${isOpenPayment})`,
  },
];
