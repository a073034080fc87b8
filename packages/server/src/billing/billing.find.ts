import { type SQL, sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';
import { within } from '../kernel/side.ts';

/** By the number of the bill, of an order that stands on it, or the company's name. Nobody looks for what is not issued yet. */
const billsOf = (sees: SQL, { begins, holds }: Parameters<FindSlot['found']>[1]): SQL => sql`
  select b.id::text, b.bill_sn as title, c.name as note, '/bills?tab=all&id=' || b.id as url from bill b join company c on c.id = b.company_id
  where ${sees} and b.state not in ('open', 'void') and (b.bill_sn like ${begins} or c.name like ${holds}
    or b.id in (select o.bill_id from shop_order o where o.order_sn like ${begins} and o.bill_id is not null)) order by b.id desc`;

export const billingFind: readonly FindSlot[] = [
  { kind: 'seller', thing: 'bill', right: 'seller:bills:view', found: (side, word) => billsOf(within(side, 'b'), word) },
  { kind: 'operator', thing: 'bill', right: 'operations:bills:view', found: (_side, word) => billsOf(sql`true`, word) },
];
