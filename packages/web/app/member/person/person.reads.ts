import { memberApi } from '@mall/contract/member/member.api.ts';
import { personApi } from '@mall/contract/member/person.api.ts';
import { todayApi } from '@mall/contract/member/today.api.ts';

/** Where name and picture of the reader stand: this page, the header, the first page of the centre. */
export const personReads = [personApi.detail, memberApi.home, todayApi.today];
