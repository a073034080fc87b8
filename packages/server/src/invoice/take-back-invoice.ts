import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, type MallSide, type StoreSide } from '../kernel/side.ts';
import { lockInvoice } from './lock-invoice.ts';
import { moveInvoice } from './move-invoice.ts';
import { openAsk } from './open-ask.ts';

/** The seller takes an invoice back that is wrong; its buyer applies anew. */
export const takeBackInvoice = async (tx: Tx, side: StoreSide | MallSide, id: Id, reason: string): Promise<null> => {
  await lockInvoice(tx, side, id);
  await moveInvoice(tx, id, 'redApply', byOf(side), { reason, also: sql`, red_cause = 'seller', reason = ${reason}, follow = null` });
  await openAsk(tx, id, 'red');
  return null;
};
