import type { AgainInvoice } from '@mall/contract/invoice/invoicing.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { titleAs } from '@mall/contract/member/invoice-title.rules.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { requireInvoiceTitle } from '../member/invoice-title.queries.ts';
import { piecesLeft } from './apply-rest.ts';
import { lockInvoice } from './lock-invoice.ts';
import { markOrders } from './mark-orders.ts';
import { moveInvoice } from './move-invoice.ts';
import { receiverOf } from './receiver.queries.ts';
import { requireQualified } from './require-qualified.ts';

/** A refused application once more. While it was refused its fen were free: who has had them invoiced since, or refunded, applies anew. */
export const againInvoice = async (tx: Tx, side: BuyerSide, id: Id, { titleId, receiverId }: AgainInvoice): Promise<null> => {
  const invoice = await lockInvoice(tx, side, id);
  const given = await requireInvoiceTitle(tx, side, titleId);
  const title = titleAs(given.fields, invoice.type);
  if (!title) throw refuse('cart.title_lacks');
  await requireQualified(tx, side.companyId, title);
  if ((await piecesLeft(tx, invoice)).over) throw refuse('invoice.nothing_left');
  const receiver = await receiverOf(tx, side, title, receiverId, invoice.receiver.address);
  await moveInvoice(tx, id, 'again', byOf(side), {
    also: sql`, reason = '', title_id = ${titleId}, title = ${JSON.stringify(title)}::jsonb, receiver = ${JSON.stringify(receiver)}::jsonb`,
  });
  await markOrders(tx, invoice.orderIds);
  return null;
};
