import { right } from '@mall/contract/account/rights.ts';
import { CompanyRow, companiesApi } from '@mall/contract/company/companies.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { companiesOf } from './companies.queries.ts';

export const companyStateNames = { none: '未认证', pending: '待审核', rejected: '未通过', active: '已认证', blocked: '已冻结' } as const;

export const companiesSheet = listSheet({
  kind: 'companies',
  title: only('企业'),
  source: only('会员与商家'),
  sourceUrl: '/people/companies',
  right: right('operations:members:view'),
  filter: companiesApi.export.body,
  row: CompanyRow,
  rows: companiesOf,
  columns: [
    [only('企业'), 36, ({ name }) => name],
    [only('信用代码'), 24, ({ unifiedCode }) => unifiedCode],
    [only('状态'), 12, ({ state }) => companyStateNames[state]],
    [only('成员'), 8, ({ people }) => people],
    [only('订单'), 8, ({ orders }) => orders],
    [only('最近下单'), 20, ({ orderDate }) => orderDate ?? ''],
  ],
});
