import { rowsOfText } from '@mall/grammar/bill-rows.ts';
import { decodeText } from './decode-text.ts';
import { hasMoreThan } from './has-more-than.ts';
import { readXlsx } from './read-xlsx.ts';

const unpackedBytes = 12 * 1024 * 1024;

// oxlint-disable-next-line no-control-regex -- what no text begins with
const seemsText = (text: string): boolean => !/[\u0000-\u0008\u000e-\u001f]/u.test(text.slice(0, 10_000));

export type SheetBounds = { semicolons?: boolean; rows: number; columns: number; large: () => Error; unreadable: () => Error };

/** The cells of a file: a workbook by its first bytes, else text with tabs or commas, and where `semicolons` says so with them: sheets are saved so where a comma parts the decimals. */
export const readSheet = async (
  bytes: Buffer,
  { semicolons, rows: most, columns, large, unreadable }: SheetBounds,
): Promise<string[][]> => {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    const read = await readXlsx(bytes, { rows: most, columns, unpackedBytes });
    if ('fault' in read) throw read.fault === 'large' ? large() : unreadable();
    return read.rows;
  }
  const text = decodeText(bytes);
  if (!seemsText(text)) throw unreadable();
  const whole = text.trimEnd();
  // Counted before they are cut: two million rows hold up everybody for a second.
  if (hasMoreThan(whole, '\n', most) || hasMoreThan(whole, '\r', most)) throw large();
  const [first = ''] = whole.trimStart().split(/[\r\n]/u, 1);
  const rows = rowsOfText(whole, { commas: semicolons && first.includes(';') ? ';' : true });
  if (rows.length > most) throw large();
  return rows;
};
