import type { Language } from '@mall/contract/kernel/language.ts';
import { exportMost, type OrderFilter } from '@mall/contract/order/order.rules.ts';
import type { Tx } from '../kernel/db.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { writeXlsx, xlsxType } from '../kernel/xlsx.ts';
import { countSheetRows, readSheetRows, sheetHead, sheetWidths } from './order-sheet.ts';

/** The buyer's orders of a filter as one sheet; refuses an empty one, and one too long for an answer. */
export const exportOrders = async (tx: Tx, side: BuyerSide, filter: OrderFilter, language: Language): Promise<FileAnswer> => {
  const amount = await countSheetRows(tx, side, filter);
  if (amount === 0) throw refuse('order.export_none');
  if (amount > exportMost) throw refuse('order.export_many', { most: exportMost });
  const { rows } = await readSheetRows(tx, side, filter, { language, limit: exportMost });
  const bytes = await writeXlsx({ name: 'orders', widths: sheetWidths, rows: [sheetHead(language), ...rows] });
  return { bytes, type: xlsxType, name: 'orders.xlsx' };
};
