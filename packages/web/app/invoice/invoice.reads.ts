import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { todayApi } from '@mall/contract/member/today.api.ts';

/** What may be other after something was done with an invoice. */
export const invoiceReads = [
  invoiceApi.page,
  invoiceApi.detail,
  invoiceApi.orders,
  invoiceApi.figures,
  invoiceApi.ofOrder,
  ...Object.values(todayApi).filter(({ verb }) => verb === 'GET'),
];
