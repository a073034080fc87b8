import { oaApi } from '@mall/contract/approval/oa.api.ts';
import { orderApprovalApi } from '@mall/contract/approval/order-approval.api.ts';
import { processApi } from '@mall/contract/approval/process.api.ts';
import { requestApi } from '@mall/contract/approval/request.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';

/** What a change of the connection touches. */
export const connectionReads = [oaApi.connection, processApi.setting, orderApprovalApi.oaPushSwitch];

/** What changes with who has a request. */
export const handoverReads = [oaApi.trace, requestApi.detail, requestApi.page, orderApi.detail];
