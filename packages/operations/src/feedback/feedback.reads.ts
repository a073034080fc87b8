import { deskApi } from '@mall/contract/account/desk.api.ts';
import { feedbackOperationsApi } from '@mall/contract/content/feedback-operations.api.ts';

/** What may be other after an answer. */
export const feedbackReads = [feedbackOperationsApi.page, feedbackOperationsApi.detail, deskApi.desk];
