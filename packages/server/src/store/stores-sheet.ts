import { right } from '@mall/contract/account/rights.ts';
import { StoreRow, storesApi } from '@mall/contract/store/stores.api.ts';
import { listSheet } from '../download/list-sheet.ts';
import { only } from '../download/only.ts';
import { storesOf } from './stores.queries.ts';

const stateNames = { open: '营业', frozen: '已冻结', closed: '已关闭' } as const;
const kindNames = { self: '自营', third: '第三方', cross: '跨境' } as const;

export const storesSheet = listSheet({
  kind: 'stores',
  title: only('店铺'),
  source: only('会员与商家'),
  sourceUrl: '/people/stores',
  right: right('operations:members:view'),
  filter: storesApi.export.body,
  row: StoreRow,
  rows: storesOf,
  columns: [
    [only('店铺'), 30, ({ name }) => name],
    [only('企业'), 36, ({ companyName }) => companyName],
    [only('类型'), 10, ({ kind }) => kindNames[kind]],
    [only('状态'), 10, ({ state }) => stateNames[state]],
    [only('在售商品'), 10, ({ goods }) => goods],
    [only('订单'), 8, ({ orders }) => orders],
    [only('最近下单'), 20, ({ orderDate }) => orderDate ?? ''],
  ],
});
