import { cartApi } from '@mall/contract/cart/cart.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp();
const guestKey = 'guest-key-0123456789';
const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const names = JSON.stringify({ zh: '满减', en: 'Offer', fra: 'Offre', spa: 'Oferta', pt: 'Oferta pt', ru: 'Акция' });
let buyer = '';
let stranger = '';

/** Goods by number into a cart; gives the ids of its lines by goods. */
const put = async (lines: [goods: number, num: number, selected?: boolean][], key: string | null = null) => {
  const ids = new Map<number, string>();
  for (const [goods, num, selected = true] of lines) {
    const { rows } = await run(
      `insert into cart_line (member_id, guest_key, spec_id, num, selected) values ($1, $2, $3, $4, $5) returning id::text`,
      [key === null ? small.members.buyer : null, key, specOf(goods), num, selected],
    );
    ids.set(goods, rows[0].id);
  }
  return (goods: number) => ids.get(goods) as string;
};
const list = async (as: { token?: string; guestKey?: string; language?: 'en' } = { token: buyer }) =>
  (await mall.call(cartApi.list, {}, as)).data;
const left = async () =>
  (await run(`select spec_id - 1000000 as goods, num, selected from cart_line order by spec_id`)).rows.map((row) => [
    Number(row.goods),
    row.num,
    row.selected,
  ]);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 12); // odd goods in store 2, even in store 1; 60 free pieces; price 10.00 and its number in fen
  await run(`update goods set moq = 1`);
  await run(`update goods set moq = 5 where id = 8`);
  await run(`update goods set state = 'off' where id = 7`);
  await layStock(mall.house.db, 0, specOf(9));
  await run(
    `insert into activity (id, activity_type, names, scope, starts_at, ends_at) values
      (80, 2, $1, 'goods', now() - interval '1 hour', now() + interval '1 hour'), (70, 5, $1, 'all', now() - interval '1 hour', now() + interval '1 hour')`,
    [names],
  );
  await run(`insert into activity_target values (80, 1), (80, 3)`);
  await run(`insert into full_reduction_rule (activity_id, threshold_fen, reduction_fen) values (80, 3000, 200), (80, 5000, 500)`);
  await run(`insert into time_limited_goods (activity_id, spec_id, price_fen, total, restriction) values (70, $1, 600, 30, 4)`, [
    specOf(5),
  ]);
  await run(
    `insert into activity_price (activity_type, activity_ref, spec_id, price_fen, starts_at, ends_at) values (5, 70, $1, 600, now() - interval '1 hour', now() + interval '1 hour')`,
    [specOf(5)],
  );
  await run(`insert into spec_price_break values ($1, 10, 900)`, [specOf(2)]);
  buyer = await tokenOf(mall.house.db, small.members.buyer);
  stranger = await tokenOf(mall.house.db, small.members.stranger);
});
beforeEach(() => run(`delete from cart_line`));

const nextOf = async (num: number) => {
  await run('delete from cart_line');
  await put([[2, num]]);
  return (await list()).findCartDTO[0]?.activityCartGroupDTOList[0]?.cartDTOList[0]?.nextBreak;
};

