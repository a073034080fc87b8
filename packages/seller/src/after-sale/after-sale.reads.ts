import { deskApi } from '@mall/contract/account/desk.api.ts';
import { sellerAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';

/** What may be other after an answer. */
export const afterSaleReads = [sellerAfterSaleApi.page, sellerAfterSaleApi.detail, deskApi.desk];
