import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { endAfterSale } from './end-after-sale.ts';
import { lockAfterSale } from './lock-after-sale.ts';

/** The buyer takes the application back. */
export const cancelAfterSale = async (tx: Tx, side: BuyerSide, id: Id): Promise<void> => {
  await endAfterSale(tx, side, await lockAfterSale(tx, side, id), 'cancel');
};
