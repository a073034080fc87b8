import { sql } from 'drizzle-orm';
import type { House } from '../kernel/house.ts';
import { IdRow, readRows } from '../kernel/read-rows.ts';
import { runDue } from '../kernel/run-due.ts';
import { system } from '../kernel/side.ts';
import { confirmReceipt } from './confirm-receipt.ts';

/** Orders that were shipped long ago count as received, one transaction each; not while an after-sale is open. Returns how many. */
export const receiveDueOrders = ({ db, config, log }: Pick<House, 'db' | 'config' | 'log'>): Promise<number> =>
  runDue(db, {
    take: async (tx, leave) => {
      const rows = await readRows(tx, IdRow)`
        select id::text from shop_order o
        where state = 'wait_receive' and auto_receive_at <= now() and id <> all (${sql.param([...leave])}::bigint[])
          and not exists (select from order_line l where l.order_id = o.id and l.in_process_num > 0)
        order by auto_receive_at limit 1 for no key update skip locked`;
      return rows[0];
    },
    run: (tx, { id }) => confirmReceipt(tx, system, id, config),
    failed: (error, orderId) => log.error({ err: error, orderId }, 'order not received by itself'),
  });
