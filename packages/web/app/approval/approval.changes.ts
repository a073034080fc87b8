import { processApi } from '@mall/contract/approval/process.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { todayApi } from '@mall/contract/member/today.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';

const orderReads = [orderApi.page, orderApi.detail, orderApi.headerInfo, orderApi.counts];

/** What tells of requests, and of the orders that they are about. */
export const requestReads = [requestApi.page, requestApi.detail, todayApi.today, ...orderReads];
/** What may be other once a process was changed. */
export const processReads = [processApi.page, processApi.detail, processApi.byDept, processApi.byName];
