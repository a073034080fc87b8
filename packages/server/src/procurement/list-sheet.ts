import { sheetMost } from '@mall/contract/procurement/list.rules.ts';
import { readXlsx } from '../kernel/read-xlsx.ts';
import { refuse } from '../kernel/refusal.ts';
import { writeXlsx } from '../kernel/xlsx.ts';

const heads = ['物料编码', '数量', '备注'];

/** The sheet to fill: heads, and one line that shows how. */
export const writeListTemplate = (): Promise<Buffer> =>
  writeXlsx({ name: '采购清单', widths: [24, 10, 40], rows: [heads, ['示例-0001', '10', '按商品页上的货号填写，本行可删除']] });

export type SheetLine = { row: number; code: string; num: string; remark: string };

const bounds = { rows: sheetMost.rows + 1, columns: 30, unpackedBytes: 16 * 1024 * 1024 };
const tooLarge = () => refuse('list.sheet_large', { mb: sheetMost.bytes / 1024 / 1024, rows: sheetMost.rows });

/** The cells of a line of text; in quotes a comma is a comma and two quotes are one. */
const cellsOf = (line: string, between: string): string[] => {
  if (between === '\t') return line.split('\t').map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] as string;
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === between && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
};

const isZip = (file: Buffer) => file.subarray(0, 2).toString('latin1') === 'PK';

/** Text as Excel of this country saves it: UTF-8, or GB18030 where that is none. */
const textOf = (file: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('gb18030').decode(file);
  }
};

const readText = (file: Buffer): string[][] => {
  const lines = textOf(file)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n|\r/);
  while (lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length > bounds.rows) throw tooLarge();
  const between = lines[0]?.includes('\t') ? '\t' : ',';
  return lines.map((line) => cellsOf(line, between));
};

const readRows = async (file: Buffer): Promise<string[][]> => {
  if (!isZip(file)) return readText(file);
  const read = await readXlsx(file, bounds);
  if ('fault' in read) throw read.fault === 'large' ? tooLarge() : refuse('list.sheet_unreadable');
  return read.rows;
};

const codeHead = /编码|货号|料号|item|code|sku/i;
const numHead = /数量|qty|quantity|num/i;
const remarkHead = /备注|说明|remark|note/i;

/** The lines of a sheet in whichever order its columns stand, xlsx or text. */
export const readListSheet = async (file: Buffer): Promise<SheetLine[]> => {
  const [head = [], ...rest] = await readRows(file);
  const find = (pattern: RegExp) => head.findIndex((cell) => pattern.test(cell));
  const [code, num, remark] = [find(codeHead), find(numHead), find(remarkHead)];
  if (code < 0 || num < 0) throw refuse('list.sheet_unreadable');
  const lines = rest.flatMap((cells, at): SheetLine[] => {
    const line = {
      row: at + 2,
      code: (cells[code] ?? '').trim(),
      num: (cells[num] ?? '').trim(),
      remark: remark < 0 ? '' : (cells[remark] ?? '').trim(),
    };
    return line.code === '' && line.num === '' ? [] : [line];
  });
  if (lines.length === 0) throw refuse('list.sheet_empty');
  return lines;
};
