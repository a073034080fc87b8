import * as z from 'zod';
import { right } from '../account/rights.ts';
import { InvoiceRow, PlannedInvoice } from '../invoice/invoice.api.ts';
import { invoiceTabs } from '../invoice/invoice.machine.ts';
import { coverKinds, invoiceTypes } from '../invoice/invoice.rules.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { InvoiceBill } from './bill.rules.ts';

const Count = z.number().int();

/** What is invoiced of a bill with one of its orders. */
export const BilledOrder = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  /** It has an invoice of its own from before, so that the bill's leave it out. */
  own: z.boolean(),
  /** What the bill says of it, and how much of that can still be applied for. */
  amount: Money,
  open: Money,
  goods: z.array(
    z.strictObject({
      kind: z.enum(coverKinds),
      name: z.string(),
      amount: Money,
      open: Money,
      /** Goods of which there is no invoice. */
      invoiceable: z.boolean(),
    }),
  ),
});
export type BilledOrder = z.infer<typeof BilledOrder>;

export const BillInvoicing = pageOf(BilledOrder).extend({
  figures: z.strictObject({
    billSn: z.string(),
    storeName: z.string(),
    amount: Money,
    /** What its invoices have of it, those applied for included. */
    invoiced: Money,
    open: Money,
    types: z.array(z.enum(invoiceTypes)),
    /** Applications are taken until then. */
    until: TimeText,
    late: z.boolean(),
  }),
});
export type BillInvoicing = z.infer<typeof BillInvoicing>;

const applies = buyer({ may: right('personalCenterBase:billManagement:invoiceCreator:view'), reach: 'company', least: 'company' });
const views = buyer({ may: right('personalCenterBase:billManagement:invoiceLog:view'), reach: 'company' });

/** Invoices of a bill as a whole: what it says of each order and its goods, applied for within the time from its confirmation. */
export const billInvoiceApi = {
  amounts: call({
    verb: 'GET',
    path: '/portal/bill/{id}/invoice/amounts',
    access: applies,
    summary: 'What of a confirmed bill can be invoiced, order by order and goods by goods',
    query: z.strictObject(paging(20, 100)),
    data: BillInvoicing,
  }),
  preview: call({
    verb: 'POST',
    path: '/portal/bill/{id}/invoice/preview',
    access: applies,
    summary: 'The papers that an application for the bill would make; nothing is written',
    body: InvoiceBill,
    data: z.array(PlannedInvoice),
  }),
  apply: call({
    verb: 'POST',
    path: '/portal/bill/{id}/invoice',
    access: applies,
    summary: 'Applies for invoices of what a confirmed bill says and no invoice has yet; no fen twice',
    body: InvoiceBill,
    data: z.strictObject({ ids: z.array(Id) }),
  }),
  log: call({
    verb: 'GET',
    path: '/portal/bill/invoice/page',
    access: views,
    summary: 'The invoices of bills, or of one bill, latest first, with a count for each tab',
    query: z.strictObject({
      ...paging(10, 50),
      billId: Id.optional(),
      tab: z.enum(invoiceTabs).default('all'),
      /** The number of the application, of a bill, of an order, or of the invoice, from its beginning. */
      word: text(40).optional(),
    }),
    data: pageOf(InvoiceRow).extend({ counts: z.record(z.enum(invoiceTabs), Count) }),
  }),
};
