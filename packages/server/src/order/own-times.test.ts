import { orderSellerApi } from '@mall/contract/order/order-seller.api.ts';
import { randomId } from '@mall/contract/wire/random-id.ts';
import { beforeAll, expect, test } from 'vitest';
import { orderRow, placePaid, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

/** None of them is the usual one: a verb that forgets to ask for the setting is seen. */
const mall = testApp({ SHIP_HOURS: '5', RECEIVE_DAYS: '3' });
let seller = '';

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 10);
  await db.pool.query('update goods set moq = 1');
  await layStock(db, 100);
  seller = (await addSignedIn(db, { id: '101', audience: 'seller', storeId: small.stores.own })).token;
});

test('an order is late for the store, and received by itself, when the settings say so', async () => {
  const { db } = mall.house;
  const orderId = await placePaid(db, small.members.buyer, { lines: [{ specId: specOf(2), num: 1 }] });
  await db.pool.query(`update shop_order set ship_from = now() - interval '6 hours' where id = $1`, [orderId]);
  const { data } = await mall.call(orderSellerApi.page, { query: { due: 'over' } }, { token: seller });
  expect([data.overdue, data.list.map((order) => order.orderId)]).toEqual([1, [orderId]]);
  const parcels = [{ logisticsCompany: '德邦物流', trackingNumber: 'DB-100001' }];
  expect((await mall.call(orderSellerApi.ship, { body: { orderId, key: randomId(), parcels } }, { token: seller })).code).toBe(200);
  const { auto_receive_at: at } = await orderRow(db, orderId);
  expect(Math.round((at.getTime() - Date.now()) / 86_400_000)).toBe(3);
});
