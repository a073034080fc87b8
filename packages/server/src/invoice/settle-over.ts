import { standingStates } from '@mall/contract/invoice/invoice.machine.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../kernel/db.ts';
import { byOf, system } from '../kernel/side.ts';
import { applyRest, piecesLeft } from './apply-rest.ts';
import { giveWayToBill } from './give-way-to-bill.ts';
import type { InvoiceRules } from './invoice-rules.ts';
import { type Follow, findAsk, lockInvoice } from './lock-invoice.ts';
import { markOrders } from './mark-orders.ts';
import { moveInvoice } from './move-invoice.ts';
import { openAsk } from './open-ask.ts';

const by = byOf(system);
const reason = '订单发生退款';

/**
 * An invoice that says more than was paid and kept is put right: what was issued is taken back by a red letter over all of it, and the rest applied for once that is
 * out; what was not issued yet gives way to an application for the rest. What the gateway has in hand waits for its word.
 */
export const settleOver = async (tx: Tx, id: Id, rules: InvoiceRules): Promise<void> => {
  const invoice = await lockInvoice(tx, system, id);
  if (await giveWayToBill(tx, invoice)) return;
  const { pieces, over } = await piecesLeft(tx, invoice);
  if (!over) return;
  const { titleId, title, receiver } = invoice;
  const follow: Follow = { titleId, title, receiver, cause: 'refund' };
  if ((standingStates as readonly string[]).includes(invoice.state)) {
    const rest = pieces.length > 0 ? JSON.stringify(follow) : null;
    await moveInvoice(tx, id, 'redApply', by, { reason, also: sql`, red_cause = 'refund', reason = ${reason}, follow = ${rest}::jsonb` });
    await openAsk(tx, id, 'red');
  } else if (invoice.state === 'applied' || (invoice.state === 'reviewing' && (await findAsk(tx, id, 'blue'))?.state === 'refused')) {
    await moveInvoice(tx, id, 'lapse', by, { reason, also: sql`, reason = ${reason}` });
    await applyRest(tx, invoice, follow, rules);
  }
  await markOrders(tx, invoice.orderIds);
};
