import { importMost, LineFields } from '@mall/contract/company/people.rules.ts';
import { type ErrorCode, isErrorCode } from '@mall/contract/errors.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { readXlsx } from '../kernel/read-xlsx.ts';
import { refuse } from '../kernel/refusal.ts';
import { writeXlsx } from '../kernel/xlsx.ts';

const heads = ['姓名', '手机号', '部门', '角色', '职务', '每月限额（元）', '每单限额（元）'];
const example = ['张三', '13812345678', '物资部', '采购员', '采购专责', '200000', '50000'];

/** The sheet to fill: heads, and one line that shows how. */
export const writeTemplate = (): Promise<Buffer> =>
  writeXlsx({ name: '成员', widths: [12, 16, 20, 20, 16, 16, 16], rows: [heads, example] });

export type SheetLine = {
  row: number;
  name: string;
  mobile: string;
  department: string;
  roles: string[];
  title: string;
  limit: string;
  orderLimit: string;
};

const tooLarge = () => refuse('company.sheet_large', { mb: importMost.bytes / 1024 / 1024, rows: importMost.rows });
const bounds = { rows: importMost.rows + 1, columns: heads.length + 1, unpackedBytes: 4 * 1024 * 1024 };

const isExample = (cells: readonly string[]) => example.every((text, at) => cells[at] === text);

/** A number that a sheet keeps as 2e5 or 200000.5 is written out; anything else stays as it was typed. */
const moneyText = (text: string): string => {
  const cleaned = text.replaceAll(/[,，¥\s]/g, '');
  const amount = Number(cleaned);
  return cleaned !== '' && Number.isFinite(amount) && amount >= 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
    ? amount.toFixed(2)
    : cleaned;
};

/** The lines of a sheet, in whichever order its columns stand. */
export const readSheet = async (file: FilePart | undefined): Promise<SheetLine[]> => {
  const read = await readXlsx(await takeFile(file, importMost.bytes, tooLarge), bounds);
  if ('fault' in read) throw read.fault === 'large' ? tooLarge() : refuse('company.sheet_unreadable');
  const [first = [], ...rest] = read.rows;
  const at = heads.map((head) => first.findIndex((cell) => cell.startsWith(head.slice(0, 2))));
  if ((at[0] ?? -1) < 0 || (at[1] ?? -1) < 0) throw refuse('company.sheet_unreadable');
  const lines = rest.flatMap((cells, index) => {
    if (cells.length === 0 || isExample(cells)) return [];
    const [name = '', mobile = '', department = '', roles = '', title = '', limit = '', orderLimit = ''] = at.map((column) =>
      column < 0 ? '' : (cells[column] ?? ''),
    );
    const line: SheetLine = {
      row: index + 2,
      name,
      mobile: mobile.replaceAll(/[\s-]/g, ''),
      department,
      roles: roles.split(/[、,，;；\s]+/).filter(Boolean),
      title,
      limit: moneyText(limit),
      orderLimit: moneyText(orderLimit),
    };
    return [line];
  });
  if (lines.length === 0) throw refuse('company.sheet_empty');
  return lines;
};

/** Bad lines in the columns of the template, so that the same file can be sent again; the last column says what to put right. */
export const writeWrongLines = (lines: readonly (SheetLine & { reason: string })[]): Promise<Buffer> =>
  writeXlsx({
    name: '有误的行',
    widths: [12, 16, 20, 20, 16, 16, 16, 60],
    rows: [
      [...heads, '有误原因'],
      ...lines.map(({ name, mobile, department, roles, title, limit, orderLimit, reason }) => [
        name,
        mobile,
        department,
        roles.join('、'),
        title,
        limit,
        orderLimit,
        reason,
      ]),
    ],
  });

type Wrong = { code: ErrorCode; values: Record<string, string | number> };

/** What can be seen of a line by itself: a number that is too short by how much, else what a form would say of the same fields. */
export const lineFault = (line: SheetLine, rowOfMobile: ReadonlyMap<string, number>): Wrong | undefined => {
  const { row, department: _, limit, orderLimit, ...typed } = line;
  const read = LineFields.safeParse({ ...typed, limit: limit || null, orderLimit: orderLimit || null });
  const issue = read.error?.issues[0];
  if (issue?.path[0] === 'mobile' && line.mobile.length !== 11)
    return { code: 'company.line_mobile', values: { length: line.mobile.length } };
  if (issue) return { code: isErrorCode(issue.message) ? issue.message : 'kernel.bad_input', values: { field: issue.path.join('.') } };
  const first = rowOfMobile.get(line.mobile) ?? row;
  return first === row ? undefined : { code: 'company.line_twice', values: { row: first } };
};
