import { deskApi } from '@mall/contract/account/desk.api.ts';
import { reviewOperationsApi } from '@mall/contract/review/review-operations.api.ts';

/** What may be other after a decision. */
export const reviewReads = [reviewOperationsApi.page, reviewOperationsApi.detail, deskApi.desk];
