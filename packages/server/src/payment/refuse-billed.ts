import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';

const Row = z.strictObject({ sn: z.string() });

/** Orders `o` that wait for money on a bill are paid there, and nowhere else. */
export const refuseBilled = async (tx: Tx, orders: SQL): Promise<void> => {
  const [billed] = await readRows(tx, Row)`
    select o.order_sn as sn from shop_order o where ${orders} and o.state = 'wait_pay' and o.bill_id is not null order by o.id limit 1`;
  if (billed) throw refuse('payment.billed', billed);
};
