import { deskApi } from '@mall/contract/account/desk.api.ts';
import { inquirySellerApi } from '@mall/contract/inquiry/inquiry-seller.api.ts';

/** What may be other after the store has answered. */
export const inquiryReads = [inquirySellerApi.page, inquirySellerApi.detail, deskApi.desk];
