import { billMost } from '@mall/contract/procurement/match.rules.ts';
import { rowsOfText } from '@mall/grammar/bill-rows.ts';
import { decodeText } from '../../kernel/decode-text.ts';
import { hasMoreThan } from '../../kernel/has-more-than.ts';
import { readXlsx } from '../../kernel/read-xlsx.ts';
import { refuse } from '../../kernel/refusal.ts';

const mostRows = billMost.lines + billMost.others;
const unpackedBytes = 12 * 1024 * 1024;

export const billTooLarge = () => refuse('match.sheet_large', { mb: billMost.fileBytes / 1024 / 1024, rows: billMost.lines });

// oxlint-disable-next-line no-control-regex -- what no text begins with
const seemsText = (text: string): boolean => !/[\u0000-\u0008\u000e-\u001f]/u.test(text.slice(0, 10_000));

type Bounds = { rows: number; columns: number; large: () => Error; unreadable: () => Error };
const ofBill: Bounds = {
  rows: mostRows,
  columns: billMost.columns,
  large: billTooLarge,
  unreadable: () => refuse('match.sheet_unreadable'),
};

/** The cells of a file: a workbook by its first bytes, else text with tabs or commas. */
export const readSheet = async (bytes: Buffer, { rows: most, columns, large, unreadable }: Bounds = ofBill): Promise<string[][]> => {
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
  const rows = rowsOfText(whole, { commas: true });
  if (rows.length > most) throw large();
  return rows;
};
