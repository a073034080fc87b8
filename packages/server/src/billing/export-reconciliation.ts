import type { RowFilter } from '@mall/contract/billing/bill.rules.ts';
import { disputeReasonWords } from '@mall/contract/billing/bill.rules.ts';
import type { ReconRow, ReconSide } from '@mall/contract/billing/bill-data.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import type { Db } from '../kernel/db.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { type Cell, writeXlsx, xlsxType } from '../kernel/xlsx.ts';
import { lineKindWords, sheetLinesMost } from './export-bill.ts';
import { readReconciliation } from './reconciliation.queries.ts';

const heads = [
  words('日期', 'Date', 'Date', 'Fecha', 'Data', 'Дата'),
  words('类型', 'Kind', 'Type', 'Tipo', 'Tipo', 'Вид'),
  words('订单号', 'Order', 'Commande', 'Pedido', 'Pedido', 'Заказ'),
  words('售后单号', 'After-sale', 'SAV', 'Posventa', 'Pós-venda', 'Обращение'),
  words('货号', 'Item', 'Référence', 'Referencia', 'Referência', 'Артикул'),
  words('商品', 'Goods', 'Article', 'Producto', 'Produto', 'Товар'),
  words('单位', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Ед.'),
  words('我方数量', 'Our quantity', 'Notre quantité', 'Cantidad nuestra', 'Quantidade nossa', 'Наше количество'),
  words('我方单价', 'Our price', 'Notre prix', 'Precio nuestro', 'Preço nosso', 'Наша цена'),
  words('我方金额', 'Our amount', 'Notre montant', 'Importe nuestro', 'Valor nosso', 'Наша сумма'),
  words('账单数量', 'Billed quantity', 'Quantité facturée', 'Cantidad en cuenta', 'Quantidade na conta', 'Количество в счёте'),
  words('账单单价', 'Billed price', 'Prix facturé', 'Precio en cuenta', 'Preço na conta', 'Цена в счёте'),
  words('账单金额', 'Billed amount', 'Montant facturé', 'Importe en cuenta', 'Valor na conta', 'Сумма в счёте'),
  words('相差', 'Difference', 'Écart', 'Diferencia', 'Diferença', 'Разница'),
  words('比对', 'Match', 'Rapprochement', 'Cotejo', 'Conferência', 'Сверка'),
  words('异议', 'Dispute', 'Contestation', 'Reparo', 'Contestação', 'Возражение'),
];
const total = words('合计', 'Total', 'Total', 'Total', 'Total', 'Итого');
const matches = {
  matched: words('一致', 'Equal', 'Identique', 'Igual', 'Igual', 'Совпадает'),
  diff: words('有差异', 'Different', 'Différent', 'Distinto', 'Diferente', 'Отличается'),
  missing: words('缺失', 'Missing', 'Manquant', 'Falta', 'Falta', 'Нет'),
};

const sideCells = (side: ReconSide | null): Cell[] =>
  side ? [side.num ?? '', side.price === null ? '' : Number(side.price), Number(side.amount)] : ['', '', ''];

const cellsOf = (row: ReconRow, language: Language): Cell[] => [
  row.date?.slice(0, 10) ?? '',
  row.kind ? lineKindWords[row.kind][language] : '',
  row.orderSn,
  row.aftersaleSn,
  row.itemNumber,
  [row.name, row.specName].filter(Boolean).join(' '),
  row.unit,
  ...sideCells(row.ours),
  ...sideCells(row.billed),
  Number(row.difference),
  matches[row.match][language],
  row.disputes.map(({ reason, words: said }) => `${disputeReasonWords[reason][language]}：${said}`).join('；'),
];

const blank = (many: number): Cell[] => Array.from({ length: many }, () => '');

/** A comparison as a sheet, the rows of a filter or all of them. */
export const exportReconciliation = async (db: Db, side: BuyerSide, id: Id, filter: RowFilter, language: Language): Promise<FileAnswer> => {
  const found = await readReconciliation(db, side, id, { ...filter, page: 1, limit: sheetLinesMost });
  if (found.total > sheetLinesMost) throw refuse('download.many', { most: sheetLinesMost });
  const { bill, figures, list } = found;
  const foot: Cell[] = [
    total[language],
    ...blank(8),
    Number(figures.ours),
    '',
    '',
    Number(figures.billed),
    Number(figures.difference),
    '',
    '',
  ];
  const bytes = await writeXlsx({
    name: bill.billSn,
    headRow: 3,
    widths: [14, 10, 22, 22, 18, 40, 8, 12, 12, 14, 12, 12, 14, 12, 12, 40],
    rows: [
      [bill.billSn, bill.storeName, bill.companyName, `${bill.fromDay} ~ ${bill.toDay}`],
      [],
      heads.map((one) => one[language]),
      ...list.map((row) => cellsOf(row, language)),
      // Of a part of the rows the bill's total would be the sum of others.
      ...(filter.match || filter.word ? [] : [foot]),
    ],
  });
  return { bytes, type: xlsxType, name: `${bill.billSn}-DZ.xlsx` };
};
