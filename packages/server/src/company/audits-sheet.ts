import { right } from '@mall/contract/account/rights.ts';
import { companyOperationsApi } from '@mall/contract/company/certification.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { companyStateNames } from './companies-sheet.ts';
import { auditsOf } from './company-office.queries.ts';

export const auditsSheet = listSheet({
  kind: 'company_audits',
  title: only('企业认证'),
  source: only('审核中心'),
  sourceUrl: '/audits',
  right: right('operations:audit:decide'),
  filter: companyOperationsApi.export.body,
  row: companyOperationsApi.page.data.shape.list.element,
  rows: auditsOf,
  columns: [
    [only('企业'), 36, ({ name }) => name],
    [only('信用代码'), 24, ({ unifiedCode }) => unifiedCode],
    [only('状态'), 12, ({ state }) => companyStateNames[state]],
    [only('第几次提交'), 12, ({ version }) => version ?? ''],
    [only('提交人'), 16, ({ submittedBy }) => submittedBy],
    [only('提交时间'), 20, ({ submitDate }) => submitDate ?? ''],
  ],
});
