import { type SQL, sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';
import { within } from '../kernel/side.ts';
import { orderIdsOf } from '../order/order.find.ts';

/** By the number of the application, of the paper, of an order, or by the title. */
const invoicesOf = (sees: SQL, { begins, holds }: Parameters<FindSlot['found']>[1]): SQL => sql`
  select i.id::text, i.apply_sn as title, n.title_name as note, '/invoices?tab=all&id=' || i.id as url
  from invoice i cross join lateral (select coalesce(i.title ->> 'companyName', i.title ->> 'personName', '') as title_name) n
  where ${sees} and (i.apply_sn like ${begins} or i.number like ${begins} or n.title_name like ${holds}
    or i.id in (select k.invoice_id from invoice_cover k where k.order_id in (${orderIdsOf(begins)}))) order by i.id desc`;

export const invoiceFind: readonly FindSlot[] = [
  { kind: 'seller', thing: 'invoice', right: 'seller:invoices:view', found: (side, word) => invoicesOf(within(side, 'i'), word) },
  {
    kind: 'operator',
    thing: 'invoice',
    right: 'operations:invoices:view',
    // The mall's people have those of its own stores on their screen; the others are their stores'.
    found: (_side, word) => invoicesOf(sql`exists (select from store own where own.id = i.store_id and own.kind = 'self')`, word),
  },
];