describe('the cart', () => {
  it('stands by store and full reduction, with what is missing to the next step, and totals of what is selected', async () => {
    await put([
      [1, 2],
      [3, 1],
      [5, 2],
      [2, 10],
      [4, 1, false],
    ]);
    const cart = await list();
    expect(cart).toMatchObject({
      goodsAmount: '132.05',
      activityDiscount: '2.00',
      totalPrice: '130.05',
      selectedKinds: 4,
      count: 5,
      isSelectAll: 0,
      faultyKinds: 0,
      invalidList: [],
    });
    const third = cart.findCartDTO.find(({ storeId }) => storeId === '2');
    expect(third).toMatchObject({ isSelectAll: 1, activityDiscount: '2.00' });
    expect(
      third?.activityCartGroupDTOList.map((group) => [
        group.activityType,
        group.reduction,
        group.shortAmount,
        group.nextReduction,
        group.cartDTOList.map(({ specId }) => specId),
      ]),
    ).toEqual([
      [2, '2.00', '19.95', '5.00', [specOf(3), specOf(1)]],
      [0, '0.00', undefined, undefined, [specOf(5)]],
    ]);
    const own = cart.findCartDTO.find(({ storeId }) => storeId === '1');
    expect(own).toMatchObject({ isSelectAll: 0, ownFlag: 1, goodsAmount: '90.00' });
    expect(own?.activityCartGroupDTOList[0]?.cartDTOList).toMatchObject([
      { specId: specOf(4), isSelect: 0 },
      { specId: specOf(2), isSelect: 1, price: '9.00', subtotal: '90.00' },
    ]);
  });

  it('calls stores, goods and units abroad as their pages do', async () => {
    await put([[2, 1]]);
    const [own] = (await list({ token: buyer, language: 'en' })).findCartDTO;
    expect(own?.storeName).toBe('Nengdian');
    const item = own?.activityCartGroupDTOList[0]?.cartDTOList[0];
    expect([item?.specName, item?.unit].join(' ')).not.toMatch(/\p{Script=Han}/u);
    expect((await list()).findCartDTO[0]?.storeName).toBe('能电自营店');
  });

  it('says how many more make a piece cheaper', async () => {
    expect(await nextOf(9)).toEqual({ minNum: 10, price: '9.00' });
    expect(await nextOf(10)).toBeUndefined();
  });

  it('shows the activity’s price, limits and end', async () => {
    await put([[5, 2]]);
    expect((await list()).findCartDTO[0]?.activityCartGroupDTOList[0]?.cartDTOList[0]).toMatchObject({
      activityType: 5,
      price: '6.00',
      listPrice: '10.05',
      restrictionQuantity: 4,
      activitySurplusStorage: 30,
      mostNum: 4,
    });
    expect((await mall.call(cartApi.page, {}, { token: buyer })).data.list[0]).toMatchObject({
      specSellPrice: '10.05',
      activityPrice: '6.00',
    });
  });

  it('keeps what cannot be bought and says why, without counting it', async () => {
    await put([
      [1, 1],
      [7, 1],
      [9, 1],
      [8, 2],
      [11, 90],
    ]);
    const cart = await list({ token: buyer, language: 'en' });
    expect(cart.invalidList.map(({ specId, faultCode, isSelect }) => [specId, faultCode, isSelect])).toEqual([
      [specOf(9), 'cart.sold_out', 0],
      [specOf(7), 'cart.goods_gone', 0],
    ]);
    const faulty = cart.findCartDTO
      .flatMap((store) => store.activityCartGroupDTOList.flatMap((group) => group.cartDTOList))
      .filter(({ fault }) => fault);
    expect(faulty.map(({ specId, fault }) => [specId, fault])).toEqual([
      [specOf(11), 'You may buy at most 60 m'],
      [specOf(8), 'The minimum order is 5 m'],
    ]);
    expect(cart).toMatchObject({ totalPrice: '10.01', selectedKinds: 1, faultyKinds: 2, isSelectAll: 1 });
  });

  it('is the visitor’s by his key, and nobody’s without one', async () => {
    await put([[1, 1]], guestKey);
    expect((await list({ guestKey })).count).toBe(1);
    expect((await list({})).count).toBe(0);
    expect((await list({ token: stranger })).findCartDTO).toEqual([]);
  });

  it('takes two statements, however full', async () => {
    await put([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 1],
      [6, 1],
    ]);
    await list();
    expect((await countStatements(mall.house.db, () => list())).statements).toHaveLength(2);
  });
});

const set = (cartId: string, num: unknown, as: { token?: string; guestKey?: string } = { token: buyer }) =>
  mall.call(cartApi.setNumber, { body: { cartId, num: num as number } }, as);

