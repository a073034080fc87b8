import { mallStaffApi } from '@mall/contract/account/staff.api.ts';

/** What may be other after something was done to one of the mall's people. */
export const staffReads = [mallStaffApi.page, mallStaffApi.duties];
