import { right } from '@mall/contract/account/rights.ts';
import { invoiceStateWords } from '@mall/contract/invoice/invoice.machine.ts';
import { operatorInvoiceApi } from '@mall/contract/invoice/invoice-office.api.ts';
import { taxKindWords, taxStateWords } from '@mall/contract/invoice/invoicing.rules.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { AskRow, taxAsksOf } from './tax.queries.ts';

/** What was asked of the tax gateway, for any store. */
export const taxSheet = listSheet({
  kind: 'tax_asks',
  title: only('税务网关'),
  source: only('税务网关'),
  sourceUrl: '/invoices/gateway',
  right: right('operations:invoices:view'),
  filter: operatorInvoiceApi.exportTax.body,
  row: AskRow,
  rows: taxAsksOf,
  columns: [
    [only('请求号'), 28, ({ askNo }) => askNo],
    [only('类别'), 8, ({ kind }) => taxKindWords[kind].zh],
    [only('状态'), 10, ({ state }) => taxStateWords[state].zh],
    [only('次数'), 8, ({ tries }) => tries],
    [only('原因'), 40, ({ fault }) => fault],
    [only('店铺'), 24, ({ storeName }) => storeName],
    [only('发票抬头'), 30, ({ titleName }) => titleName],
    [only('申请单号'), 22, ({ applySn }) => applySn],
    [only('金额'), 14, ({ amountFen }) => amountFen / 100],
    [only('发票状态'), 12, ({ invoiceState }) => invoiceStateWords[invoiceState].zh],
    [only('请求时间'), 20, ({ askDate }) => askDate],
    [only('答复时间'), 20, ({ endDate }) => endDate ?? ''],
  ],
});
