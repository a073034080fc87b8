import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide, type StoreSide } from '../kernel/side.ts';
import { findAsk, lockInvoice } from './lock-invoice.ts';
import { markOrders } from './mark-orders.ts';
import { moveInvoice } from './move-invoice.ts';
import { tellInvoice } from './tell-invoice.ts';

/** Refuses an application with the reason; not while the gateway may have issued it already. */
export const rejectInvoice = async (tx: Tx, side: StoreSide | MallSide, id: Id, reason: string): Promise<null> => {
  const invoice = await lockInvoice(tx, side, id);
  const ask = await findAsk(tx, id, 'blue');
  if (ask && ask.state !== 'refused') throw refuse('invoice.at_gateway');
  await moveInvoice(tx, id, 'reject', byOf(side), { reason, also: sql`, reason = ${reason}` });
  await markOrders(tx, invoice.orderIds);
  await tellInvoice(tx, id, 'reject');
  return null;
};
