import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { House } from '../kernel/house.ts';
import { tell } from '../kernel/news.ts';
import { readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';

const Row = z.strictObject({ id: Id, orderSn: z.string(), memberId: Id, amountFen: z.number() });

/** Reminds whoever has not paid, once, when a quarter of the time is left or two hours, whichever is less: an order of half an hour is not reminded of at once. Gives how many. */
export const remindUnpaid = ({ db, log }: Pick<House, 'db' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const rows = await readRows(tx, Row)`
        select id::text, order_sn as "orderSn", member_id::text as "memberId", (payable_fen - paid_fen)::float8 as "amountFen" from shop_order
        where state = 'wait_pay' and pay_mode = 'prepay' and pay_reminded_at is null and pay_deadline > now() and pay_deadline < now() + interval '2 hours'
          and pay_deadline - now() < (pay_deadline - created_at) / 4 and not hidden and id <> all (${sql.param([...leave])}::bigint[])
        order by pay_deadline limit 1 for no key update skip locked`;
      return rows[0];
    },
    run: async (tx, { id, ...order }) => {
      await tx.execute(sql`update shop_order set pay_reminded_at = now() where id = ${id}`);
      await tell(tx, 'order.unpaid', { orderId: id, ...order });
    },
    failed: (error, orderId) => log.error({ err: error, orderId }, 'nobody reminded of an order to be paid'),
  });
