import { deskApi } from '@mall/contract/account/desk.api.ts';
import { workApi } from '@mall/contract/account/work.api.ts';

/** What may be other after somebody took something, or it was decided. */
export const workReads = [workApi.page, workApi.summary, workApi.people, deskApi.desk];
