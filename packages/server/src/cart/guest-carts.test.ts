import { randomUUID } from 'node:crypto';
import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { sweepCarts } from './sweep-carts.ts';

const mall = testApp({ GUEST_CARTS_PER_HOUR: '4' });
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const add = (at: number, as: { guestKey?: string; token?: string }) => mall.call(cartApi.add, { body: { specId: specOf(at), num: 1 } }, as);
const guestKey = randomUUID();

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 110);
  await layStock(mall.house.db, 1000);
  await run('update goods set moq = 1');
});

describe('the cart of a visitor', () => {
  it('holds a hundred lines; a member’s holds more', async () => {
    const addMany = (from: number, count: number, as: { guestKey?: string; token?: string }) =>
      mall.call(
        cartApi.addMany,
        { body: { lines: Array.from({ length: count }, (_, at) => ({ specId: specOf(from + at), num: 1 })) } },
        as,
      );
    for (const from of [1, 36]) expect((await addMany(from, 35, { guestKey })).data.refused).toEqual([]);
    const { data } = await addMany(71, 35, { guestKey });
    expect([data.added.length, data.refused.length, data.refused[0]?.msg]).toEqual([30, 5, '购物车已满，请先清理']);
    expect((await add(106, { guestKey })).errorCode).toBe('cart.full');
    expect((await add(1, { guestKey })).code).toBe(200);
    const token = await tokenOf(mall.house.db, small.members.buyer);
    for (const from of [1, 36, 71]) expect((await addMany(from, 35, { token })).data.refused).toEqual([]);
  });

  it('is one of so many an hour from an address; those that are there, and members, go on', async () => {
    const keys = Array.from({ length: 6 }, () => randomUUID());
    const codes: (string | null)[] = [];
    for (const key of keys) codes.push((await add(1, { guestKey: key })).errorCode);
    expect(codes).toEqual([null, null, null, 'cart.guest_limit', 'cart.guest_limit', 'cart.guest_limit']);
    expect((await add(2, { guestKey: keys[0] as string })).code).toBe(200);
    expect(
      (await mall.call(cartApi.addMany, { body: { lines: [{ specId: specOf(1), num: 1 }] } }, { guestKey: randomUUID() })).errorCode,
    ).toBe('cart.guest_limit');
    expect((await add(2, { token: await tokenOf(mall.house.db, small.members.stranger) })).code).toBe(200);
  });

  it('is emptied when nobody came back for a month; a member’s never is', async () => {
    await run(`update cart_line set updated_at = now() - interval '29 days' where spec_id = $1`, [specOf(1)]);
    await run(`update cart_line set updated_at = now() - interval '31 days' where spec_id = $1`, [specOf(2)]);
    const count = async (specId: string) =>
      (await run(`select count(guest_key)::int as guests, count(member_id)::int as members from cart_line where spec_id = $1`, [specId]))
        .rows[0];
    const young = await count(specOf(1));
    const old = await count(specOf(2));
    expect(old.guests).toBeGreaterThan(1);
    await sweepCarts(mall.house.db, mall.house.config);
    expect(await count(specOf(1))).toEqual(young);
    expect(await count(specOf(2))).toEqual({ guests: 0, members: old.members });
  });
});
