import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { system } from '../kernel/side.ts';
import { confirmReceipt } from './confirm-receipt.ts';

/** Orders that were shipped long ago count as received, one transaction each; not while an after-sale is open. Returns how many. */
export const receiveDueOrders = async ({ db, config }: Pick<House, 'db' | 'config'>): Promise<number> => {
  for (let received = 0; ; received += 1) {
    const found = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ id: Id }>(sql`
        select id::text from shop_order o
        where state = 'wait_receive' and auto_receive_at <= now()
          and not exists (select from order_line l where l.order_id = o.id and l.in_process_num > 0)
        order by auto_receive_at limit 1 for no key update skip locked`);
      const [due] = rows;
      if (due) await confirmReceipt(tx, system, due.id, config);
      return due !== undefined;
    });
    if (!found) return received;
  }
};
