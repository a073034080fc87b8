import type { SheetColumn } from '@mall/contract/catalogue/goods-import.api.ts';
import { importMost } from '@mall/contract/catalogue/goods-import.rules.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { cleanFileName } from '../../content/clean-file-name.ts';
import type { FilePart } from '../../kernel/http/read-multipart.ts';
import { takeFile } from '../../kernel/http/take-file.ts';
import { readXlsxApart } from '../../kernel/read-xlsx-apart.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findHead, matchHeads, type ValueName } from './match-heads.ts';

const megabyte = 1024 * 1024;
const tooLarge = () =>
  refuse('goods.import_large', { rows: importMost.rows, columns: importMost.columns, megabytes: importMost.bytes / megabyte });

export type TakenFile = { name: string; bytes: Buffer };

export const takeImportFile = async (file: FilePart | undefined): Promise<TakenFile> => {
  const bytes = await takeFile(file, importMost.bytes, tooLarge);
  return { name: cutText(cleanFileName(file?.name ?? ''), 120), bytes };
};

/** Notes above the head come on top of the rows; what a sheet of that size holds at most is read, and no more. */
const above = 20;
const bounds = {
  rows: importMost.rows + above,
  columns: importMost.columns + 1,
  unpackedBytes: 64 * megabyte,
  tags: 3_500_000,
  cellSigns: importMost.cellSigns,
};

/** The cells of a workbook, read in a thread of its own. */
export const readImportFile = async (bytes: Buffer): Promise<string[][]> => {
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') throw refuse('goods.import_unreadable');
  const read = await readXlsxApart(bytes, bounds);
  if ('fault' in read) throw read.fault === 'large' ? tooLarge() : refuse('goods.import_unreadable');
  if (read.rows.some((row) => row.length > importMost.columns)) throw tooLarge();
  return read.rows;
};

export type TakenSheet = { columns: SheetColumn[]; rows: { row: number; cells: string[] }[] };
const samples = 3;

/** The head of a sheet and the rows below it, by their numbers in the sheet; empty ones are left out. */
export const layOutSheet = (cells: readonly string[][], names: readonly ValueName[]): TakenSheet => {
  const head = findHead(cells, names);
  if (head < 0) throw refuse('goods.import_no_head');
  const rows = cells.flatMap((row, at) => (at <= head || row.every((text) => text === '') ? [] : [{ row: at + 1, cells: row }]));
  if (rows.length === 0) throw refuse('goods.import_empty');
  if (rows.length > importMost.rows) throw tooLarge();
  const heads = cells[head] ?? [];
  const meant = matchHeads(heads, names);
  const columns = heads.map(
    (text, at): SheetColumn => ({
      at,
      head: cutText(text, 60),
      key: meant[at]?.key ?? '',
      how: meant[at]?.how ?? 'ignored',
      sample: rows
        .map((row) => row.cells[at] ?? '')
        .filter((one) => one !== '')
        .slice(0, samples)
        .map((one) => cutText(one, 60)),
    }),
  );
  return { columns: columns.filter(({ head: text, sample }) => text !== '' || sample.length > 0), rows };
};
