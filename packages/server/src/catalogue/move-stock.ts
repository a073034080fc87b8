import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import type { StockReason } from './goods.table.ts';
import { heldStock, type StockLine, wantedLines } from './stock-line.ts';

type Direction = { reason: StockReason; onHand: -1 | 0 | 1; reserved: -1 | 0 | 1 };

/** Moves counters and ledger together. What the ledger has already under its `ref` is left out, so asking twice moves once. */
export const moveStock = async (tx: Tx, lines: readonly StockLine[], { reason, onHand, reserved }: Direction): Promise<void> => {
  const moving = lines.filter((line) => line.num > 0);
  if (moving.length === 0) return;
  await tx.execute(sql`
    with ${wantedLines(moving)}, ${heldStock},
      noted as (
        insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref)
        select w.spec_id, w.num * ${onHand}::int, w.num * ${reserved}::int, ${reason}, w.ref from wanted w join held using (spec_id)
        on conflict (spec_id, reason, ref) do nothing
        returning spec_id, on_hand_change, reserved_change)
    update spec_stock k set on_hand = k.on_hand + sums.on_hand, reserved = k.reserved + sums.reserved
    from (select spec_id, sum(on_hand_change)::int as on_hand, sum(reserved_change)::int as reserved from noted group by spec_id) sums
    where k.spec_id = sums.spec_id`);
};
