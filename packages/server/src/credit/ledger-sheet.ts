import { right } from '@mall/contract/account/rights.ts';
import { LedgerFilter, ledgerTypeWords } from '@mall/contract/credit/credit.rules.ts';
import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import { type SQL, sql } from 'drizzle-orm';
import { askDownload } from '../download/ask-download.ts';
import { makerTaking } from '../download/maker.ts';
import { type Db, inTransaction } from '../kernel/db.ts';
import { readRows, TotalRow } from '../kernel/read-rows.ts';
import { readSlices } from '../kernel/read-slices.ts';
import { refuse } from '../kernel/refusal.ts';
import { type BuyerSide, type BuyerSight, within } from '../kernel/side.ts';
import { writeXlsxFile, xlsxMost } from '../kernel/xlsx.ts';
import { LedgerRow, ledgerRows } from './ledger.queries.ts';

/** The lines of the reader's company, as far as his right goes. A line of somebody who has changed companies stays with the company. */
export const companysLedger = (side: BuyerSight): SQL => sql`l.company_id = ${side.companyId ?? null}::bigint and ${within(side, 'l')}`;

const name = words('采购额度', 'Purchase quota', 'Plafond d’achat', 'Cupo de compra', 'Limite de compra', 'Лимит закупок');
const heads = [
  words('时间', 'Time', 'Date', 'Fecha', 'Data', 'Время'),
  words('类型', 'Kind', 'Type', 'Tipo', 'Tipo', 'Вид'),
  words('关联单据', 'Document', 'Document', 'Documento', 'Documento', 'Документ'),
  words('订单号', 'Order', 'Commande', 'Pedido', 'Pedido', 'Заказ'),
  words('经办', 'By', 'Par', 'Por', 'Por', 'Кто'),
  words('金额', 'Amount', 'Montant', 'Importe', 'Valor', 'Сумма'),
  words(
    '可用变动',
    'Change of what is left',
    'Variation du disponible',
    'Variación del disponible',
    'Variação do disponível',
    'Изменение остатка',
  ),
  words('变动后可用', 'Left afterwards', 'Disponible ensuite', 'Disponible después', 'Disponível depois', 'Остаток после'),
  words('备注', 'Remark', 'Remarque', 'Nota', 'Observação', 'Примечание'),
];
const widths = [20, 14, 24, 22, 14, 16, 16, 18, 40];

/** The ledger of a filter, a row for each line. */
export const ledgerSheetMaker = makerTaking(LedgerFilter, {
  kind: 'credit_ledger',
  format: 'xlsx',
  title: words(
    '采购额度流水',
    'Purchase quota ledger',
    'Mouvements du plafond',
    'Movimientos del cupo',
    'Movimentos do limite',
    'Движения лимита закупок',
  ),
  source: name,
  sourceUrl: '/personalCenterBase/procureQuotaSheet',
  right: right('personalCenterBase:procureQuotaSheet:view'),
  said: ({ word }) => (word ? [word] : []),
  make: ({ house, input, side, language, path, progress }) =>
    inTransaction(house.db, (tx) => {
      async function* lines() {
        yield [heads.map((head) => head[language])];
        let done = 0;
        for await (const rows of readSlices(tx, LedgerRow, ledgerRows(companysLedger(side), input, 'buyers'))) {
          yield rows.map((row) => [
            row.date,
            ledgerTypeWords[row.type][language],
            row.bizNo,
            row.orderSn,
            row.who,
            row.amountFen / 100,
            row.changeFen / 100,
            row.leftFen / 100,
            row.remark,
          ]);
          done += rows.length;
          await progress(done);
        }
      }
      return writeXlsxFile(path, { name: 'ledger', widths }, lines());
    }),
});

export const askLedgerSheet = (db: Db, side: BuyerSide, filter: LedgerFilter, language: Language): Promise<DownloadProgress> =>
  inTransaction(db, async (tx) => {
    const [counted] = await readRows(tx, TotalRow)`
      select count(*)::int as total from (${ledgerRows(companysLedger(side), filter, 'buyers')}) listed`;
    const rows = counted?.total ?? 0;
    if (rows === 0) throw refuse('download.none');
    if (rows > xlsxMost) throw refuse('download.many', { most: xlsxMost });
    const about = [filter.from ?? '', filter.to ?? ''].filter(Boolean).join(' ~ ');
    return askDownload(tx, ledgerSheetMaker, side, { input: filter, language, rows, about });
  });
