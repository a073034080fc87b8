import type { Tx } from '../kernel/db.ts';
import { moveStock } from './move-stock.ts';
import type { StockLine } from './stock-line.ts';

/** Pieces that came back can be sold again, once for each `ref`. */
export const restock = (tx: Tx, lines: readonly StockLine[]): Promise<void> =>
  moveStock(tx, lines, { reason: 'return', onHand: 1, reserved: 0 });
