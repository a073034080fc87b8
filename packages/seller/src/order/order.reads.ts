import { deskApi } from '@mall/contract/account/desk.api.ts';
import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';

/** What tells of the store's orders: whatever became of an act, it may be old now. */
export const orderReads = [orderSellerApi.page, orderSellerApi.detail, deskApi.desk];
