import { memberApi } from '@mall/contract/member/member.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { placePaid, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = testApp();

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 8);
  await layStock(mall.house.db, 1000);
});

it('finds a message of an order by the name of its store', async () => {
  const { db } = mall.house;
  const { buyer } = small.members;
  await ship(db, await placePaid(db, buyer, { lines: [{ specId: specOf(3), num: 5 }] }));
  await toldMessages(mall.house, buyer);
  const found = async (keyword: string) =>
    (await mall.call(memberApi.messages, { query: { keyword } }, { token: await tokenOf(db, buyer) })).data.list.map(({ title }) => title);
  expect(await found('津缆')).toContain('您的订单已发货');
  expect(await found('别家店')).toEqual([]);
});
