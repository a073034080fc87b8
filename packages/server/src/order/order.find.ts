import { findMost } from '@mall/contract/account/find.api.ts';
import { sql } from 'drizzle-orm';
import type { FindSlot } from '../account/find.ts';
import { within } from '../kernel/side.ts';
import { buyerName } from './store-orders.queries.ts';

/** Orders by the beginning of their number, for rooms whose things belong to an order; by an index, however many there are. */
export const orderIdsOf = (begins: string) => sql`select o.id from shop_order o where o.order_sn like ${begins}`;

export const orderFind: readonly FindSlot[] = [
  {
    kind: 'seller',
    thing: 'order',
    right: 'seller:orders:view',
    // Each way has its own index; joined by "or", or asked for in the order of the answer, the database would read every order of the store.
    found: (side, { begins, holds }) => sql`
      select o.id::text, o.order_sn as title, ${buyerName} as note, '/orders/' || o.id as url
      from shop_order o where o.id = any (array(
        select o.id from shop_order o where ${within(side, 'o')} and o.order_sn like ${begins}
        union select o.id from shop_order o where ${within(side, 'o')} and o.address ->> 'receiverName' like ${begins}
        union select o.id from company c join shop_order o on o.company_id = c.id where ${within(side, 'o')} and c.name like ${holds}
        union select o.id from member m join shop_order o on o.member_id = m.id
          where ${within(side, 'o')} and o.company_id is null and coalesce(nullif(m.nick_name, ''), m.member_name) like ${holds}
        order by 1 desc limit ${findMost})) order by o.id desc`,
  },
];
