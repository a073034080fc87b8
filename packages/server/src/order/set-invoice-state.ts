import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** What an order says of its invoices; the room that has them tells it. */
export const setInvoiceState = async (tx: Tx, orderIds: readonly Id[], state: 'none' | 'applied' | 'issued'): Promise<void> => {
  if (orderIds.length > 0)
    await tx.execute(sql`
      update shop_order set invoice_state = ${state} where id = any (${sql.param([...orderIds])}::bigint[]) and invoice_state <> ${state}`);
};
