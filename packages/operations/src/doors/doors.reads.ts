import { identityOperationsApi } from '@mall/contract/account/company-identity.api.ts';
import { partnerOperationsApi } from '@mall/contract/account/partner-operations.api.ts';

/** What a change of a partner makes old. */
export const partnerReads = [partnerOperationsApi.page];
export const identityReads = [identityOperationsApi.page];
