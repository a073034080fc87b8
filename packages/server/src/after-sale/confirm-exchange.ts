import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { type ActingSide } from '../kernel/side.ts';
import { endAfterSale } from './end-after-sale.ts';
import { lockAfterSale } from './lock-after-sale.ts';

/** The other goods have come. The pieces may come into another after-sale, at the price they were bought at. */
export const confirmExchange = async (tx: Tx, side: ActingSide, id: Id): Promise<void> =>
  endAfterSale(tx, side, await lockAfterSale(tx, side, id), 'confirmReceipt');
