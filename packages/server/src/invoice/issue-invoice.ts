import type { Id } from '@mall/contract/kernel/fields.ts';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { byOf, type MallSide, type StoreSight } from '../kernel/side.ts';
import { piecesLeft } from './apply-rest.ts';
import { lockInvoice } from './lock-invoice.ts';
import { moveInvoice } from './move-invoice.ts';
import { openAsk } from './open-ask.ts';

/** The seller agrees: the tax gateway is asked to issue it, and its word alone makes it issued. */
export const issueInvoice = async (tx: Tx, side: StoreSight | MallSide, id: Id): Promise<null> => {
  const invoice = await lockInvoice(tx, side, id);
  if ((await piecesLeft(tx, invoice)).over) throw refuse('invoice.nothing_left');
  await moveInvoice(tx, id, 'review', byOf(side));
  await openAsk(tx, id, 'blue');
  return null;
};
