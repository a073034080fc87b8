import { billMost } from '@mall/contract/procurement/match.rules.ts';
import { rowsOfText } from '@mall/grammar/bill-rows.ts';
import type { FilePart } from '../../kernel/http/read-multipart.ts';
import { readXlsx } from '../../kernel/read-xlsx.ts';
import { refuse } from '../../kernel/refusal.ts';

const mostRows = billMost.lines + billMost.others;
const unpackedBytes = 12 * 1024 * 1024;

const tooLarge = () => refuse('match.sheet_large', { mb: billMost.fileBytes / 1024 / 1024, rows: billMost.lines });

/** A file, no larger than it may be. */
export const takeSheet = async (file: FilePart | undefined): Promise<Buffer> => {
  if (!file) throw refuse('content.upload_missing');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.chunks) {
    size += chunk.length;
    if (size > billMost.fileBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const decode = (bytes: Buffer): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Sheets of Chinese Windows are saved so.
    return new TextDecoder('gb18030').decode(bytes);
  }
};

// oxlint-disable-next-line no-control-regex -- what no text holds
const isText = (text: string): boolean => !/[\u0000-\u0008\u000e-\u001f]/u.test(text.slice(0, 10_000));

type Bounds = { rows: number; columns: number; large: () => Error; unreadable: () => Error };
const ofBill: Bounds = { rows: mostRows, columns: billMost.columns, large: tooLarge, unreadable: () => refuse('match.sheet_unreadable') };

/** The cells of a file: a workbook by its first bytes, else text with tabs or commas. */
export const readSheet = async (bytes: Buffer, { rows: most, columns, large, unreadable }: Bounds = ofBill): Promise<string[][]> => {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    const read = await readXlsx(bytes, { rows: most, columns, unpackedBytes });
    if ('fault' in read) throw read.fault === 'large' ? large() : unreadable();
    return read.rows;
  }
  const text = decode(bytes);
  if (!isText(text)) throw unreadable();
  const rows = rowsOfText(text.trimEnd(), { commas: true });
  if (rows.length > most) throw large();
  return rows;
};
