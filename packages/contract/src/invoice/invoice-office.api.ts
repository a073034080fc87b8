import * as z from 'zod';
import { act } from '../account/operator-act.ts';
import { right } from '../account/rights.ts';
import { exportCall } from '../download/export-call.ts';
import { operator, seller } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Id, Nothing, TimeText } from '../kernel/fields.ts';
import { Money } from '../kernel/money.ts';
import { pageOf, paging } from '../kernel/paging.ts';
import { InvoiceRow, invoiceWhole } from './invoice.api.ts';
import { invoiceStates } from './invoice.machine.ts';
import { invoiceTypes } from './invoice.rules.ts';
import { InvoiceWhy, MailInvoice, OfficeInvoiceFilter, officeTabs, TaxFilter, taxKinds, taxStates } from './invoicing.rules.ts';

const Count = z.number().int();

/** What was asked of the tax gateway for an invoice. */
export const TaxAsk = z.strictObject({
  id: Id,
  askNo: z.string(),
  kind: z.enum(taxKinds),
  state: z.enum(taxStates),
  tries: Count,
  fault: z.string(),
  askDate: TimeText,
  endDate: TimeText.nullable(),
  nextDate: TimeText.nullable(),
});
export type TaxAsk = z.infer<typeof TaxAsk>;

const officeActions = ['issue', 'reject', 'mail', 'red', 'retry'] as const;

export const OfficeInvoiceRow = InvoiceRow.omit({ actions: true }).extend({
  buyerName: z.string(),
  ask: TaxAsk.nullable(),
  actions: z.array(z.enum(officeActions)),
});
export type OfficeInvoiceRow = z.infer<typeof OfficeInvoiceRow>;

export const OfficeInvoice = z.strictObject({ ...OfficeInvoiceRow.shape, ...invoiceWhole, asks: z.array(TaxAsk) });
export type OfficeInvoice = z.infer<typeof OfficeInvoice>;

const OfficeQuery = OfficeInvoiceFilter.extend(paging(20, 50));
export type OfficeQuery = z.infer<typeof OfficeQuery>;
const OfficePage = pageOf(OfficeInvoiceRow).extend({ counts: z.record(z.enum(officeTabs), Count) });
export type OfficePage = z.infer<typeof OfficePage>;

const sees = seller({ may: right('seller:invoices:view') });
const handles = seller({ may: right('seller:invoices:handle') });

export const sellerInvoiceApi = {
  page: call({
    verb: 'GET',
    path: '/seller/invoice/page',
    access: sees,
    summary: 'Applications and invoices of the own store by what has to be done, the oldest first',
    query: OfficeQuery,
    data: OfficePage,
  }),
  detail: call({ verb: 'GET', path: '/seller/invoice/{id}', access: sees, summary: 'One of them', data: OfficeInvoice }),
  issue: call({
    verb: 'POST',
    path: '/seller/invoice/{id}/issue',
    access: handles,
    summary: 'Sends it to the tax gateway, which issues it',
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/seller/invoice/{id}/reject',
    access: handles,
    summary: 'Refuses it with the reason',
    body: InvoiceWhy,
    data: Nothing,
  }),
  mail: call({
    verb: 'POST',
    path: '/seller/invoice/{id}/mail',
    access: handles,
    summary: 'The paper is in the post',
    body: MailInvoice,
    data: Nothing,
  }),
  red: call({
    verb: 'POST',
    path: '/seller/invoice/{id}/red',
    access: handles,
    summary: 'Takes an issued one back by a red letter',
    body: InvoiceWhy,
    data: Nothing,
  }),
  retry: call({ verb: 'POST', path: '/seller/invoice/{id}/retry', access: handles, summary: 'Asks the gateway again', data: Nothing }),
};

export const TaxAskRow = TaxAsk.extend({
  invoiceId: Id,
  applySn: z.string(),
  storeName: z.string(),
  type: z.enum(invoiceTypes),
  titleName: z.string(),
  amount: Money,
  invoiceState: z.enum(invoiceStates),
  canRetry: z.boolean(),
});
export type TaxAskRow = z.infer<typeof TaxAskRow>;

export const TaxHealth = z.strictObject({
  pending: Count,
  refused: Count,
  failed: Count,
  issuedToday: Count,
  /** How long the answers of today took, on the average. */
  meanSeconds: Count.nullable(),
  lastGoodDate: TimeText.nullable(),
  lastBadDate: TimeText.nullable(),
  lastFault: z.string(),
  /** Words that nobody with the secret had signed. */
  forged: Count,
});
export type TaxHealth = z.infer<typeof TaxHealth>;

const views = operator({ may: right('operations:invoices:view') });
const decides = operator({ may: right('operations:invoices:decide') });
const TaxQuery = TaxFilter.extend(paging(20, 50));
export type TaxQuery = z.infer<typeof TaxQuery>;

export const operatorInvoiceApi = {
  page: call({
    verb: 'GET',
    path: '/operations/invoice/page',
    access: views,
    summary: 'Applications and invoices of the mall’s own stores by what has to be done, the oldest first',
    query: OfficeQuery,
    data: OfficePage,
  }),
  taxHealth: call({
    verb: 'GET',
    path: '/operations/invoice/tax/health',
    access: views,
    summary: 'How the tax gateway does',
    data: TaxHealth,
  }),
  taxPage: call({
    verb: 'GET',
    path: '/operations/invoice/tax/page',
    access: views,
    summary: 'What was asked of the tax gateway for any store: what is stuck or was refused first',
    query: TaxQuery,
    data: pageOf(TaxAskRow),
  }),
  exportTax: exportCall('/operations/invoice/tax/export', views, 'What was asked of the tax gateway', TaxFilter),
  taxOne: call({
    verb: 'GET',
    path: '/operations/invoice/tax/{id}',
    access: views,
    summary: 'One question to the tax gateway',
    data: TaxAskRow,
  }),
  taxRetry: call({
    verb: 'POST',
    path: '/operations/invoice/tax/{id}/retry',
    access: decides,
    summary: 'Asks once more, for any store',
    trail: act('invoice.tax_retried', 'invoice_ask'),
    data: Nothing,
  }),
  detail: call({ verb: 'GET', path: '/operations/invoice/{id}', access: views, summary: 'One of them, of any store', data: OfficeInvoice }),
  issue: call({
    verb: 'POST',
    path: '/operations/invoice/{id}/issue',
    access: decides,
    summary: 'Sends one of an own store to the tax gateway, which issues it',
    trail: act('invoice.sent', 'invoice'),
    data: Nothing,
  }),
  reject: call({
    verb: 'POST',
    path: '/operations/invoice/{id}/reject',
    access: decides,
    summary: 'Refuses one of an own store with the reason',
    body: InvoiceWhy,
    trail: act('invoice.rejected', 'invoice'),
    data: Nothing,
  }),
  mail: call({
    verb: 'POST',
    path: '/operations/invoice/{id}/mail',
    access: decides,
    summary: 'The paper of an own store is in the post',
    body: MailInvoice,
    trail: act('invoice.mailed', 'invoice'),
    data: Nothing,
  }),
  red: call({
    verb: 'POST',
    path: '/operations/invoice/{id}/red',
    access: decides,
    summary: 'Takes an issued one of an own store back by a red letter',
    body: InvoiceWhy,
    trail: act('invoice.taken_back', 'invoice'),
    data: Nothing,
  }),
  retry: call({
    verb: 'POST',
    path: '/operations/invoice/{id}/retry',
    access: decides,
    summary: 'Asks the gateway again for one of an own store',
    trail: act('invoice.sent', 'invoice'),
    data: Nothing,
  }),
};
