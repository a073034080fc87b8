import { right } from '@mall/contract/account/rights.ts';
import { isPayChannel, payChannelRows } from '@mall/contract/payment/pay-channels.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { RefundRow, refundsOf } from './offline.queries.ts';

const stateNames = { pending: '渠道处理中', success: '已退', failure: '渠道拒绝' } as const;
const nameOf = (channel: string): string => (isPayChannel(channel) ? payChannelRows[channel].name.zh : channel);

/** Money that goes back to buyers. */
export const refundsSheet = listSheet({
  kind: 'refunds',
  title: only('退款打款'),
  source: only('退款打款'),
  sourceUrl: '/money/refunds',
  right: right('operations:payments:view'),
  filter: payOperationsApi.exportRefunds.body,
  row: RefundRow,
  rows: refundsOf,
  columns: [
    [only('申请时间'), 20, ({ createDate }) => createDate],
    [only('退款单号'), 26, ({ refundSn }) => refundSn],
    [only('订单'), 22, ({ orderSn }) => orderSn],
    [only('收款人'), 30, ({ buyerName }) => buyerName],
    [only('事由'), 30, ({ reason }) => reason],
    [only('走法'), 14, ({ channel, byHand }) => (byHand ? '线下打款' : nameOf(channel))],
    [only('金额（元）'), 14, ({ amountFen }) => amountFen / 100],
    [only('状态'), 14, ({ state, byHand }) => (byHand && state === 'pending' ? '待打款' : stateNames[state])],
    [only('渠道答复'), 30, ({ lastError }) => lastError],
    [only('银行回单号'), 24, ({ proof }) => proof],
    [only('完成时间'), 20, ({ doneDate }) => doneDate ?? ''],
  ],
});
