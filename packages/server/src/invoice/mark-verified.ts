import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { lockInvoice } from './lock-invoice.ts';
import { moveInvoice } from './move-invoice.ts';

export const markVerified = async (tx: Tx, side: BuyerSide, id: Id): Promise<null> => {
  await lockInvoice(tx, side, id);
  await moveInvoice(tx, id, 'verify', byOf(side));
  return null;
};
