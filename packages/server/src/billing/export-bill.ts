import { disputeReasonWords } from '@mall/contract/billing/bill.rules.ts';
import type { BillLine } from '@mall/contract/billing/bill-data.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import type { House } from '../kernel/house.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { type Cell, writeXlsx, xlsxType } from '../kernel/xlsx.ts';
import { requireBill } from './case.queries.ts';
import { listLines } from './lines.queries.ts';

/** More lines than that are no sheet that somebody waits for. */
export const sheetLinesMost = 20_000;
export const lineKindWords = {
  order: words('收货', 'Received', 'Reçu', 'Recibido', 'Recebido', 'Получено'),
  freight: words('运费', 'Freight', 'Port', 'Envío', 'Frete', 'Доставка'),
  refund: words('退款', 'Refund', 'Remboursement', 'Reembolso', 'Reembolso', 'Возврат'),
  adjust: words('调整', 'Adjustment', 'Ajustement', 'Ajuste', 'Ajuste', 'Корректировка'),
};
const heads = [
  words('日期', 'Date', 'Date', 'Fecha', 'Data', 'Дата'),
  words('类型', 'Kind', 'Type', 'Tipo', 'Tipo', 'Вид'),
  words('订单号', 'Order', 'Commande', 'Pedido', 'Pedido', 'Заказ'),
  words('售后单号', 'After-sale', 'SAV', 'Posventa', 'Pós-venda', 'Обращение'),
  words('商品', 'Goods', 'Article', 'Producto', 'Produto', 'Товар'),
  words('单位', 'Unit', 'Unité', 'Unidad', 'Unidade', 'Ед.'),
  words('数量', 'Quantity', 'Quantité', 'Cantidad', 'Quantidade', 'Количество'),
  words('单价', 'Price', 'Prix', 'Precio', 'Preço', 'Цена'),
  words('金额', 'Amount', 'Montant', 'Importe', 'Valor', 'Сумма'),
  words('异议', 'Dispute', 'Contestation', 'Reparo', 'Contestação', 'Возражение'),
  words('说明', 'Remark', 'Remarque', 'Nota', 'Observação', 'Примечание'),
];
const total = words('合计', 'Total', 'Total', 'Total', 'Total', 'Итого');
const movedOut = words('已移到下期', 'Moved to the next period', 'Reportée', 'Aplazada', 'Adiada', 'Перенесено');

const cellsOf = (line: BillLine, language: Language): Cell[] => [
  line.date.slice(0, 10),
  lineKindWords[line.kind][language],
  line.orderSn,
  line.aftersaleSn,
  [line.name, line.specName].filter(Boolean).join(' '),
  line.unit,
  line.num,
  line.price === null ? '' : Number(line.price),
  line.movedOut ? 0 : Number(line.amount),
  line.disputes.map(({ reason, words: said }) => `${disputeReasonWords[reason][language]}：${said}`).join('；'),
  [line.movedOut ? movedOut[language] : '', line.words].filter(Boolean).join(' '),
];

/** A bill with all its lines as a sheet. */
export const exportBill = async (
  { db, config }: Pick<House, 'db' | 'config'>,
  side: BuyerSide,
  id: Id,
  language: Language,
): Promise<FileAnswer> => {
  const bill = await requireBill(db, side, id, config);
  if (bill.lineCounts.all > sheetLinesMost) throw refuse('download.many', { most: sheetLinesMost });
  const lines = await listLines(db, side, id, { page: 1, limit: sheetLinesMost });
  const head: Cell[][] = [[bill.billSn, bill.storeName, bill.companyName, `${bill.fromDay} ~ ${bill.toDay}`], []];
  const rows = lines.list.map((line) => cellsOf(line, language));
  const foot: Cell[] = [total[language], '', '', '', '', '', '', '', Number(bill.total), '', ''];
  const bytes = await writeXlsx({
    name: bill.billSn,
    headRow: 3,
    widths: [14, 10, 22, 22, 40, 8, 10, 12, 14, 40, 40],
    rows: [...head, heads.map((one) => one[language]), ...rows, foot],
  });
  return { bytes, type: xlsxType, name: `${bill.billSn}.xlsx` };
};
