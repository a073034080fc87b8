import type { AgainInvoice } from '@mall/contract/invoice/invoicing.rules.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { titleAs } from '@mall/contract/member/invoice-title.rules.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Tx } from '../kernel/db.ts';
import { readRows } from '../kernel/read-rows.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, byOf } from '../kernel/side.ts';
import { requireInvoiceTitle } from '../member/invoice-title.queries.ts';
import { piecesLeft } from './apply-rest.ts';
import { type InvoiceRules, usualInvoiceRules } from './invoice-rules.ts';
import { type LockedInvoice, lockInvoice } from './lock-invoice.ts';
import { markOrders } from './mark-orders.ts';
import { moveInvoice } from './move-invoice.ts';
import { receiverOf } from './receiver.queries.ts';
import { requireQualified } from './require-qualified.ts';

const Refused = z.strictObject({ late: z.boolean(), onBill: z.boolean() });

/** Who was refused has as long for another try as he had for the first, counted from the refusal; what has come to a bill since is invoiced with the bill. */
const requireOpen = async (tx: Tx, { id, billId, orderIds }: LockedInvoice, months: number): Promise<void> => {
  const [row] = await readRows(tx, Refused)`
    select coalesce((select max(e.at) from invoice_event e where e.invoice_id = ${id} and e.event = 'reject') + make_interval(months => ${months}::int) < now(), false) as late,
      exists (select from shop_order o where o.id = any (${sql.param(orderIds)}::bigint[]) and o.bill_id is distinct from ${billId}::bigint) as "onBill"`;
  if (row?.onBill) throw refuse('invoice.on_bill');
  if (row?.late) throw refuse('invoice.again_late', { months });
};

/** A refused application once more. While it was refused its fen were free: who has had them invoiced since, or refunded, applies anew. */
export const againInvoice = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  { titleId, receiverId }: AgainInvoice,
  rules: InvoiceRules = usualInvoiceRules,
): Promise<null> => {
  const invoice = await lockInvoice(tx, side, id);
  await requireOpen(tx, invoice, rules.INVOICE_APPLY_MONTHS);
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
