import { writeFile } from 'node:fs/promises';
import { type AuditFilter, auditApi } from '@mall/contract/account/audit.api.ts';
import { auditExportMost } from '@mall/contract/account/audit.rules.ts';
import { right } from '@mall/contract/account/rights.ts';
import { type Language, words } from '@mall/contract/kernel/language.ts';
import { keepDownload } from '../download/keep-download.ts';
import { makerTaking } from '../download/maker.ts';
import type { Tx } from '../kernel/db.ts';
import type { House } from '../kernel/house.ts';
import type { FileAnswer } from '../kernel/http/route.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BuyerSide, BuyerSight } from '../kernel/side.ts';
import { writeXlsx, xlsxType } from '../kernel/xlsx.ts';
import { countAudit, readAudit } from './audit.queries.ts';
import { auditColumns } from './audit-columns.ts';

/** The rows of a filter as one sheet, the latest first. */
const writeAuditSheet = async (
  tx: Tx,
  side: BuyerSight,
  filter: AuditFilter,
  language: Language,
): Promise<{ bytes: Buffer; rows: number }> => {
  const found = await readAudit(tx, side, filter, { language, limit: auditExportMost });
  const rows = found.map((row) => auditColumns.map(([, , of]) => of(row, language)));
  const bytes = await writeXlsx({
    name: 'audit',
    widths: auditColumns.map(([, width]) => width),
    rows: [auditColumns.map(([head]) => head[language]), ...rows],
  });
  return { bytes, rows: rows.length };
};

export const auditMaker = makerTaking(auditApi.export.query, {
  kind: 'audit',
  format: 'xlsx',
  title: words('操作日志', 'Audit trail', 'Journal d’audit', 'Registro de auditoría', 'Trilha de auditoria', 'Журнал действий'),
  source: words(
    '企业账号',
    'Company accounts',
    'Comptes de l’entreprise',
    'Cuentas de la empresa',
    'Contas da empresa',
    'Учётные записи компании',
  ),
  sourceUrl: '/personalCenterBase/enterpriseAccountManagement/audit',
  right: right('company:audit:view'),
  make: async ({ house: { db }, input, side, language, path, progress }) => {
    const { bytes, rows } = await writeAuditSheet(db, side, input, language);
    await progress(rows, rows);
    await writeFile(path, bytes);
  },
});

/** The trail of a filter as one sheet, which is found in the download centre as well; refuses an empty one, and one too long for an answer. */
export const exportAudit = async (
  house: Pick<House, 'db' | 'reads' | 'config' | 'log' | 'files'>,
  side: BuyerSide,
  filter: AuditFilter,
  language: Language,
): Promise<FileAnswer> => {
  const amount = await countAudit(house.db, side, filter);
  if (amount === 0) throw refuse('audit.export_none');
  if (amount > auditExportMost) throw refuse('audit.export_many', { most: auditExportMost });
  const { bytes, rows } = await house.reads.whole((all) => writeAuditSheet(all, side, filter, language));
  const about = [filter.from, filter.to].filter(Boolean).join(' ~ ');
  await keepDownload(house, auditMaker, side, { input: filter, language, rows, about, bytes });
  return { bytes, type: xlsxType, name: 'audit.xlsx' };
};
