import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { endPayTime } from '../order/end-pay-time.ts';
import { settleGroupOrder } from './settle-group-order.ts';

const Row = z.strictObject({ id: Id, paid: z.boolean(), won: z.boolean(), lastFen: z.number(), leftFen: z.number() });
/**
 * Orders of group buys that are over, each in its own transaction: the difference goes back where it succeeded, everything where it failed. What is settled is not
 * found again, and the names of the refunds let nothing through twice, so that a killed process loses and repeats nothing.
 */
export const settleGroupOrders = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const [row] = await readRows(tx, Row)`
        select o.id::text, o.state = 'wait_ship' as paid, g.state = 'succeeded' as won, g.price_fen::float8 as "lastFen", (o.paid_fen - o.refunded_fen)::float8 as "leftFen"
        from shop_order o join group_buy g on g.id = o.group_id
        where o.group_id is not null and o.group_done_at is null and o.state <> 'cancelled' and g.state in ('succeeded', 'failed')
          and (o.state = 'wait_ship' or o.state = 'wait_pay' and o.pay_deadline > now()) and o.id <> all (${sql.param([...leave])}::bigint[])
        order by o.id limit 1 for no key update of o skip locked`;
      return row;
    },
    // The bank is asked about what is unpaid by who looks after the time to pay.
    run: (tx, { paid, ...order }) => (paid ? settleGroupOrder(tx, order) : endPayTime(tx, order.id)),
    failed: (error, orderId) => log.error({ err: error, orderId }, 'order of a group buy not settled'),
  });
