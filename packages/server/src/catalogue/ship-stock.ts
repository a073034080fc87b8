import type { Tx } from '../kernel/db.ts';
import { moveStock } from './move-stock.ts';
import type { StockLine } from './stock-line.ts';

/** Held pieces leave the store, once for each `ref`. */
export const shipStock = (tx: Tx, lines: readonly StockLine[]): Promise<void> =>
  moveStock(tx, lines, { reason: 'ship', onHand: -1, reserved: -1 });
