import { invoiceApi } from '@mall/contract/invoice/invoice.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { placeDone } from '../testing/after-sale-steps.ts';
import { personTitle, saveTitle } from '../testing/invoice-steps.ts';
import { orderRow, placePaid, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { demoClerk } from './demo-clerk.ts';

const mall = testApp();

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 10);
  await layStock(mall.house.db, 100);
});

it('packs for a store, but leaves it to the store’s own people while they are here', async () => {
  const { db } = mall.house;
  const { id } = await addSignedIn(db, { id: '101', audience: 'seller', storeId: small.stores.own });
  const own = await placePaid(db, small.members.buyer, { lines: [{ specId: specOf(2), num: 50 }] });
  const other = await placePaid(db, small.members.buyer, { lines: [{ specId: specOf(3), num: 50 }] });
  await db.pool.query(`update shop_order set paid_at = now() - interval '1 minute'`);
  const clerk = () => demoClerk({ ...mall.house, config: { ...mall.house.config, clerkOn: true } });
  const states = () => Promise.all([own, other].map(async (orderId) => (await orderRow(db, orderId)).state));
  await clerk();
  expect(await states()).toEqual(['wait_ship', 'wait_receive']);
  await db.pool.query(`update member_session set seen_at = now() - interval '11 minutes' where member_id = $1`, [id]);
  await clerk();
  expect(await states()).toEqual(['wait_receive', 'wait_receive']);
});

it('issues what was applied for, but leaves it to the people of the store', async () => {
  const { db } = mall.house;
  const orderId = await placeDone(db, small.members.buyer, [{ specId: specOf(3), num: 50 }]);
  const token = await tokenOf(db, small.members.buyer);
  const titleId = await saveTitle(mall, token, personTitle);
  const body = { orderIds: [orderId], titleId, type: 'electronic_normal' as const };
  const { ids } = (await mall.call(invoiceApi.apply, { body }, { token })).data;
  const stateOf = async () => (await db.pool.query('select state from invoice where id = $1', [ids[0]])).rows[0]?.state;
  const clerk = () => demoClerk({ ...mall.house, config: { ...mall.house.config, clerkOn: true } });
  await clerk();
  expect(await stateOf()).toBe('applied');
  await db.pool.query(`update invoice set applied_at = now() - interval '1 minute'`);
  const { id } = await addSignedIn(db, { id: '102', audience: 'seller', storeId: small.stores.third });
  await clerk();
  expect(await stateOf()).toBe('applied');
  await db.pool.query(`update member_session set seen_at = now() - interval '11 minutes' where member_id = $1`, [id]);
  await clerk();
  expect(await stateOf()).toBe('reviewing');
});
