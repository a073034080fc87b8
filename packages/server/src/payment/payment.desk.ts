import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { waitsForHand } from './offline.queries.ts';

/** Money that waits for the mall's people: vouchers, refunds that no channel sends, and what was booked nowhere. */
export const paymentDesk: readonly DeskSlot[] = [
  {
    kind: 'operator',
    screen: '/money',
    right: 'operations:payments:decide',
    count:
      () => sql`select (select count(*) from pay_voucher where state = 'submitted') + (select count(*) from refund r where ${waitsForHand})
      + (select count(*) from wrong_payment where state in ('found', 'proposed', 'returned'))`,
  },
];
