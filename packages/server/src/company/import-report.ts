import { writeFile } from 'node:fs/promises';
import { right } from '@mall/contract/account/rights.ts';
import type { ImportReport, KeptReport } from '@mall/contract/company/people.api.ts';
import { Id, TimeText } from '@mall/contract/kernel/fields.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import { cutText } from '@mall/grammar/cut-text.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { maskMobile } from '../account/mask-mobile.ts';
import { cleanFileName } from '../content/clean-file-name.ts';
import { keepDownload } from '../download/keep-download.ts';
import { makerTaking } from '../download/maker.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import { readRows } from '../kernel/read-rows.ts';
import type { BuyerSide } from '../kernel/side.ts';
import { timeText } from '../kernel/time-text.ts';
import { type SheetLine, writeWrongLines } from './people-sheet.ts';

const kind = 'people_import';

/** A bad line as it was typed, so that it can be put right and sent again. */
const WrongLine = z.strictObject({
  row: z.int(),
  name: z.string(),
  mobile: z.string(),
  department: z.string(),
  roles: z.array(z.string()),
  title: z.string(),
  limit: z.string(),
  orderLimit: z.string(),
  reason: z.string(),
});
const Kept = z.strictObject({
  fileName: z.string(),
  rows: z.int(),
  invited: z.int(),
  updated: z.int(),
  same: z.int(),
  wrong: z.int(),
  ms: z.int(),
  lines: z.array(WrongLine),
});

/** The bad lines of an import as a sheet of the same columns, with what is wrong with each. */
export const importReportMaker = makerTaking(Kept, {
  kind,
  format: 'xlsx',
  title: words(
    '成员导入有误的行',
    'Bad lines of an import of people',
    'Lignes erronées d’un import de membres',
    'Líneas erróneas de una importación de miembros',
    'Linhas com erro de uma importação de membros',
    'Ошибочные строки импорта сотрудников',
  ),
  source: words(
    '企业账号',
    'Company accounts',
    'Comptes de l’entreprise',
    'Cuentas de la empresa',
    'Contas da empresa',
    'Учётные записи компании',
  ),
  sourceUrl: '/personalCenterBase/enterpriseAccountManagement',
  right: right('company:people:manage'),
  make: async ({ input: { lines }, language, path, progress }) => {
    await progress(lines.length, lines.length);
    await writeFile(path, await writeWrongLines(lines, language));
  },
});

/** Keeps what of a sheet could not be taken, where its sender finds it again. */
export const keepReport = async (
  house: Pick<House, 'db' | 'config' | 'log' | 'files'>,
  side: BuyerSide,
  { report, lines, fileName, language }: { report: ImportReport; lines: readonly SheetLine[]; fileName: string; language: Language },
): Promise<ImportReport> => {
  const reasons = new Map(report.lines.filter(({ result }) => result === 'wrong').map(({ row, reason }) => [row, reason]));
  if (reasons.size === 0) return report;
  const wrong = lines.flatMap((line) => {
    const reason = reasons.get(line.row);
    return reason === undefined ? [] : [{ ...line, reason }];
  });
  const { lines: _, ...counts } = report;
  const input: z.infer<typeof Kept> = { ...counts, fileName: cleanFileName(fileName), lines: wrong };
  const bytes = await writeWrongLines(wrong, language);
  await keepDownload(house, importReportMaker, side, { input, language, rows: wrong.length, about: input.fileName, bytes });
  return report;
};

const Row = z.strictObject({ id: Id, input: Kept, time: TimeText });

/** The last of them that the asker sent for this company. */
export const findLastImport = async (tx: Tx, side: BuyerSide): Promise<KeptReport | null> => {
  const [found] = await readRows(tx, Row)`
    select d.id::text, d.input, ${timeText(sql`d.created_at`)} as time from download d
    where d.member_id = ${side.memberId} and d.company_id = ${side.companyId ?? null} and d.kind = ${kind} and d.state = 'ready' order by d.id desc limit 1`;
  if (!found) return null;
  const { lines, ...counts } = found.input;
  return {
    ...counts,
    downloadId: found.id,
    time: found.time,
    lines: lines.map(({ row, name, mobile, department, roles, reason }) => ({
      row,
      name,
      mobile: mobile.length === 11 ? maskMobile(mobile) : cutText(mobile, 20),
      departmentName: department,
      roleNames: roles.join('、'),
      result: 'wrong' as const,
      reason,
    })),
  };
};
