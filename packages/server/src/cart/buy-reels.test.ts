import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { goodsDetailsApi } from '@mall/contract/marketing/goods-details.api.ts';
import { orderApi } from '@mall/contract/order/order.api.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { place, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const cut = specOf(2);
const reel = '2000001';
let token = '';

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 4); // goods 2: 10.02 a metre, least order 5 metres
  await run(`update spec set pack_length = 1, weight_gram = 10800 where id = $1`, [cut]);
  await run(
    `insert into spec (id, goods_id, price_fen, sort, item_number, name, picture, unit, moq, pack_length, weight_gram)
     values ($1, 2, 950050, 1, 'REEL-1', '交联电缆 1,000 m 盘', '/media/goods/cable.svg', '盘', 1, 1000, 10800000)`,
    [reel],
  );
  await run(`insert into spec_stock (spec_id, on_hand) values ($1, 300)`, [reel]);
  token = await tokenOf(mall.house.db, small.members.buyer);
});
beforeEach(() => run(`delete from cart_line`));

it('counts each spec as it is sold, and tells what a metre and a kilometre of it are', async () => {
  const { data } = await mall.call(goodsDetailsApi.details, { query: { goodsId: '2', specId: reel } });
  expect(data.goodsDetailsVO).toMatchObject({ unit: '盘', minOrderQuantity: 1, packLength: 1000, unitPrice: '9.50' });
  expect(data.goodsDetailsVO.goodsVO.attributes).toContainEqual({ name: '参考重量(kg/km)', value: '10,800' });
  expect(data.goodsSpecList).toMatchObject([
    { id: cut, unit: '米', minOrderQuantity: 5, packLength: 1, unitPrice: '10.02' },
    { id: reel, unit: '盘', minOrderQuantity: 1, packLength: 1000, unitPrice: '9.50' },
  ]);
  const { data: lines } = await mall.call(goodsApi.specs, { query: { goodsId: '2,4' } }, { language: 'en' });
  expect(lines[0]?.specs[1]).toMatchObject({
    unit: 'reel',
    minOrderQuantity: 1,
    packLength: 1000,
    unitPrice: '9.50',
    weightGram: 10_800_000,
  });
  expect(lines[1]?.specs[0]).not.toHaveProperty('packLength');
});

it('takes two reels of a kilometre into the cart, where not even five metres of it could be cut before the limit of a line', async () => {
  expect((await mall.call(cartApi.add, { body: { specId: reel, num: 2 } }, { token })).code).toBe(200);
  expect((await mall.call(cartApi.add, { body: { specId: cut, num: 4 } }, { token })).errorCode).toBe('cart.below_least');
  expect((await mall.call(cartApi.add, { body: { specId: reel, num: 201 } }, { token })).code).not.toBe(200);
  const { data } = await mall.call(cartApi.list, {}, { token });
  expect(data.findCartDTO[0]?.activityCartGroupDTOList[0]?.cartDTOList).toMatchObject([
    { specId: reel, num: 2, unit: '盘', packLength: 1000, unitPrice: '9.50', subtotal: '19001.00', leastNum: 1, mostNum: 200 },
  ]);
});

it('keeps with the order how long a reel was when it was sold', async () => {
  await place(mall.house.db, small.members.buyer, { lines: [{ specId: reel, num: 2 }] });
  await run(`update spec set pack_length = 500 where id = $1`, [reel]);
  const { data } = await mall.call(orderApi.page, { query: {} }, { token });
  expect(data.list[0]?.lines).toMatchObject([{ goodsNum: 2, unit: '盘', packLength: 1000, unitPrice: '9.50' }]);
});
