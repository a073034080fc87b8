import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { fen } from '@mall/contract/kernel/money.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../kernel/db.ts';
import { layTimeLimited } from '../marketing/lay-time-limited.ts';
import { addActivity, addGroupBuy } from '../testing/marketing-steps.ts';
import { place, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const spec = specOf(2);
let token = '';

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4); // goods 2: least order 5
  await run(`update spec set step = 4 where id = $1`, [spec]);
  token = await tokenOf(mall.house.db, small.members.buyer);
});

const add = (num: number) => mall.call(cartApi.add, { body: { specId: spec, num } }, { token });

it('tells wherever a quantity is chosen by how many at a time a spec is sold, and the least that comes out even', async () => {
  const told = { minOrderQuantity: 8, step: 4 };
  const { data } = await mall.call(goodsDetailsApi.details, { query: { goodsId: '2' } });
  expect(data.goodsDetailsVO).toMatchObject(told);
  expect(data.goodsSpecList).toMatchObject([told]);
  expect((await mall.call(goodsApi.specs, { query: { goodsId: '2' } })).data[0]?.specs).toMatchObject([told]);
  const cards = (await mall.call(goodsApi.hot, { query: { storeId: small.stores.own } as never })).data;
  expect(cards.find(({ specId }) => specId === spec)).toMatchObject(told);
  expect(cards.find(({ specId }) => specId === specOf(4))).not.toHaveProperty('step');
  expect(await add(5)).toMatchObject({ errorCode: 'cart.below_least', msg: '起订量为8米' });
  expect(await add(9)).toMatchObject({ errorCode: 'cart.step_wrong' });
  expect((await add(8)).code).toBe(200);
  const cart = (await mall.call(cartApi.list, {}, { token })).data.findCartDTO[0]?.activityCartGroupDTOList[0]?.cartDTOList;
  expect(cart).toMatchObject([{ leastNum: 8, step: 4 }]);
  expect((await mall.call(settlementApi.settlement, { query: {} as never }, { token })).data.stores[0]?.lines).toMatchObject([
    { leastNum: 8, step: 4 },
  ]);
});

it('holds in an activity as well, except for a rest below the least order', async () => {
  await run('delete from cart_line');
  const activityId = await addActivity(mall.house.db, { type: 5 });
  const goods = [{ specId: spec, price: fen(900), total: 20, restriction: 0 }];
  const [startsAt, endsAt] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
  await inTransaction(mall.house.db, (tx) => layTimeLimited(tx, { activityId, startsAt, endsAt, goods }));
  const cards = (await mall.call(goodsApi.hot, { query: { storeId: small.stores.own } as never })).data;
  expect(cards.find(({ specId }) => specId === spec)).toMatchObject({ minOrderQuantity: 8, step: 4, activityPrice: '9.00' });
  expect((await add(9)).errorCode).toBe('cart.step_wrong');
  expect((await add(8)).code).toBe(200);
  await run('delete from cart_line');
  await run('update time_limited_goods set sold = 17');
  expect((await add(2)).errorCode).toBe('cart.below_least');
  expect((await add(3)).code).toBe(200);
  const cart = (await mall.call(cartApi.list, {}, { token })).data.findCartDTO[0]?.activityCartGroupDTOList[0]?.cartDTOList;
  expect(cart).toMatchObject([{ leastNum: 3 }]);
  expect(cart?.[0]).not.toHaveProperty('step');
});

it('holds in a group buy', async () => {
  await run('update activity set ends_at = now()');
  await run('delete from activity_price');
  const groupId = await addGroupBuy(mall.house.db, { specId: spec, total: 24 });
  const join = (num: number) => place(mall.house.db, small.members.buyer, { lines: [{ specId: spec, num }], groupId });
  await expect(join(4)).rejects.toMatchObject({ code: 'cart.below_least' });
  await expect(join(9)).rejects.toMatchObject({ code: 'cart.step_wrong' });
  expect((await join(8)).orderIds).toHaveLength(1);
});
