import { sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';
import { within } from '../kernel/side.ts';
import { orderIdsOf } from '../order/order.find.ts';

export const afterSaleFind: readonly FindSlot[] = [
  {
    kind: 'seller',
    thing: 'after_sale',
    right: 'seller:afterSales:view',
    found: (side, { begins }) => sql`
      select a.id::text, a.aftersale_sn as title, o.order_sn as note, '/after-sales?id=' || a.id as url
      from after_sale a join shop_order o on o.id = a.order_id where ${within(side, 'a')} and (a.aftersale_sn like ${begins} or a.order_id in (${orderIdsOf(begins)})) order by a.id desc`,
  },
  {
    kind: 'operator',
    thing: 'after_sale',
    right: 'operations:afterSales:view',
    found: (_, { begins }) => sql`
      select a.id::text, a.aftersale_sn as title, o.order_sn as note, '/after-sales?id=' || a.id as url
      from after_sale a join shop_order o on o.id = a.order_id where a.aftersale_sn like ${begins} or a.order_id in (${orderIdsOf(begins)}) order by a.id desc`,
  },
];
