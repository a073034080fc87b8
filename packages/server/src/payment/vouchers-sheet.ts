import { right } from '@mall/contract/account/rights.ts';
import { payOperationsApi } from '@mall/contract/payment/payment-operations.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { VoucherRow, vouchersOf } from './offline.queries.ts';

const stateNames = { submitted: '待核对', confirmed: '已核销', rejected: '已驳回' } as const;

/** Transfers that buyers say they made. */
export const vouchersSheet = listSheet({
  kind: 'vouchers',
  title: only('转账凭证'),
  source: only('转账凭证'),
  sourceUrl: '/money/vouchers',
  right: right('operations:payments:view'),
  filter: payOperationsApi.exportVouchers.body,
  row: VoucherRow,
  rows: vouchersOf,
  columns: [
    [only('提交时间'), 20, ({ createDate }) => createDate],
    [only('付款单号'), 24, ({ paySn }) => paySn],
    [only('买方'), 30, ({ buyerName }) => buyerName],
    [only('订单'), 30, ({ orderSns }) => orderSns.join(' ')],
    [only('应付（元）'), 14, ({ amountFen }) => amountFen / 100],
    [only('付款户名'), 30, ({ payerName }) => payerName],
    [only('附言'), 30, ({ remark }) => remark],
    [only('状态'), 12, ({ state }) => stateNames[state]],
    [only('原因'), 30, ({ reason }) => reason],
  ],
});
