import type { sellerInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';

/** The calls of a side that issues invoices: a store's people, or the mall's for its own stores, which differ in their address alone. */
export type OfficeCalls = typeof sellerInvoiceApi;
