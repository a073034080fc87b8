import { right } from '@mall/contract/account/rights.ts';
import { applicationOperationsApi } from '@mall/contract/store/application.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { applicationsOf } from './application-office.queries.ts';

const stateNames = { filling: '已撤回', pending: '待审核', returned: '已退回', approved: '已开店' } as const;

export const registrationsSheet = listSheet({
  kind: 'registrations',
  title: only('商家入驻'),
  source: only('审核中心'),
  sourceUrl: '/audits/stores',
  right: right('operations:audit:decide'),
  filter: applicationOperationsApi.export.body,
  row: applicationOperationsApi.page.data.shape.list.element,
  rows: applicationsOf,
  columns: [
    [only('编号'), 18, ({ sn }) => sn],
    [only('店铺'), 30, ({ storeName }) => storeName],
    [only('企业'), 36, ({ companyName }) => companyName],
    [only('信用代码'), 24, ({ unifiedCode }) => unifiedCode],
    [only('状态'), 12, ({ state }) => stateNames[state]],
    [only('第几次提交'), 12, ({ version }) => version],
    [only('提交时间'), 20, ({ submitDate }) => submitDate ?? ''],
  ],
});
