import { ownSheetMost } from '@mall/contract/billing/bill.rules.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { plainText } from '@mall/grammar/plain-text.ts';
import { decodeText } from '../kernel/decode-text.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { readXlsx } from '../kernel/read-xlsx.ts';
import { refuse } from '../kernel/refusal.ts';
import { readCsv, separatorOf } from '../payment/read-csv.ts';
import type { OwnRow } from './match-own-rows.ts';
import { columnsOf } from './sheet-columns.ts';
import { fenOf, hasDecimalComma, numOf } from './sheet-figures.ts';

const bounds = { rows: ownSheetMost.rows + 10, columns: 30, unpackedBytes: 16 * 1024 * 1024 };
const tooLarge = () => refuse('bill.sheet_large');
/** Heads stand in the first rows: above them there may be a title. */
const headsWithin = 10;
/** Sums under the rows are nobody's orders. */
const isSum = /^(?:合计|总计|小计|本页合计|grand|sub|total|totaux|totales|totais|sum|somme|suma|soma|итого|всего)/i;
/** As Excel shows what it has taken for a number: its last digits are gone. */
const isRounded = /^\d(?:[.,]\d+)?E\+\d+$/i;

const cellsOf = async (file: Buffer): Promise<string[][]> => {
  if (file.subarray(0, 2).toString('latin1') !== 'PK') {
    const text = plainText(decodeText(file));
    return readCsv(text, bounds.rows, separatorOf(text));
  }
  const read = await readXlsx(file, bounds);
  if ('fault' in read) throw read.fault === 'large' ? tooLarge() : refuse('bill.sheet_unreadable');
  return read.rows;
};

export type OwnSheet = { rows: OwnRow[]; columns: string[] };

/** The company's own books for a bill: numbers of orders and what they cost, with goods and quantities where it has them, in whichever order the columns stand. */
export const readOwnSheet = async (file: FilePart | undefined): Promise<OwnSheet> => {
  const cells = await cellsOf(await takeFile(file, ownSheetMost.bytes, tooLarge));
  const headAt = cells.slice(0, headsWithin).findIndex((row) => columnsOf(row) !== undefined);
  const heads = cells[headAt] ?? [];
  const at = columnsOf(heads);
  if (!at) throw refuse('bill.sheet_unreadable');
  const rest = cells.slice(headAt + 1);
  const decimalComma = hasDecimalComma(rest.map((row) => row[at.amount] ?? ''));
  const rows = rest.flatMap((row): OwnRow[] => {
    const orderSn = cutText((row[at.order] ?? '').replaceAll(/[\s'’`]/g, ''), 40);
    const written = row[at.amount] ?? '';
    // Heads of groups and remarks at the end have no amount.
    if (orderSn === '' || written.trim() === '' || isSum.test(orderSn)) return [];
    if (isRounded.test(orderSn)) throw refuse('bill.sheet_rounded', { order: orderSn });
    const fen = fenOf(written, decimalComma);
    // Left out, it would be told as missing on one side.
    if (fen === undefined) throw refuse('bill.sheet_amount', { order: orderSn, amount: cutText(written, 20) });
    const goods = at.goods.flatMap((one) => cutText((row[one] ?? '').trim(), 80) || []).slice(0, 4);
    return [{ orderSn, goods, num: at.num < 0 ? null : numOf(row[at.num] ?? ''), fen }];
  });
  if (rows.length === 0) throw refuse('bill.sheet_unreadable');
  if (rows.length > ownSheetMost.rows) throw tooLarge();
  const taken = [at.order, at.amount, ...(at.num < 0 ? [] : [at.num]), ...at.goods.slice(0, 4)];
  return { rows, columns: taken.map((one) => cutText((heads[one] ?? '').trim(), 40)) };
};
