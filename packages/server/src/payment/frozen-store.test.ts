import { mallLogApi } from '@mall/contract/account/mall-log.api.ts';
import type { Id } from '@mall/contract/kernel/fields.ts';
import { payApi } from '@mall/contract/payment/payment.api.ts';
import { ownStoreApi, storesApi } from '@mall/contract/store/stores.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { exportedRows } from '../testing/exported-rows.ts';
import { place } from '../testing/order-steps.ts';
import { payApp, stateOf } from '../testing/pay-steps.ts';
import { small, tokenOf } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { toldMessages } from '../testing/told-messages.ts';

const mall = payApp();
type Signed = { id: string; token: string };
let boss: Signed;
let service: Signed;
let seller: Signed;
let buyer = { token: '' };
let storeId: Id;
const placed = async () => {
  const { orderIds, paySn } = await place(mall.house.db, small.members.buyer);
  const orderId = orderIds[0] as Id;
  const { rows } = await mall.house.db.pool.query<{ store: Id }>('select store_id::text as store from shop_order where id = $1', [orderId]);
  return { orderId, paySn, storeId: rows[0]?.store as Id };
};

beforeAll(async () => {
  const { db } = mall.house;
  ({ storeId } = await placed());
  boss = await addSignedIn(db, { audience: 'operator', memberName: '苏砚青' });
  service = await addSignedIn(db, { audience: 'operator', roles: ['mall_service'] });
  seller = await addSignedIn(db, { audience: 'seller', storeId });
  buyer = { token: await tokenOf(db, small.members.buyer) };
});

const standing = async (who = boss) => (await mall.call(storesApi.detail, { params: { id: storeId } }, who)).data;
const freeze = (body: object, who: { token: string } = boss) =>
  mall.call(storesApi.freeze, { params: { id: storeId }, body: body as never }, who);
const unfreeze = (who: { token: string } = boss) =>
  mall.call(storesApi.unfreeze, { params: { id: storeId }, body: { reason: '已整改' } }, who);

it('a store is found with its goods and orders, by whoever may see members, and is had as a sheet', async () => {
  const { list } = (await mall.call(storesApi.page, { query: { state: 'open' } }, service)).data;
  expect(list[0]).toMatchObject({ id: storeId, state: 'open', orders: 1 });
  expect(list[0]?.goods).toBeGreaterThan(0);
  expect(await standing()).toMatchObject({ toPay: 1, actions: ['freeze'] });
  expect((await standing()).people[0]?.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
  expect((await standing(service)).actions).toEqual([]);
  expect((await mall.call(storesApi.page, { query: { word: '%' } }, boss)).data.total).toBe(0);
  expect((await mall.call(storesApi.detail, { params: { id: small.stores.closed } }, boss)).data.actions).toEqual([]);
  const rows = await exportedRows(mall, mall.call(storesApi.export, { body: { state: 'open' } }, boss), boss.token);
  expect(rows[1]?.[0]).toBe(list[0]?.name);
  expect((await mall.call(storesApi.page, {}, seller)).errorCode).toBe('kernel.no_permission');
});

it('is frozen with a reason by who manages members, and its people and both trails say so', async () => {
  expect((await freeze({ why: 'fake' }, service)).errorCode).toBe('kernel.no_permission');
  expect((await freeze({ why: 'other' })).errorCode).toBe('store.reason_required');
  expect((await freeze({ why: 'fake', note: '抽检不合格' })).errorCode).toBe(null);
  expect((await freeze({ why: 'fake' })).errorCode).toBe('store.standing_moved');
  const reason = '销售假冒伪劣商品：抽检不合格';
  expect(await standing()).toMatchObject({ state: 'frozen', reason, actions: ['unfreeze'] });
  expect((await standing()).steps[0]).toMatchObject({ event: 'freeze', name: '苏砚青', reason });
  expect((await mall.call(ownStoreApi.standing, {}, seller)).data).toMatchObject({ state: 'frozen', reason });
  expect((await toldMessages(mall.house, seller.id)).map(({ code }) => code)).toContain('store.frozen');
  const [told] = (await mall.call(mallLogApi.page, { query: { kind: 'case' } }, boss)).data.list;
  expect(told).toMatchObject({ event: '冻结店铺', memberName: '苏砚青' });
  expect((await unfreeze()).errorCode).toBe(null);
  expect(await standing()).toMatchObject({ state: 'open', reason: '' });
  expect((await mall.call(storesApi.freeze, { params: { id: small.stores.closed }, body: { why: 'fake' } }, boss)).errorCode).toBe(
    'store.standing_moved',
  );
});

it('while it is frozen nothing of it is sold or paid, and what waits is paid afterwards', async () => {
  const { orderId, paySn } = await placed();
  await freeze({ why: 'papers' });
  await expect(place(mall.house.db, small.members.buyer)).rejects.toThrow();
  const upload = { paySn, urls: ['/uploads/x'], payerName: '户名', remark: '' };
  for (const answer of [
    mall.call(payApi.offline, { body: { paySn } }, buyer),
    mall.call(payApi.submitVoucher, { body: upload }, buyer),
    mall.call(payApi.together, { body: { orderIds: [orderId] } }, buyer),
  ])
    expect((await answer).errorCode).toBe('payment.store_frozen');
  expect(await stateOf(mall, orderId)).toBe('wait_pay');
  await unfreeze();
  expect((await mall.call(payApi.offline, { body: { paySn } }, buyer)).errorCode).toBe(null);
});
