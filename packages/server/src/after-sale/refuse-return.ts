import { refuseAfterSale } from './reject-after-sale.ts';

/** The store does not take the parcel in. */
export const refuseReturn = refuseAfterSale('refuseReceipt');
