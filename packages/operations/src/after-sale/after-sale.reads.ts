import { deskApi } from '@mall/contract/account/desk.api.ts';
import { operatorAfterSaleApi } from '@mall/contract/after-sale/after-sale-office.api.ts';

/** What may be other after a decision. */
export const afterSaleReads = [operatorAfterSaleApi.page, operatorAfterSaleApi.detail, deskApi.desk];
