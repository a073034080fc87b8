import { refuseAfterSale } from './reject-after-sale.ts';

/** The store does not take the parcel in. */
export const refuseReturn = refuseAfterSale({ event: 'refuseReceipt', title: '商家拒收退回的商品' });
