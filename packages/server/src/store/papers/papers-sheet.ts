import { right } from '@mall/contract/account/rights.ts';
import { PaperRow, paperOperationsApi } from '@mall/contract/store/paper.api.ts';
import { paperWords } from '@mall/contract/store/paper.rules.ts';
import { listSheet } from '../../download/list-sheet.ts';
import { only } from '../../download/only.ts';
import { papersOf } from './paper.queries.ts';

const standings = { valid: '有效', ending: '快到期', expired: '已过期' } as const;

export const papersSheet = listSheet({
  kind: 'store_papers',
  title: only('店铺资质'),
  source: only('审核中心'),
  sourceUrl: '/audits/papers',
  right: right('operations:audit:decide'),
  filter: paperOperationsApi.export.body,
  row: PaperRow,
  rows: (filter) => papersOf(filter),
  columns: [
    [only('店铺'), 30, ({ storeName }) => storeName],
    [only('企业'), 36, ({ companyName }) => companyName],
    [only('资质'), 32, ({ name }) => name],
    [only('类型'), 24, ({ kind }) => paperWords[kind].zh],
    [only('编号'), 24, ({ number }) => number],
    [only('有效期至'), 14, ({ validUntil }) => validUntil || '长期'],
    [only('状态'), 12, ({ standing }) => standings[standing]],
    [only('在售商品'), 12, ({ goods }) => goods],
    [only('因过期下架'), 12, ({ lapsed }) => lapsed],
    [only('更新提交时间'), 20, ({ submitDate }) => submitDate ?? ''],
  ],
});
