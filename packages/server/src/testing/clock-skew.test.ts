import { randomUUID } from 'node:crypto';
import { settlementApi } from '@mall/contract/cart/settlement.api.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addSession } from './marketing-steps.ts';
import { readyBuyer, specOf } from './order-steps.ts';
import { buildSmallMall } from './small-mall.ts';
import { testApp } from './test-app.ts';

const mall = testApp();
const minutes = 1 / 60;
const running = specOf(2);
const coming = specOf(4);
let token = '';
let addressId = '';

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 12);
  await db.pool.query('update goods set moq = 1');
  ({ token, addressId } = await readyBuyer(mall));
  await addSession(db, { from: -60 * minutes, until: 5 * minutes, specIds: [running] });
  await addSession(db, { from: 6 * minutes, until: 60 * minutes, specIds: [coming] });
});
afterEach(() => void vi.useRealTimers());

const priceOf = async (specId: string) => {
  const query = { specId, num: '1', couponId: '0', addressId } as never;
  return (await mall.call(settlementApi.buyNow, { query }, { token })).data.totalPrice;
};
const submit = (specId: string, totalPrice: string) =>
  mall.call(
    settlementApi.submit,
    { body: { addressId, payMode: 'prepay', submitToken: randomUUID(), totalPrice, buyNow: { specId, num: 1 } } },
    { token },
  );

// The sessions end and begin within minutes, so each of these clocks would sell too early or too late if anybody asked it.
describe.each([
  ['ten minutes fast', 10 * 60_000],
  ['ten minutes slow', -10 * 60_000],
  ['a day fast', 86_400_000],
  ['a day slow', -86_400_000],
])('a server whose clock is %s', (_how, ahead) => {
  it('sells by the clock of the database', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
    expect([await priceOf(running), await priceOf(coming)]).toEqual(['5.00', '10.04']);
    expect((await submit(coming, '5.00')).errorCode).toBe('order.price_changed');
  });

  it('gives the time to pay by the clock of the database', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
    const { data } = await submit(coming, '10.04');
    const { rows } = await mall.house.db.pool.query<{ hours: string }>(
      `select extract(epoch from pay_deadline - now()) / 3600 as hours from shop_order where id = $1`,
      [data.orderIds[0]],
    );
    expect(Number(rows[0]?.hours)).toBeCloseTo(24, 1);
  });
});
