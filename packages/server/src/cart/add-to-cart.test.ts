import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const guestKey = 'guest-key-0123456789';
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
let buyer = '';

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 10); // 60 free pieces of each
  await run('update goods set moq = 1');
  await run('update goods set moq = 5 where id = 2');
  await run(`update goods set state = 'off' where id = 3`);
  await layStock(mall.house.db, 0, '1000004');
  await layStock(mall.house.db, 4960, '1000005');
  buyer = await tokenOf(mall.house.db, small.members.buyer);
});
beforeEach(() => run('delete from cart_line'));

const add = (goods: number, num: number, as: { token?: string; guestKey?: string } = { guestKey }) =>
  mall.call(cartApi.add, { body: { specId: specOf(goods), num } }, as);

describe('adding to the cart', () => {
  it('works for a visitor and for a member, and adds up', async () => {
    expect((await add(1, 2)).data.count).toBe(1);
    expect((await add(1, 3)).data.count).toBe(1);
    expect((await add(5, 3)).data.count).toBe(2);
    expect((await add(1, 4, { token: buyer })).data.count).toBe(1);
    expect((await run('select num from cart_line order by id')).rows).toEqual([{ num: 5 }, { num: 3 }, { num: 4 }]);
  });

  it('refuses less than the minimum order, more than the shelf holds, and more than 200', async () => {
    expect((await add(2, 4)).msg).toBe('起订量为5米');
    expect((await add(1, 61)).msg).toBe('最多可购买60米');
    expect((await add(5, 200)).code).toBe(200);
    expect((await add(5, 1)).msg).toBe('最多可购买200米');
    for (const num of [0, -1, 1.5, 201, 1e9, '2' as unknown as number]) expect((await add(1, num)).errorCode).toBe('cart.number_wrong');
  });

  it('refuses what is off the shelf, sold out or unknown, and a visitor without a basket', async () => {
    expect((await add(3, 1)).errorCode).toBe('cart.goods_gone');
    expect((await add(4, 1)).errorCode).toBe('cart.sold_out');
    expect((await add(999, 1)).errorCode).toBe('cart.goods_gone');
    expect((await add(1, 1, {})).errorCode).toBe('cart.no_basket');
  });

  it('never lets parallel clicks fill a line beyond its limit', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(1, 10)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(6);
    expect((await run('select num from cart_line')).rows).toEqual([{ num: 60 }]);
  });

  it('adds what it can of several, and says why the rest could not be', async () => {
    const lines = [1, 2, 3].map((goods) => ({ specId: specOf(goods), num: 2 }));
    const { data } = await mall.call(
      cartApi.addMany,
      { body: { lines: [...lines, { specId: specOf(1), num: 1 }] } },
      { guestKey, language: 'en' },
    );
    expect(data).toEqual({
      count: 1,
      added: [specOf(1)],
      refused: [
        { specId: specOf(2), msg: 'The minimum order is 5 m' },
        { specId: specOf(3), msg: 'This product was taken off the shelf, please choose another' },
      ],
    });
  });

  it('shows the lines to their owner alone, latest first', async () => {
    await add(1, 2);
    await add(5, 7);
    const { data } = await mall.call(cartApi.page, { query: { page: 1, limit: 1 } }, { guestKey });
    expect([data.total, data.list[0]?.specId, data.list[0]?.num]).toEqual([2, specOf(5), 7]);
    expect((await mall.call(cartApi.page, {}, { token: buyer })).data).toEqual({ list: [], total: 0 });
    expect((await mall.call(cartApi.page)).data.total).toBe(0);
  });
});
