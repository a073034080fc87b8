import * as z from 'zod';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, Nothing, TimeText, text } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { onward, pageOf, paging } from '../kernel/paging.ts';
import { orderIdList } from '../order/order.rules.ts';
import { invoiceEvents, invoiceStates, invoiceTabs } from './invoice.machine.ts';
import { InvoiceFields, invoiceTypes } from './invoice.rules.ts';
import { AgainInvoice, ApplyInvoice, ChangeInvoice, InvoiceFilter, invoiceContents, Receiver, VerifyInvoice } from './invoicing.rules.ts';

const Count = z.number().int();

/** An order of which something may be invoiced, or why not. */
export const InvoiceableOrder = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  storeId: Id,
  storeName: z.string(),
  /** The first of its goods, and how many kinds there are. */
  goodsName: z.string(),
  kinds: Count,
  paid: Money,
  refunded: Money,
  /** What can still be invoiced. */
  amount: Money,
  types: z.array(z.enum(invoiceTypes)),
  doneDate: TimeText,
  /** Applications are taken until then. */
  untilDate: TimeText,
  daysLeft: Count,
  /** Why nothing of it can be invoiced; empty where it can. */
  fault: z.string(),
  faultCode: z.string(),
});
export type InvoiceableOrder = z.infer<typeof InvoiceableOrder>;

