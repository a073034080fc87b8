import { right } from '@mall/contract/account/rights.ts';
import type { AlertKind } from '@mall/contract/payment/payment.rules.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { AlertRow, alertsOf } from './alert.queries.ts';

const kindNames: Readonly<Record<AlertKind, string>> = {
  forged: '通知签名不对',
  stale: '通知过期',
  altered: '同一通知内容变了',
  wrong_amount: '到账金额不对',
  mismatch: '对不上支付单',
  late: '订单已取消后到账',
  paid_twice: '重复支付',
  refund_failed: '退款被渠道拒绝',
};

/** What went wrong around money. */
export const alertsSheet = listSheet({
  kind: 'pay_alerts',
  title: only('资金告警'),
  source: only('资金告警'),
  sourceUrl: '/money/alerts',
  right: right('operations:payments:view'),
  filter: payOperationsApi.exportAlerts.body,
  row: AlertRow,
  rows: alertsOf,
  columns: [
    [only('类别'), 22, ({ kind }) => kindNames[kind]],
    [only('支付单或退款单'), 28, ({ subject }) => subject],
    [only('次数'), 8, ({ times }) => times],
    [only('首次'), 20, ({ firstDate }) => firstDate],
    [only('最近'), 20, ({ lastDate }) => lastDate],
    [only('办结时间'), 20, ({ settledDate }) => settledDate ?? ''],
    [only('办结人'), 16, ({ settledBy }) => settledBy],
    [only('结果'), 40, ({ settledNote }) => settledNote],
  ],
});
