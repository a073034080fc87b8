import { deskApi } from '@mall/contract/account/desk.api.ts';
import { creditOperationsApi } from '@mall/contract/credit/credit-operations.api.ts';
import { creditReviewApi } from '@mall/contract/order/credit-review.api.ts';

/** What may be other after something was done with a quota. */
export const creditReads = [
  creditOperationsApi.applications,
  creditOperationsApi.application,
  creditOperationsApi.accounts,
  creditOperationsApi.account,
  creditReviewApi.page,
  creditReviewApi.detail,
  deskApi.desk,
];
