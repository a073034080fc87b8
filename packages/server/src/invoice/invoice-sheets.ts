import { right } from '@mall/contract/account/rights.ts';
import { invoiceStateWords, invoiceTypeWords } from '@mall/contract/invoice/invoice.machine.ts';
import { InvoiceFilter, OfficeInvoiceFilter } from '@mall/contract/invoice/invoicing.rules.ts';
import { words } from '@mall/contract/kernel/language.ts';
import type * as z from 'zod';
import { listSheet, type SheetColumn, type SheetSight } from '../download/list-sheet.ts';
import type { BuyerSight } from '../kernel/side.ts';
import { listedInvoices } from './invoice.queries.ts';
import { ListRow } from './invoice-row.ts';
import { OfficeRow, officeInvoicesOf } from './office.queries.ts';

const title = words('发票', 'Invoices', 'Factures', 'Facturas', 'Faturas', 'Счета-фактуры');

type Shown = z.infer<typeof ListRow>;

const sn: SheetColumn<Shown> = [
  words('申请编号', 'Application', 'Demande', 'Solicitud', 'Solicitação', 'Заявка'),
  22,
  ({ applySn }) => applySn,
];
const columns: readonly SheetColumn<Shown>[] = [
  [words('店铺', 'Store', 'Boutique', 'Tienda', 'Loja', 'Магазин'), 24, ({ storeName }) => storeName],
  [words('订单号', 'Order', 'Commande', 'Pedido', 'Pedido', 'Заказ'), 22, ({ orderSn }) => orderSn],
  [words('订单数', 'Orders', 'Commandes', 'Pedidos', 'Pedidos', 'Заказы'), 10, ({ orders }) => orders],
  [words('发票类型', 'Type', 'Type', 'Tipo', 'Tipo', 'Тип'), 14, ({ type }, language) => invoiceTypeWords[type][language]],
  [words('发票抬头', 'Title', 'Intitulé', 'Titular', 'Titular', 'Плательщик'), 30, ({ titleName }) => titleName],
  [
    words('价税合计', 'Amount with tax', 'Montant TTC', 'Importe con IVA', 'Valor com imposto', 'Сумма с НДС'),
    16,
    ({ amountFen }) => amountFen / 100,
  ],
  [words('状态', 'State', 'État', 'Estado', 'Estado', 'Состояние'), 14, ({ state }, language) => invoiceStateWords[state][language]],
  [words('申请时间', 'Applied', 'Demandée', 'Solicitada', 'Solicitada', 'Подана'), 20, ({ applyDate }) => applyDate],
  [words('开票时间', 'Issued', 'Émise', 'Emitida', 'Emitida', 'Выставлен'), 20, ({ issueDate }) => issueDate ?? ''],
  [words('发票代码', 'Code', 'Code', 'Código', 'Código', 'Код'), 16, ({ code }) => code],
  [words('发票号码', 'Number', 'Numéro', 'Número', 'Número', 'Номер'), 14, ({ number }) => number],
  [words('红字发票号码', 'Red letter', 'Avoir', 'Rectificativa', 'Estorno', 'Сторно'), 14, ({ redNumber }) => redNumber],
  [
    words('寄送', 'Mailed', 'Envoi', 'Envío', 'Envio', 'Отправка'),
    28,
    ({ mailCompany, mailNumber }) => [mailCompany, mailNumber].filter(Boolean).join(' '),
  ],
  [words('备注', 'Note', 'Remarque', 'Nota', 'Nota', 'Примечание'), 30, ({ reason }) => reason],
];

/** Invoices as the buyer's centre lists them; what may still be changed is not asked here. */
export const invoicesSheet = listSheet({
  kind: 'invoice_list',
  title,
  source: title,
  sourceUrl: '/personalCenterBase/invoiceManagement/managementList',
  right: right('personalCenterBase:invoiceManagement:managementList:view'),
  filter: InvoiceFilter,
  row: ListRow,
  rows: (filter, sight) => listedInvoices(sight as BuyerSight, filter, 0),
  columns: [sn, ...columns],
});

const office = {
  title,
  source: title,
  sourceUrl: '/invoices',
  filter: OfficeInvoiceFilter,
  row: OfficeRow,
  rows: (filter: OfficeInvoiceFilter, sight: SheetSight) => officeInvoicesOf(sight, filter),
  columns: [
    sn,
    [words('买方', 'Buyer', 'Acheteur', 'Comprador', 'Comprador', 'Покупатель'), 30, ({ buyerName }) => buyerName],
    ...columns,
  ] satisfies readonly SheetColumn<OfficeRow>[],
};

/** The same behind the counter. */
export const storeInvoicesSheet = listSheet({ ...office, kind: 'store_invoices', right: right('seller:invoices:view') });
export const mallInvoicesSheet = listSheet({ ...office, kind: 'mall_invoices', right: right('operations:invoices:view') });
