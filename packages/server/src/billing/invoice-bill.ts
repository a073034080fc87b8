import type { InvoiceBill } from '@mall/contract/billing/bill.rules.ts';
import type { PlannedInvoice } from '@mall/contract/invoice/invoice.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { applyInvoice } from '../invoice/apply-invoice.ts';
import { previewInvoices } from '../invoice/invoice-orders.queries.ts';
import type { InvoiceRules } from '../invoice/invoice-rules.ts';
import type { Tx } from '../kernel/db.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { lockOrders } from '../order/lock-orders.ts';
import { ordersOfBilled, readBilled } from './billed.queries.ts';
import { ordersOnBill } from './lock-bill.ts';

/** Applies for invoices of what a confirmed bill says. Its orders are held, so that what came back meanwhile is on it already, and two who apply get the fen once. */
export const invoiceBill = async (tx: Tx, side: BuyerSide, id: Id, input: InvoiceBill, rules: InvoiceRules): Promise<{ ids: Id[] }> => {
  await lockOrders(tx, await ordersOnBill(tx, id));
  const billed = await readBilled(tx, side, id);
  return { ids: await applyInvoice(tx, side, { ...input, orderIds: ordersOfBilled(billed), billed }, rules) };
};

/** The papers that this would make. */
export const previewBillInvoices = async (
  tx: Tx,
  side: BuyerSide,
  id: Id,
  input: InvoiceBill,
  rules: InvoiceRules,
): Promise<PlannedInvoice[]> => {
  const billed = await readBilled(tx, side, id);
  return previewInvoices(tx, side, { ...input, orderIds: ordersOfBilled(billed), billed }, rules);
};
