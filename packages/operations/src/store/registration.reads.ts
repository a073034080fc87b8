import { deskApi } from '@mall/contract/account/desk.api.ts';
import { applicationOperationsApi } from '@mall/contract/store/application.api.ts';

/** What may be other after a decision. */
export const registrationReads = [applicationOperationsApi.page, applicationOperationsApi.detail, deskApi.desk];
