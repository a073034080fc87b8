import { right } from '@mall/contract/account/rights.ts';
import { billStateRows } from '@mall/contract/billing/bill.machine.ts';
import { BillFilter } from '@mall/contract/billing/bill.rules.ts';
import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import { askDownload } from '../download/ask-download.ts';
import { listSheet, type SheetColumn } from '../download/list-sheet.ts';
import { makerTaking } from '../download/maker.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { readSlices } from '../kernel/read-slices.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { writeXlsxFile, xlsxMost } from '../kernel/xlsx.ts';
import { billsOf, ListedBill, whereOfBills } from './bill.queries.ts';

const title = words('账单', 'Bills', 'Relevés', 'Cuentas', 'Contas', 'Счета');

const columns: readonly SheetColumn<ListedBill>[] = [
  [words('账单号', 'Bill', 'Relevé', 'Cuenta', 'Conta', 'Счёт'), 20, ({ billSn }) => billSn],
  [words('买方', 'Buyer', 'Acheteur', 'Comprador', 'Comprador', 'Покупатель'), 30, ({ companyName }) => companyName],
  [words('店铺', 'Store', 'Boutique', 'Tienda', 'Loja', 'Магазин'), 24, ({ storeName }) => storeName],
  [words('账期起', 'From', 'Du', 'Desde', 'De', 'С'), 14, ({ fromDay }) => fromDay],
  [words('账期止', 'To', 'Au', 'Hasta', 'Até', 'По'), 14, ({ toDay }) => toDay],
  [words('订单数', 'Orders', 'Commandes', 'Pedidos', 'Pedidos', 'Заказы'), 10, ({ orders }) => orders],
  [words('账单金额', 'Amount', 'Montant', 'Importe', 'Valor', 'Сумма'), 16, ({ totalFen }) => totalFen / 100],
  [words('已还', 'Paid', 'Payé', 'Pagado', 'Pago', 'Оплачено'), 16, ({ paidFen }) => paidFen / 100],
  [words('未还', 'Open', 'Restant', 'Pendiente', 'Em aberto', 'Остаток'), 16, ({ totalFen, paidFen }) => (totalFen - paidFen) / 100],
  [words('状态', 'State', 'État', 'Estado', 'Estado', 'Состояние'), 14, ({ state }, language) => billStateRows[state].words[language]],
  [
    words('逾期', 'Overdue', 'En retard', 'Vencida', 'Vencida', 'Просрочен'),
    10,
    ({ overdue }, language) => (overdue ? { zh: '是', en: 'yes', fra: 'oui', spa: 'sí', pt: 'sim', ru: 'да' }[language] : ''),
  ],
  [words('出账时间', 'Issued', 'Émis', 'Emitida', 'Emitida', 'Выставлен'), 20, ({ issueDate }) => issueDate ?? ''],
  [words('确认时间', 'Confirmed', 'Confirmé', 'Confirmada', 'Confirmada', 'Подтверждён'), 20, ({ confirmDate }) => confirmDate ?? ''],
  [words('到期时间', 'Due', 'Échéance', 'Vencimiento', 'Vencimento', 'Срок'), 20, ({ dueDate }) => dueDate ?? ''],
];

/** Bills of a filter, for the company. */
export const billsSheetMaker = makerTaking(BillFilter, {
  kind: 'bills',
  format: 'xlsx',
  title,
  source: title,
  sourceUrl: '/personalCenterBase/billManagement/billManagemantPage',
  right: right('personalCenterBase:billManagement:billManagemantPage:view'),
  said: ({ word }) => (word ? [word] : []),
  make: ({ house, input, side, language, path, progress }) =>
    inTransaction(house.db, (tx) => {
      async function* lines() {
        yield [columns.map(([head]) => head[language])];
        let done = 0;
        for await (const rows of readSlices(tx, ListedBill, billsOf(whereOfBills(side, input)))) {
          yield rows.map((row) => columns.map(([, , of]) => of(row, language)));
          done += rows.length;
          await progress(done);
        }
      }
      return writeXlsxFile(path, { name: 'bills', widths: columns.map(([, width]) => width) }, lines());
    }),
});

export const askBillsSheet = (db: Db, side: BuyerSide, filter: BillFilter, language: Language): Promise<DownloadProgress> =>
  inTransaction(db, async (tx) => {
    const [counted] = await readRows(tx, TotalRow)`select count(*)::int as total from (${billsOf(whereOfBills(side, filter))}) listed`;
    const rows = counted?.total ?? 0;
    if (rows === 0) throw refuse('download.none');
    if (rows > xlsxMost) throw refuse('download.many', { most: xlsxMost });
    return askDownload(tx, billsSheetMaker, side, { input: filter, language, rows, about: filter.period ?? '' });
  });

/** The same behind the counter. */
export const storeBillsSheet = listSheet({
  kind: 'store_bills',
  title,
  source: title,
  sourceUrl: '/bills',
  right: right('seller:bills:view'),
  filter: BillFilter,
  row: ListedBill,
  rows: (filter, sight) => billsOf(whereOfBills(sight, filter)),
  columns,
});

export const mallBillsSheet = listSheet({
  kind: 'mall_bills',
  title,
  source: title,
  sourceUrl: '/bills',
  right: right('operations:bills:view'),
  filter: BillFilter,
  row: ListedBill,
  rows: (filter, sight) => billsOf(whereOfBills(sight, filter)),
  columns,
});
