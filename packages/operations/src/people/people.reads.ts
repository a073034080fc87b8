import { peopleOperationsApi } from '@mall/contract/account/people-operations.api.ts';
import { mallStaffApi } from '@mall/contract/account/staff.api.ts';

/** What may be other after something was done to an account. */
export const peopleReads = [peopleOperationsApi.page, peopleOperationsApi.detail, mallStaffApi.page];
