import type { DownloadProgress } from '@mall/contract/download/download.api.ts';
import type { Language } from '@mall/contract/kernel/language.ts';
import { exportMost, type OrderFilter } from '@mall/contract/order/order.rules.ts';
import type { StoreOrderFilter } from '@mall/contract/order/store-order.rules.ts';
import type { SQL } from 'drizzle-orm';
import { type Asker, askDownload } from '../download/ask-download.ts';
import { keepDownload } from '../download/keep-download.ts';
import type { Maker } from '../download/maker.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide, StoreSide } from '../kernel/side.ts';
import { writeXlsx, xlsxType } from '../kernel/xlsx.ts';
import { countSheetRows, readSheetRows, type SheetReader, sheetHead, sheetWidths } from './order-sheet.ts';
import { daysOf, orderSheetMaker } from './order-sheet-maker.ts';
import { whereOf } from './orders-found.ts';
import { whereOfStore } from './store-orders.queries.ts';
import { storeSheetMaker } from './store-sheet-maker.ts';

type Rooms = Pick<House, 'db' | 'reads' | 'config' | 'log' | 'files'>;
type Sheet = { reader: SheetReader; maker: Maker; asker: Asker; where: SQL; filter: OrderFilter | StoreOrderFilter };

const buyersSheet = (side: BuyerSide, filter: OrderFilter): Sheet => ({
  reader: 'buyer',
  maker: orderSheetMaker,
  asker: side,
  where: whereOf(side, filter),
  filter,
});

const storesSheet = ({ config }: Rooms, side: StoreSide, filter: StoreOrderFilter): Sheet => ({
  reader: 'store',
  maker: storeSheetMaker,
  asker: side,
  where: whereOfStore(side, filter, config),
  filter,
});

const requireSome = async (tx: Tx, { where }: Sheet): Promise<number> => {
  const amount = await countSheetRows(tx, where);
  if (amount === 0) throw refuse('order.export_none');
  return amount;
};

const exportNow = async (house: Rooms, sheet: Sheet, language: Language): Promise<FileAnswer> => {
  const { reader, maker, asker, where, filter } = sheet;
  if ((await requireSome(house.db, sheet)) > exportMost) throw refuse('order.export_many', { most: exportMost });
  const { rows } = await house.reads.whole((all) => readSheetRows(all, where, { reader, language, limit: exportMost }));
  const bytes = await writeXlsx({ name: 'orders', widths: sheetWidths(reader), rows: [sheetHead(reader, language), ...rows] });
  await keepDownload(house, maker, asker, { input: filter, language, rows: rows.length, about: daysOf(filter), bytes });
  return { bytes, type: xlsxType, name: 'orders.xlsx' };
};

const exportLater = async (tx: Tx, sheet: Sheet, language: Language): Promise<DownloadProgress> => {
  const rows = await requireSome(tx, sheet);
  return askDownload(tx, sheet.maker, sheet.asker, { input: sheet.filter, language, rows, about: daysOf(sheet.filter) });
};

/** The buyer's orders of a filter as one sheet, which he finds in the download centre as well; refuses an empty one, and one too long for an answer. */
export const exportOrders = (house: Rooms, side: BuyerSide, filter: OrderFilter, language: Language): Promise<FileAnswer> =>
  exportNow(house, buyersSheet(side, filter), language);

/** The same for many orders, in the background. */
export const exportOrdersLater = (tx: Tx, side: BuyerSide, filter: OrderFilter, language: Language): Promise<DownloadProgress> =>
  exportLater(tx, buyersSheet(side, filter), language);

/** The store's orders likewise. */
export const exportStoreOrders = (house: Rooms, side: StoreSide, filter: StoreOrderFilter, language: Language): Promise<FileAnswer> =>
  exportNow(house, storesSheet(house, side, filter), language);

export const exportStoreOrdersLater = (
  house: Rooms,
  side: StoreSide,
  filter: StoreOrderFilter,
  language: Language,
): Promise<DownloadProgress> => exportLater(house.db, storesSheet(house, side, filter), language);
