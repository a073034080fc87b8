import { right } from '@mall/contract/account/rights.ts';
import { wrongPaymentApi } from '@mall/contract/payment/wrong-payment.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { WrongListed, wrongOf } from './wrong.queries.ts';

const kindNames = { amount: '金额不符', twice: '重复支付', stray: '没有对应订单' } as const;
const stateNames = { found: '待处理', proposed: '等复核', returned: '复核退回', confirmed: '执行中', settled: '已办完' } as const;
const wayNames = { give_back: '整笔退回', book: '记到订单' } as const;

/** Money that came in and was booked nowhere. */
export const wrongSheet = listSheet({
  kind: 'wrong_payments',
  title: only('错额来款'),
  source: only('错额来款'),
  sourceUrl: '/money',
  right: right('operations:payments:view'),
  filter: wrongPaymentApi.export.body,
  row: WrongListed,
  rows: wrongOf,
  columns: [
    [only('发现时间'), 20, ({ foundDate }) => foundDate],
    [only('来款号'), 22, ({ wrongSn }) => wrongSn],
    [only('银行流水'), 26, ({ outNo }) => outNo],
    [only('类别'), 14, ({ kind }) => kindNames[kind]],
    [only('付款户名'), 30, ({ payerName }) => payerName],
    [only('买方'), 30, ({ buyerName }) => buyerName],
    [only('订单'), 30, ({ orderSns }) => orderSns.join(' ')],
    [only('应收（元）'), 14, ({ expectedFen }) => (expectedFen === null ? '' : expectedFen / 100)],
    [only('实收（元）'), 14, ({ receivedFen }) => receivedFen / 100],
    [only('状态'), 12, ({ state }) => stateNames[state]],
    [only('办法'), 12, ({ way }) => (way === null ? '' : wayNames[way])],
    [only('经办'), 14, ({ proposedBy }) => proposedBy],
    [only('复核'), 14, ({ confirmedBy }) => confirmedBy],
  ],
});
