import { mallLogApi } from '@mall/contract/account/mall-log.api.ts';
import { right } from '@mall/contract/account/rights.ts';
import { fallbackLanguage } from '@mall/contract/kernel/language.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { TrailRow, trailOf, wordTrail } from './audit.queries.ts';
import { auditColumns } from './audit-columns.ts';

const mall = { kind: 'operator' } as const;

/** The trail of the whole mall. */
export const mallLogSheet = listSheet({
  kind: 'mall_log',
  title: only('操作日志'),
  source: only('操作日志'),
  sourceUrl: '/log',
  right: right('operations:log:view'),
  filter: mallLogApi.export.body,
  row: TrailRow,
  rows: (filter) => trailOf(mall, filter, fallbackLanguage),
  shown: (rows, tx, language) => wordTrail(tx, mall, rows, language),
  columns: auditColumns,
});