export const InvoiceRow = z.strictObject({
  id: Id,
  applySn: z.string(),
  storeId: Id,
  storeName: z.string(),
  type: z.enum(invoiceTypes),
  titleName: z.string(),
  amount: Money,
  state: z.enum(invoiceStates),
  /** The first of its orders. */
  orderSn: z.string(),
  orders: Count,
  billId: Id.nullable(),
  /** The bill that it is of; empty where it is of orders by themselves. */
  billSn: z.string(),
  applyDate: TimeText,
  issueDate: TimeText.nullable(),
  code: z.string(),
  number: z.string(),
  mailCompany: z.string(),
  mailNumber: z.string(),
  email: z.string(),
  reason: z.string(),
  /** The after-sale or change that brought the red letter about. */
  redCause: z.enum(['change', 'refund', 'seller']).nullable(),
  redNumber: z.string(),
  actions: z.array(z.enum(['cancel', 'again', 'change', 'verify', 'download', 'downloadRed'])),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

export const InvoiceLine = z.strictObject({
  orderId: Id,
  orderSn: z.string(),
  name: z.string(),
  /** Empty for what is no goods. */
  specName: z.string(),
  unit: z.string(),
  /** Null where only a part of the line stands on this paper. */
  num: Count.nullable(),
  taxRate: Count,
  amount: Money,
  tax: Money,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const InvoiceStep = z.strictObject({
  event: z.enum(['apply', ...invoiceEvents]),
  byKind: z.enum(['buyer', 'seller', 'operator', 'system']),
  who: z.string(),
  reason: z.string(),
  date: TimeText,
});

/** What every reader of one sees. */
export const invoiceWhole = {
  title: InvoiceFields,
  receiver: Receiver,
  content: z.enum(invoiceContents),
  remark: z.string(),
  sellerName: z.string(),
  sellerTaxNumber: z.string(),
  tax: Money,
  lines: z.array(InvoiceLine),
  steps: z.array(InvoiceStep),
  redCode: z.string(),
  redDate: TimeText.nullable(),
  mailDate: TimeText.nullable(),
  /** The one that it stands instead of, and the one that stands instead of it. */
  before: z.strictObject({ id: Id, applySn: z.string() }).nullable(),
  after: z.strictObject({ id: Id, applySn: z.string() }).nullable(),
};

export const InvoiceDetail = z.strictObject({
  ...InvoiceRow.shape,
  ...invoiceWhole,
  titleId: Id.nullable(),
  /** A change is taken until then. */
  changeUntil: TimeText.nullable(),
});
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;

/** One paper of those that an application would make. */
export const PlannedInvoice = z.strictObject({
  storeId: Id,
  storeName: z.string(),
  orderSns: z.array(z.string()),
  lines: Count,
  amount: Money,
  tax: Money,
  /** The how-manieth of how many into which a limit cuts it. */
  part: Count,
  parts: Count,
});
export type PlannedInvoice = z.infer<typeof PlannedInvoice>;

export const InvoiceFigures = z.strictObject({
  open: z.strictObject({ amount: Money, count: Count, firstUntil: TimeText.nullable() }),
  reviewing: z.strictObject({ amount: Money, count: Count }),
  issued: z.strictObject({ amount: Money, count: Count, special: Count }),
  red: z.strictObject({ amount: Money, count: Count }),
  /** Within how many months of its completion an order is invoiced, and an invoice changed. */
  applyMonths: Count,
  changeMonths: Count,
  mostAmount: Money,
});
export type InvoiceFigures = z.infer<typeof InvoiceFigures>;

/** What an invoice says to whoever holds it in his hands: enough to know it again, and no more of its buyer. */
export const VerifiedInvoice = z.strictObject({
  code: z.string(),
  number: z.string(),
  kind: z.enum(['blue', 'red']),
  type: z.enum(invoiceTypes),
  sellerName: z.string(),
  titleName: z.string(),
  amount: Money,
  issueDate: TimeText,
  /** A red letter has taken it back. */
  takenBack: Flag,
  /** The reader's own, which he may mark as verified. */
  invoiceId: Id.nullable(),
  canMark: Flag,
});
export type VerifiedInvoice = z.infer<typeof VerifiedInvoice>;

const OrdersQuery = z.strictObject({
  ...paging(10, 50),
  /** Those that an application names. */
  orderIds: orderIdList.optional(),
  storeId: Id.optional(),
  type: z.enum(invoiceTypes).optional(),
  /** Those whose time is over within a week. */
  soon: z.stringbool().optional(),
  word: text(40).optional(),
});
export type OrdersQuery = z.infer<typeof OrdersQuery>;
const InvoiceQuery = InvoiceFilter.extend({ ...paging(10, 50), ...onward });
export type InvoiceQuery = z.infer<typeof InvoiceQuery>;

const applies = buyer({ may: right('personalCenterBase:invoiceBase:applyInvoice:view'), reach: 'company' });
const views = buyer({ may: right('personalCenterBase:invoiceManagement:managementList:view'), reach: 'company' });

export const invoiceApi = {
  orders: call({
    verb: 'GET',
    path: '/portal/invoice/orders',
    access: applies,
    summary: 'Completed orders of which something may be invoiced, those whose time is over first; and why not, where it may not',
    query: OrdersQuery,
    data: pageOf(InvoiceableOrder),
  }),
  figures: call({
    verb: 'GET',
    path: '/portal/invoice/figures',
    access: views,
    summary: 'How much waits to be applied for, to be issued, was issued this month, and is being taken back',
    data: InvoiceFigures,
  }),
  preview: call({
    verb: 'POST',
    path: '/portal/invoice/preview',
    access: applies,
    summary: 'The papers that an application would make: merged by store, cut by the limits; nothing is written',
    body: ApplyInvoice,
    data: z.array(PlannedInvoice),
  }),
  apply: call({
    verb: 'POST',
    path: '/portal/invoice/apply',
    access: applies,
    summary: 'Applies for invoices of completed orders; no fen twice',
    body: ApplyInvoice,
    data: z.strictObject({ ids: z.array(Id) }),
  }),
  page: call({
    verb: 'GET',
    path: '/portal/invoice/page',
    access: views,
    summary: 'Invoices and applications, latest first, with a count for each tab',
    query: InvoiceQuery,
    data: pageOf(InvoiceRow).extend({
      counts: z.record(z.enum(invoiceTabs), Count),
      /** Who has issued, or is asked to: what the list can be narrowed to. */
      stores: z.array(z.strictObject({ id: Id, name: z.string() })),
    }),
  }),
  detail: call({
    verb: 'GET',
    path: '/portal/invoice/{id}',
    access: views,
    summary: 'One of them, with its lines and steps',
    data: InvoiceDetail,
  }),
  ofOrder: call({
    verb: 'GET',
    path: '/portal/invoice/order/{id}',
    access: buyer({ may: right('personalCenterBase:myOrdersDetail:view'), reach: 'company' }),
    summary: 'The invoices of an order',
    data: z.array(InvoiceRow),
  }),
  change: call({
    verb: 'POST',
    path: '/portal/invoice/{id}/change',
    access: views,
    summary: 'Takes an invoice back by a red letter and applies for another on another title, within a year',
    body: ChangeInvoice,
    data: Nothing,
  }),
  cancel: call({
    verb: 'POST',
    path: '/portal/invoice/{id}/cancel',
    access: views,
    summary: 'Takes an application back that nobody has begun with',
    data: Nothing,
  }),
  again: call({
    verb: 'POST',
    path: '/portal/invoice/{id}/again',
    access: views,
    summary: 'A refused application once more, on another title if need be',
    body: AgainInvoice,
    data: Nothing,
  }),
  markVerified: call({
    verb: 'POST',
    path: '/portal/invoice/{id}/verified',
    access: views,
    summary: 'Notes that an own invoice was verified',
    data: Nothing,
  }),
  pdf: call({
    verb: 'GET',
    path: '/portal/invoice/{id}/pdf',
    access: views,
    summary: 'An issued invoice as a PDF with its QR',
    query: z.strictObject({ kind: z.enum(['blue', 'red']).default('blue') }),
    data: Nothing,
    answer: 'file',
  }),
  export: exportCall('/portal/invoice/export', views, 'Invoices and applications', InvoiceFilter),
  archive: exportCall('/portal/invoice/archive', views, 'Issued invoices of the filter as PDF, in one archive', InvoiceFilter),
  verify: call({
    verb: 'GET',
    path: '/portal/invoice/verify',
    access: buyer(),
    summary: 'What an invoice says, by its code and number',
    query: VerifyInvoice,
    data: VerifiedInvoice,
  }),
};
