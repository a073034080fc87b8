import { sql } from 'drizzle-orm';
import type { DeskSlot } from '../account/desk.ts';
import { within } from '../kernel/side.ts';
import { isPaper } from './live-covers.ts';
import { isTrouble } from './tax.queries.ts';

const toDo = sql`(i.state = 'applied' or (i.state = 'issued' and ${isPaper})
  or i.state in ('reviewing', 'red_applied') and (select a.state from invoice_ask a where a.invoice_id = i.id order by a.id desc limit 1) in ('refused', 'failed'))`;

/** What a store, or the mall for its own, has to issue, to mail or to put right; papers to look at, and what is stuck at the gateway. */
export const invoiceDesk: readonly DeskSlot[] = [
  {
    kind: 'seller',
    screen: '/invoices',
    right: 'seller:invoices:handle',
    count: (side) => sql`select count(*) from invoice i where ${within(side, 'i')} and ${toDo}`,
  },
  {
    kind: 'operator',
    screen: '/invoices',
    right: 'operations:invoices:decide',
    count: () => sql`select count(*) from invoice i join store s on s.id = i.store_id where s.kind = 'self' and ${toDo}`,
  },
  {
    kind: 'operator',
    screen: '/invoices/qualifications',
    right: 'operations:invoices:decide',
    count: () => sql`select count(*) from invoice_qualification where decision is null`,
  },
  {
    kind: 'operator',
    screen: '/invoices/gateway',
    right: 'operations:invoices:decide',
    count: () => sql`select count(*) from invoice_ask a join invoice i on i.id = a.invoice_id where ${isTrouble}`,
  },
];
