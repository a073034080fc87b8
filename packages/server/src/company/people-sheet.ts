import { importMost, LineFields } from '@mall/contract/company/people.rules.ts';
import { type ErrorCode, isErrorCode } from '@mall/contract/errors.ts';
import { type Language, languages, words } from '@mall/contract/kernel/language.ts';
import { headKey } from '@mall/grammar/bill-book.ts';
import type { FilePart } from '../kernel/http/read-multipart.ts';
import { takeFile } from '../kernel/http/take-file.ts';
import { readXlsx } from '../kernel/read-xlsx.ts';
import { refuse } from '../kernel/refusal.ts';
import { writeXlsx } from '../kernel/xlsx.ts';

const heads = [
  words('姓名', 'Name', 'Nom', 'Nombre', 'Nome', 'Имя'),
  words('手机号', 'Mobile', 'Mobile', 'Móvil', 'Celular', 'Мобильный'),
  words('部门', 'Department', 'Service', 'Departamento', 'Departamento', 'Отдел'),
  words('角色', 'Role', 'Rôle', 'Rol', 'Função', 'Роль'),
  words('职务', 'Position', 'Poste', 'Cargo', 'Cargo', 'Должность'),
  words(
    '每月限额（元）',
    'Monthly limit (CNY)',
    'Plafond mensuel (CNY)',
    'Límite mensual (CNY)',
    'Limite mensal (CNY)',
    'Лимит в месяц (CNY)',
  ),
  words(
    '每单限额（元）',
    'Limit per order (CNY)',
    'Plafond par commande (CNY)',
    'Límite por pedido (CNY)',
    'Limite por pedido (CNY)',
    'Лимит на заказ (CNY)',
  ),
];
/** A role is called the same in every language: by the name that the company gave it. */
const example = ['张三', '13812345678', '物资部', '采购员', '采购专责', '200000', '50000'];
const sheetName = words('成员', 'People', 'Membres', 'Miembros', 'Membros', 'Сотрудники');
const wrongName = words('有误的行', 'Bad lines', 'Lignes erronées', 'Líneas erróneas', 'Linhas com erro', 'Ошибочные строки');
const wrongHead = words('有误原因', 'What is wrong', 'Erreur', 'Error', 'Erro', 'Что не так');

/** The sheet to fill: heads, and one line that shows how. */
export const writeTemplate = (language: Language): Promise<Buffer> =>
  writeXlsx({ name: sheetName[language], widths: [12, 16, 20, 20, 16, 22, 26], rows: [heads.map((head) => head[language]), example] });

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

/** Chinese heads are known by how they begin, as people shorten them; others as the template writes them, with or without what stands in brackets. */
const isHead = (cell: string, head: (typeof heads)[number]): boolean =>
  cell.startsWith(head.zh.slice(0, 2)) || languages.some((language) => headKey(cell) === headKey(head[language]));

/** The lines of a sheet, in whichever order its columns stand. */
export const readSheet = async (file: FilePart | undefined): Promise<SheetLine[]> => {
  const read = await readXlsx(await takeFile(file, importMost.bytes, tooLarge), bounds);
  if ('fault' in read) throw read.fault === 'large' ? tooLarge() : refuse('company.sheet_unreadable');
  const [first = [], ...rest] = read.rows;
  const at = heads.map((head) => first.findIndex((cell) => isHead(cell, head)));
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
export const writeWrongLines = (lines: readonly (SheetLine & { reason: string })[], language: Language): Promise<Buffer> =>
  writeXlsx({
    name: wrongName[language],
    widths: [12, 16, 20, 20, 16, 22, 26, 60],
    rows: [
      [...heads.map((head) => head[language]), wrongHead[language]],
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
