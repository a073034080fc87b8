import { orderApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 2);
  const orders: [member: string, state: string, evaluate: string, hidden: boolean, times: number][] = [
    ['1', 'in_approval', 'none', false, 1],
    ['1', 'wait_pay', 'none', false, 2],
    ['1', 'wait_ship', 'none', false, 3],
    ['1', 'wait_receive', 'none', false, 4],
    ['1', 'done', 'waiting', false, 5],
    ['1', 'done', 'evaluated', false, 1],
    ['1', 'cancelled', 'none', false, 1],
    ['1', 'cancelled', 'none', true, 7],
    ['2', 'wait_pay', 'none', false, 9],
  ];
  let sn = 202_601_010_000;
  for (const [member, state, evaluate, hidden, times] of orders) {
    for (let at = 0; at < times; at += 1) {
      sn += 1;
      await mall.house.db.pool.query(
        `insert into shop_order (order_sn, member_id, store_id, state, evaluate_state, hidden) values ($1, $2, 1, $3, $4, $5)`,
        [String(sn), member, state, evaluate, hidden],
      );
    }
  }
});

describe('the counts of the header', () => {
  it('are the member’s own, without what he hid; receiving holds what is still to be shipped', async () => {
    const token = await tokenOf(mall.house.db, small.members.buyer);
    expect((await mall.call(orderApi.headerInfo, {}, { token })).data).toEqual({
      paymentNum: 2,
      receivingNum: 7,
      shippedNum: 3,
      evaluateNum: 5,
      approvalNum: 1,
      orderNum: 17,
    });
  });

  it('take one statement after the session is known', async () => {
    const token = await tokenOf(mall.house.db, small.members.stranger);
    await mall.call(orderApi.headerInfo, {}, { token });
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(orderApi.headerInfo, {}, { token }));
    expect(result.data).toMatchObject({ paymentNum: 9, orderNum: 9 });
    expect(statements).toHaveLength(1);
  });

  it('are all zero for a member without orders, and refused to a guest', async () => {
    const token = await tokenOf(mall.house.db, small.members.bigBuyer);
    expect(Object.values((await mall.call(orderApi.headerInfo, {}, { token })).data)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await mall.call(orderApi.headerInfo)).code).toBe(401);
  });
});
