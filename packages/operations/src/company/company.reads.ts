import { deskApi } from '@mall/contract/account/desk.api.ts';
import { companyOperationsApi } from '@mall/contract/company/certification.api.ts';

/** What may be other after a decision. */
export const companyReads = [companyOperationsApi.page, companyOperationsApi.detail, deskApi.desk];
