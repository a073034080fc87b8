import type { AfterSaleEvent } from '@mall/contract/after-sale/after-sale.machine.ts';
import type { Tx } from '../kernel/db.ts';
import { type ActingSide, byOf } from '../kernel/side.ts';
import { releaseFromAfterSale } from '../order/release-from-after-sale.ts';
import { type LockedAfterSale } from './lock-after-sale.ts';
import { type MoveAfterSaleMore, moveAfterSale } from './move-after-sale.ts';

/** Ends without money: what it held of the order is free again. */
export const endAfterSale = async (
  tx: Tx,
  side: ActingSide,
  found: LockedAfterSale,
  event: AfterSaleEvent,
  more: MoveAfterSaleMore = {},
): Promise<void> => {
  await moveAfterSale(tx, found.id, event, byOf(side), more);
  await releaseFromAfterSale(tx, found);
};
