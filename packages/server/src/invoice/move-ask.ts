import { type TaxEvent, taxMachine } from '@mall/contract/invoice/tax-ask.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';

/** The only writer of the state of a question to the tax gateway. Whether it was where the event starts: whoever comes second changes nothing. */
export const moveAsk = async (
  tx: Tx,
  id: Id,
  event: TaxEvent,
  { fault = '', also = sql`` }: { fault?: string; also?: SQL } = {},
): Promise<boolean> => {
  const { from, to } = taxMachine.moves[event];
  const isOpen = to === 'pending';
  const { rowCount } = await tx.execute(sql`
    update invoice_ask set state = ${to}, fault = ${fault}, next_try_at = ${isOpen ? sql`now()` : sql`null`}, ended_at = ${isOpen ? sql`null` : sql`now()`} ${also}
    where id = ${id} and state = any (${sql.param([...from])}::text[])`);
  return rowCount === 1;
};
