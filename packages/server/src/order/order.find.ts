import { sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';
import { within } from '../kernel/side.ts';
import { buyerName } from './store-orders.queries.ts';

export const orderFind: readonly FindSlot[] = [
  {
    kind: 'seller',
    thing: 'order',
    right: 'seller:orders:view',
    found: (side, { begins, holds }) => sql`
      select o.id::text, o.order_sn as title, ${buyerName} as note, '/orders/' || o.id as url
      from shop_order o where ${within(side, 'o')} and (o.order_sn like ${begins} or ${buyerName} like ${holds} or o.address ->> 'receiverName' like ${begins}) order by o.id desc`,
  },
];
