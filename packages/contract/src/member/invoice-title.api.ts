import * as z from 'zod';
import { InvoiceFields, invoiceTypes } from '../invoice/invoice.rules.ts';
import { buyer } from '../kernel/access.ts';
import { call } from '../kernel/call.ts';
import { Flag, Id, TimeText } from '../kernel/fields.ts';
import { pageOf, paging } from '../kernel/paging.ts';

/** A title never changes: a new version takes its place in the list, and orders keep the one they were placed with. */
export const InvoiceTitle = z.strictObject({
  id: Id,
  isDefault: Flag,
  /** Of the buyer's company: colleagues use it as well. */
  ofCompany: Flag,
  /** The types of invoice that can be issued on it. */
  types: z.array(z.enum(invoiceTypes)),
  createDate: TimeText,
  fields: InvoiceFields,
});
export type InvoiceTitle = z.infer<typeof InvoiceTitle>;

export const invoiceTitleApi = {
  default: call({
    verb: 'GET',
    path: '/portal/member/memberinvoice/default',
    access: buyer(),
    summary: 'The default title; null without one',
    data: InvoiceTitle.nullable(),
  }),
  list: call({
    verb: 'GET',
    path: '/portal/member/memberinvoice/list',
    access: buyer(),
    summary: 'Titles, the default first, then the latest',
    query: z.strictObject(paging(10, 100)),
    data: pageOf(InvoiceTitle),
  }),
  save: call({
    verb: 'POST',
    path: '/portal/member/memberinvoice',
    access: buyer(),
    summary: 'Saves a title, or a new version of one; the same content again gives the one that is there',
    body: z.strictObject({ fields: InvoiceFields, isDefault: Flag.default(0), ofCompany: Flag.default(0), replaces: Id.optional() }),
    data: InvoiceTitle,
  }),
  listInvoice: call({
    verb: 'GET',
    path: '/portal/salesmemberinvoiceheader/listInvoice',
    access: buyer(),
    summary: 'All titles of the member, for choosing one',
    data: z.array(InvoiceTitle),
  }),
};
