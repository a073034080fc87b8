import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { lockInvoice } from './lock-invoice.ts';
import { markOrders } from './mark-orders.ts';
import { moveInvoice } from './move-invoice.ts';

/** Takes an application back that nobody has begun with; its fen are free again. */
export const cancelInvoice = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  const { orderIds } = await lockInvoice(tx, side, id);
  await moveInvoice(tx, id, 'cancel', byOf(side));
  await markOrders(tx, orderIds);
  return null;
};