describe('changing the cart', () => {
  it('sets a line to what can be bought, and selects it', async () => {
    const id = await put([
      [1, 1, false],
      [5, 1],
      [8, 5],
    ]);
    expect((await set(id(1), 60)).data).toEqual({ count: 3 });
    expect((await set(id(1), 61)).msg).toBe('最多可购买60米');
    expect((await set(id(8), 4)).msg).toBe('起订量为5米');
    expect((await set(id(5), 5)).errorCode).toBe('cart.person_limit');
    for (const num of [0, -1, 1.5, 201, 1e9, '0x10']) expect((await set(id(1), num)).errorCode).toBe('cart.number_wrong');
    expect((await left()).map(([, num, selected]) => [num, selected])).toEqual([
      [60, true],
      [1, true],
      [5, true],
    ]);
  });

  it('holds adding and merging to the activity’s limit too', async () => {
    expect((await mall.call(cartApi.add, { body: { specId: specOf(5), num: 5 } }, { token: buyer })).errorCode).toBe('cart.person_limit');
    expect((await mall.call(cartApi.add, { body: { specId: specOf(5), num: 3 } }, { token: buyer })).code).toBe(200);
    expect((await mall.call(cartApi.addMany, { body: { lines: [{ specId: specOf(5), num: 2 }] } }, { token: buyer })).data.added).toEqual(
      [],
    );
    await put([[5, 4]], guestKey);
    await mall.call(cartApi.merge, {}, { token: buyer, guestKey });
    expect(await left()).toEqual([[5, 4, true]]);
    expect((await mall.call(cartApi.count, {}, { token: buyer })).data).toEqual({ count: 1 });
  });

  it('selects a line, a store, or all', async () => {
    const id = await put([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    await mall.call(cartApi.checkAll, { body: { state: 0 } }, { token: buyer });
    expect((await left()).map(([, , selected]) => selected)).toEqual([false, false, false]);
    await mall.call(cartApi.checkAll, { body: { storeId: '2', state: 1 } }, { token: buyer });
    expect((await left()).map(([, , selected]) => selected)).toEqual([true, false, true]);
    await mall.call(cartApi.check, { body: { cartId: id(3), state: 0 } }, { token: buyer });
    expect((await left()).map(([, , selected]) => selected)).toEqual([true, false, false]);
    await mall.call(cartApi.checkAll, { body: { state: 1 } }, { token: stranger });
    await mall.call(cartApi.checkAll, { body: { state: 1 } });
    expect((await left()).map(([, , selected]) => selected)).toEqual([true, false, false]);
  });

  it('drops one, what is selected, or what is dead', async () => {
    const id = await put([
      [1, 1],
      [2, 1, false],
      [3, 1],
      [7, 1],
      [9, 1],
    ]);
    const drop = (body: { delType?: 'one' | 'selected' | 'invalid'; cartId?: string; cartIds?: string[] }) =>
      mall.call(cartApi.remove, { body }, { token: buyer });
    expect((await drop({ delType: 'one', cartId: id(1) })).data).toEqual({ count: 4 });
    expect((await drop({ delType: 'selected' })).data).toEqual({ count: 3 });
    expect((await left()).map(([goods]) => goods)).toEqual([2, 7, 9]);
    expect((await drop({ delType: 'invalid' })).data).toEqual({ count: 1 });
    expect((await drop({ cartIds: [id(2)] })).data).toEqual({ count: 0 });
    expect((await drop({ delType: 'one' })).errorCode).toBe('kernel.required');
    expect((await drop({ delType: 'selected', cartId: '1' })).errorCode).toBe('kernel.bad_input');
    await put([[1, 2]], guestKey);
    expect((await mall.call(cartApi.removeAsGuest, { body: { delType: 'selected' } }, { guestKey })).data).toEqual({ count: 0 });
  });

  it('moves lines to the favourites', async () => {
    await run(`delete from goods_favourite`);
    const id = await put([
      [1, 1],
      [2, 1],
      [7, 1],
    ]);
    const move = (body: { delType?: 'selected' | 'invalid' | 'one'; cartId?: string }, as = { token: buyer }) =>
      mall.call(cartApi.moveToFavourites, { body }, as);
    expect((await move({ cartId: id(1) })).data).toEqual({ moved: 1, count: 2 });
    expect((await move({ delType: 'invalid' })).data).toEqual({ moved: 1, count: 1 });
    expect((await move({ delType: 'selected' })).data).toEqual({ moved: 1, count: 0 });
    expect(
      (
        await run(
          `select goods_id::int as id, (select favourite_count from goods where id = goods_id) as n from goods_favourite order by 1`,
        )
      ).rows,
    ).toEqual([
      { id: 1, n: 1 },
      { id: 2, n: 1 },
      { id: 7, n: 1 },
    ]);
    expect((await mall.call(cartApi.moveToFavourites, { body: { delType: 'selected' } }, { guestKey })).code).toBe(401);
  });

  it('is for the owner alone', async () => {
    const id = await put([[1, 1]]);
    for (const as of [{ token: stranger }, { guestKey }, {}]) {
      expect((await set(id(1), 2, as)).errorCode).toBe('kernel.not_found');
      expect((await mall.call(cartApi.check, { body: { cartId: id(1), state: 0 } }, as)).errorCode).toBe('kernel.not_found');
      expect((await mall.call(cartApi.remove, { body: { cartId: id(1) } }, as)).errorCode).toBe('kernel.not_found');
      expect((await mall.call(cartApi.removeAsGuest, { body: { cartId: id(1) } }, as)).errorCode).toBe('kernel.not_found');
    }
    expect((await mall.call(cartApi.moveToFavourites, { body: { cartId: id(1) } }, { token: stranger })).errorCode).toBe(
      'kernel.not_found',
    );
    expect(await left()).toEqual([[1, 1, true]]);
  });
});

describe('what is bought with it', () => {
  it('are the best of the same classes without what is in the cart, and of an empty cart the mall’s best', async () => {
    await put([[1, 1]]);
    const { data } = await mall.call(cartApi.recommend, { query: { limit: 3 } }, { token: buyer });
    expect([data.total, data.list.map(({ goodsId }) => goodsId)]).toEqual([10, ['2', '3', '4']]);
    expect((await mall.call(cartApi.recommend, { query: { limit: 3 } }, { guestKey })).data.list[0]?.goodsId).toBe('1');
    expect((await mall.call(cartApi.recommend)).data.list.length).toBeGreaterThan(0);
  });
});
