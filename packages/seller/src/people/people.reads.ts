import { storeStaffApi } from '@mall/contract/account/staff.api.ts';

/** What may be other after something was done to somebody of the store. */
export const peopleReads = [storeStaffApi.page, storeStaffApi.duties];
