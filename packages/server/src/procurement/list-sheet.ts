import { sheetMost } from '@mall/contract/procurement/list.rules.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { refuse } from '../kernel/refusal.ts';
import { writeXlsx } from '../kernel/xlsx.ts';
import { readSheet } from './match/read-sheet.ts';

const heads = ['物料编码', '数量', '备注'];

/** The sheet to fill: heads, and one line that shows how. */
export const writeListTemplate = (): Promise<Buffer> =>
  writeXlsx({ name: '采购清单', widths: [24, 10, 40], rows: [heads, ['示例-0001', '10', '按商品页上的货号填写，本行可删除']] });

export type SheetLine = { row: number; code: string; num: string; remark: string | undefined };

const large = () => refuse('list.sheet_large', { mb: sheetMost.bytes / 1024 / 1024, rows: sheetMost.rows });
const bounds = {
  rows: sheetMost.rows + 1,
  columns: 30,
  large,
  unreadable: () => refuse('list.sheet_unreadable'),
};

const codeHead = /编码|货号|料号|item|code|sku/i;
const numHead = /数量|qty|quantity|num/i;
const remarkHead = /备注|说明|remark|note/i;

/** The lines of a sheet in whichever order its columns stand, xlsx or text. */
export const readListSheet = async (file: FilePart | undefined): Promise<SheetLine[]> => {
  const [head = [], ...rest] = await readSheet(await takeFile(file, sheetMost.bytes, large), bounds);
  const find = (pattern: RegExp) => head.findIndex((cell) => pattern.test(cell));
  const [code, num, remark] = [find(codeHead), find(numHead), find(remarkHead)];
  if (code < 0 || num < 0) throw refuse('list.sheet_unreadable');
  const lines = rest.flatMap((cells, at): SheetLine[] => {
    const line = {
      row: at + 2,
      code: (cells[code] ?? '').trim(),
      num: (cells[num] ?? '').trim(),
      remark: remark < 0 ? undefined : (cells[remark] ?? '').trim(),
    };
    return line.code === '' && line.num === '' ? [] : [line];
  });
  if (lines.length === 0) throw refuse('list.sheet_empty');
  return lines;
};
