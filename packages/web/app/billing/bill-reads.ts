import { billApi } from '@mall/contract/billing/bill.api.ts';
import { reconciliationApi } from '@mall/contract/billing/reconciliation.api.ts';

/** What may be other after something was done with a bill. */
export const billReads = [
  billApi.page,
  billApi.one,
  billApi.lines,
  billApi.amounts,
  billApi.candidates,
  reconciliationApi.page,
  reconciliationApi.rows,
  reconciliationApi.orders,
];
export const billAddress = (id: string): string => `/personalCenterBase/billManagement/billingDetails?id=${id}`;
export const billsAddress = '/personalCenterBase/billManagement/billManagemantPage';
export const reconAddress = (id: string): string => `/personalCenterBase/reconciliation?id=${id}`;
