import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { statement } from '../kernel/statement.ts';
import { heldStock, type StockLine, type StockValues, stockValues, wantedLines } from './stock-line.ts';

/** Holds what a table `wanted (spec_id, num, ref)` of the same statement asks for; `moved (spec_id)` is what there was enough of. */
export const holdWanted = sql`${heldStock},
  moved as (
    update spec_stock k set reserved = k.reserved + sums.num
    from held, (select spec_id, sum(num)::int as num from wanted group by spec_id) sums
    where k.spec_id = held.spec_id and sums.spec_id = k.spec_id and k.on_hand - k.reserved >= sums.num
    returning k.spec_id),
  noted as (
    insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref)
    select w.spec_id, 0, w.num, 'hold', w.ref from wanted w join moved using (spec_id))`;

const SpecIdRow = z.strictObject({ spec_id: Id });
type SpecIdRow = z.infer<typeof SpecIdRow>;

const hold = statement<StockValues, SpecIdRow>(
  'catalogue_hold',
  SpecIdRow,
  sql`with ${wantedLines}, ${holdWanted} select spec_id::text from moved`,
);

/** Keeps pieces for an order, all or none, in one statement; refuses with `goods.sold_out` and the spec's name. */
export const holdStock = async (tx: Tx, lines: readonly StockLine[]): Promise<void> => {
  if (lines.length === 0) return;
  const held = (await hold(tx, stockValues(lines))).map((row) => row.spec_id);
  await requireHeld(
    tx,
    lines.map(({ specId }) => specId),
    held,
  );
};

const NameRow = z.strictObject({ name: z.string() });

/** Whoever calls it and is refused gives back what was held: the refusal ends the transaction. */
export const requireHeld = async (tx: Tx, wanted: readonly Id[], held: readonly Id[]): Promise<void> => {
  const enough = new Set(held);
  const short = wanted.find((specId) => !enough.has(specId));
  if (!short) return;
  const named = await readRows(tx, NameRow)`select name from spec where id = ${short}`;
  throw refuse('goods.sold_out', { name: named[0]?.name ?? '' }, { specId: short });
};
