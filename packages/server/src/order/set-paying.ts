import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** Marks orders that wait for their money as being paid right now, or no longer. */
export const setPaying = async (tx: Tx, orderIds: readonly Id[], paying: boolean): Promise<void> => {
  await tx.execute(sql`
    update shop_order set pay_state = ${paying ? 'paying' : 'unpaid'}
    where id = any (${sql.param([...orderIds])}::bigint[]) and state = 'wait_pay' and pay_state = ${paying ? 'unpaid' : 'paying'}`);
};
