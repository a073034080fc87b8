import * as z from 'zod';
import { AfterSaleDetail, AfterSalePageQuery, AfterSaleSummary, afterSaleApi } from '../after-sale/after-sale.api.ts';
import { contractApi } from '../agreement/agreement.api.ts';
import { ContractFilter } from '../agreement/agreement.rules.ts';
import { ContractDetail, ContractRow } from '../agreement/contract-answers.ts';
import { billApi } from '../billing/bill.api.ts';
import { BillFilter, LineFilter } from '../billing/bill.rules.ts';
import { BillCase, BillLine, BillRow } from '../billing/bill-data.ts';
import { inquiryApi } from '../inquiry/inquiry.api.ts';
import { Comparison, InquiryDetail, InquiryRow } from '../inquiry/inquiry-data.ts';
import { InvoiceDetail, InvoiceRow, invoiceApi } from '../invoice/invoice.api.ts';
import { InvoiceFilter } from '../invoice/invoicing.rules.ts';
import { byCursor, cursorPage, openCall } from './open-call.ts';

const OpenInvoice = z.object(InvoiceRow.omit({ actions: true }).shape);
const OpenContract = z.object(ContractRow.omit({ dueSeconds: true, waits: true }).shape);
const OpenInquiry = z.object(InquiryRow.omit({ actions: true }).shape);

/** What is read of after-sales, bills, invoices, contracts and inquiries. */
export const openPapers = {
  listAfterSales: openCall({
    verb: 'GET',
    path: '/aftersales',
    scope: 'aftersales',
    summary: 'After-sales within the key’s reach, the latest first',
    by: [afterSaleApi.record],
    query: z.strictObject({
      ...AfterSalePageQuery.pick({ state: true, type: true, startTime: true, endTime: true }).shape,
      ...byCursor(20, 50),
    }),
    data: cursorPage(z.object(AfterSaleSummary.omit({ actions: true }).shape)),
  }),
  getAfterSale: openCall({
    verb: 'GET',
    path: '/aftersales/{id}',
    scope: 'aftersales',
    summary: 'A whole after-sale',
    by: [afterSaleApi.detail],
    data: z.object(AfterSaleDetail.omit({ actions: true, photos: true }).shape),
  }),
  listBills: openCall({
    verb: 'GET',
    path: '/bills',
    scope: 'bills',
    summary: 'The company’s bills, the latest first',
    by: [billApi.page],
    query: z.strictObject({ ...BillFilter.pick({ state: true, period: true }).shape, ...byCursor(20, 50) }),
    data: cursorPage(z.object(BillRow.shape)),
  }),
  getBill: openCall({
    verb: 'GET',
    path: '/bills/{id}',
    scope: 'bills',
    summary: 'A bill with its payments and invoices',
    by: [billApi.one],
    data: z.object({ ...BillRow.shape, ...BillCase.pick({ paymentList: true, invoiceList: true }).shape }),
  }),
  listBillLines: openCall({
    verb: 'GET',
    path: '/bills/{id}/lines',
    scope: 'bills',
    summary: 'The lines of a bill, the latest first',
    by: [billApi.lines],
    query: z.strictObject({ ...LineFilter.pick({ show: true }).shape, ...byCursor(50, 100) }),
    data: cursorPage(z.object(BillLine.omit({ disputes: true }).shape)),
  }),
  listInvoices: openCall({
    verb: 'GET',
    path: '/invoices',
    scope: 'invoices',
    summary: 'Invoices and applications within the key’s reach, the latest first',
    by: [invoiceApi.page],
    query: z.strictObject({
      ...InvoiceFilter.pick({ tab: true, type: true, storeId: true, from: true, to: true }).shape,
      ...byCursor(20, 50),
    }),
    data: cursorPage(OpenInvoice),
  }),
  getInvoice: openCall({
    verb: 'GET',
    path: '/invoices/{id}',
    scope: 'invoices',
    summary: 'An invoice with its lines',
    by: [invoiceApi.detail],
    data: z.object({
      ...OpenInvoice.shape,
      ...InvoiceDetail.pick({ title: true, sellerName: true, sellerTaxNumber: true, tax: true, lines: true, redCode: true, redDate: true })
        .shape,
    }),
  }),
  listContracts: openCall({
    verb: 'GET',
    path: '/contracts',
    scope: 'contracts',
    summary: 'Contracts within the key’s reach, the latest first',
    by: [contractApi.page],
    query: z.strictObject({ ...ContractFilter.pick({ state: true, kind: true, from: true, to: true }).shape, ...byCursor(20, 50) }),
    data: cursorPage(OpenContract),
  }),
  getContract: openCall({
    verb: 'GET',
    path: '/contracts/{id}',
    scope: 'contracts',
    summary: 'A contract with its parties, lines and what was called off',
    by: [contractApi.detail],
    data: z.object({
      ...OpenContract.shape,
      ...ContractDetail.pick({
        revision: true,
        buyer: true,
        seller: true,
        lines: true,
        terms: true,
        used: true,
        left: true,
        calls: true,
        hash: true,
      }).shape,
    }),
  }),
  listInquiries: openCall({
    verb: 'GET',
    path: '/inquiries',
    scope: 'inquiries',
    summary: 'Inquiries within the key’s reach; of quotes only how many there are',
    by: [inquiryApi.page],
    query: z.strictObject(byCursor(20, 50)),
    data: cursorPage(OpenInquiry),
  }),
  getInquiry: openCall({
    verb: 'GET',
    path: '/inquiries/{id}',
    scope: 'inquiries',
    summary: 'One inquiry; nothing of a quote but how many there are',
    by: [inquiryApi.detail],
    data: z.object(
      InquiryDetail.omit({ draft: true, actions: true, files: true, questions: true, vouchers: true, steps: true, now: true }).shape,
    ),
  }),
  listQuotes: openCall({
    verb: 'GET',
    path: '/inquiries/{id}/quotes',
    scope: 'inquiries',
    summary: 'The quotes side by side, once they are opened; before that they are sealed for everybody',
    by: [inquiryApi.compare],
    query: z.strictObject({ round: inquiryApi.compare.query.shape.round }),
    data: z.object(Comparison.omit({ actions: true, weights: true }).shape),
  }),
};
