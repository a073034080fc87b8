import type { Tx } from '../kernel/db.ts';
import { moveStock } from './move-stock.ts';
import type { StockLine } from './stock-line.ts';

/** Gives held pieces free again, once for each `ref`. */
export const releaseStock = (tx: Tx, lines: readonly StockLine[]): Promise<void> =>
  moveStock(tx, lines, { reason: 'release', onHand: 0, reserved: -1 });
