import { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type MallSide, type StoreSide, system } from '../kernel/side.ts';
import { findAsk, lockInvoice } from './lock-invoice.ts';
import { moveAsk } from './move-ask.ts';
import { openAsk } from './open-ask.ts';

/**
 * Asks the gateway once more. Where nobody answered, under the same number: it may have been issued there all the same. What was refused is asked anew, for the gateway
 * gives a number one answer for good.
 */
export const retryAsk = async (tx: Tx, side: StoreSide | MallSide, invoiceId: Id): Promise<null> => {
  const { state } = await lockInvoice(tx, side, invoiceId);
  return retryLast(tx, side, invoiceId, state);
};

const retryLast = async (tx: Tx, { memberId }: StoreSide | MallSide, invoiceId: Id, state: string): Promise<null> => {
  const kind = state === 'reviewing' ? 'blue' : state === 'red_applied' ? 'red' : undefined;
  const ask = kind && (await findAsk(tx, invoiceId, kind));
  if (!ask || (ask.state !== 'failed' && ask.state !== 'refused')) throw refuse('invoice.not_failed');
  await tx.execute(sql`update invoice_ask set retried_by = ${memberId} where id = ${ask.id}`);
  if (ask.state === 'refused') await openAsk(tx, invoiceId, ask.kind);
  else await moveAsk(tx, ask.id, 'retry', { also: sql`, tries = 0` });
  return null;
};

const Row = z.strictObject({ invoiceId: Id });

/** The same for any store, by whoever looks after the gateway. */
export const retryAnyAsk = async (tx: Tx, side: MallSide, askId: Id): Promise<null> => {
  const [row] = await readRows(tx, Row)`select invoice_id::text as "invoiceId" from invoice_ask where id = ${askId}`;
  if (!row) throw refuse('kernel.not_found');
  const { state } = await lockInvoice(tx, system, row.invoiceId);
  return retryLast(tx, side, row.invoiceId, state);
};
