import { expect, it } from 'vitest';
import { sayOrderFilter } from './say-order-filter.ts';

it.each([
  [{}, ['全部状态']],
  [{ state: 'wait_pay' as const, goodsName: '电缆' }, ['待付款', '电缆']],
  [{ evaluate: 'waiting' as const, minAmount: '100', maxAmount: '500' }, ['待评价', '¥100–500']],
  [{ maxAmount: '500', payMode: 'credit' as const, departmentId: '3' }, ['指定部门', '全部状态', '≤ ¥500', '采购额度']],
  [{ orderIds: '7,8', startTime: '2026-10-01 00:00:00' }, ['勾选的订单 2']],
])('says the orders of %j as %j', (filter, said) => {
  expect(sayOrderFilter(filter, 'zh')).toEqual(said);
});
