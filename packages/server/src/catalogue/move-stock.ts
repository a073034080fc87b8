import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { statement } from '../kernel/statement.ts';
import type { StockReason } from './goods.table.ts';
import { heldStock, type StockLine, type StockValues, stockValues, wantedLines } from './stock-line.ts';

type Direction = { reason: StockReason; onHand: -1 | 0 | 1; reserved: -1 | 0 | 1 };

const move = statement<StockValues & Direction, never>(
  'catalogue_move',
  z.never(),
  sql`
  with ${wantedLines}, ${heldStock},
    noted as (
      insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref)
      select w.spec_id, w.num * ${sql.placeholder('onHand')}::int, w.num * ${sql.placeholder('reserved')}::int, ${sql.placeholder('reason')}, w.ref
      from wanted w join held using (spec_id)
      on conflict (spec_id, reason, ref) do nothing
      returning spec_id, on_hand_change, reserved_change)
  update spec_stock k set on_hand = k.on_hand + sums.on_hand, reserved = k.reserved + sums.reserved
  from (select spec_id, sum(on_hand_change)::int as on_hand, sum(reserved_change)::int as reserved from noted group by spec_id) sums
  where k.spec_id = sums.spec_id`,
);

/** Moves counters and ledger together. What the ledger has already under its `ref` is left out, so asking twice moves once. */
export const moveStock = async (tx: Tx, lines: readonly StockLine[], direction: Direction): Promise<void> => {
  const moving = lines.filter((line) => line.num > 0);
  if (moving.length > 0) await move(tx, { ...stockValues(moving), ...direction });
};
