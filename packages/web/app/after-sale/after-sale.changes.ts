import { afterSaleApi } from '@mall/contract/after-sale/after-sale.api.ts';
import { orderReads } from '../order/order.changes.ts';

/** What tells of after-sales, and of the orders that they are about. */
export const afterSaleReads = [afterSaleApi.record, afterSaleApi.detail, ...orderReads];
