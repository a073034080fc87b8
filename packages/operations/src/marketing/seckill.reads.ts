import { deskApi } from '@mall/contract/account/desk.api.ts';
import { seckillOperationsApi } from '@mall/contract/marketing/seckill-office.api.ts';

/** What a change of a session makes old. */
export const sessionReads = [seckillOperationsApi.timeline, seckillOperationsApi.detail, deskApi.desk];
