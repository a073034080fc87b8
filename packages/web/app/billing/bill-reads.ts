import { billApi } from '@mall/contract/billing/bill.api.ts';
import { billInvoiceApi } from '@mall/contract/billing/bill-invoice.api.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';

/** What may be other after something was done with a bill. */
export const billReads = [
  billApi.page,
  billApi.one,
  billApi.lines,
  billApi.amounts,
  billApi.candidates,
  billInvoiceApi.amounts,
  billInvoiceApi.log,
  reconciliationApi.page,
  reconciliationApi.rows,
  reconciliationApi.orders,
];
export const billAddress = (id: string): string => `/personalCenterBase/billManagement/billingDetails?id=${id}`;
export const billsAddress = '/personalCenterBase/billManagement/billManagemantPage';
export const reconAddress = (id: string): string => `/personalCenterBase/reconciliation?id=${id}`;
export const invoicingAddress = (id: string): string => `/personalCenterBase/billManagement/invoiceCreator?id=${id}`;
export const invoiceLogAddress = (id?: string): string => `/personalCenterBase/billManagement/invoiceLog${id ? `?billId=${id}` : ''}`;
