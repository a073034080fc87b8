import { findApi } from '@mall/contract/account/find.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { place } from '../testing/order-steps.ts';
import { payApp } from '../testing/pay-steps.ts';
import { small } from '../testing/small-mall.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = payApp();
type Signed = { id: string; token: string };
let boss: Signed;
let finance: Signed;
let seller: Signed;
let stranger: Signed;
let orderSn = '';

const find = async (word: string, who: { token: string }) => (await mall.call(findApi.find, { query: { word } }, who)).data;
const urls = async (word: string, who: { token: string }) => (await find(word, who)).map(({ url }) => url);

beforeAll(async () => {
  const { db } = mall.house;
  const { orderIds } = await place(db, small.members.buyer);
  const { rows } = await db.pool.query('select order_sn, store_id::text as store from shop_order where id = $1', [orderIds[0]]);
  orderSn = rows[0].order_sn;
  const other = rows[0].store === small.stores.own ? small.stores.third : small.stores.own;
  boss = await addSignedIn(db, { audience: 'operator', memberName: '苏砚青' });
  finance = await addSignedIn(db, { audience: 'operator', roles: ['mall_finance'] });
  seller = await addSignedIn(db, { audience: 'seller', storeId: rows[0].store });
  stranger = await addSignedIn(db, { audience: 'seller', storeId: other });
  await db.pool.query(
    `insert into refund (refund_sn, order_id, channel, amount_fen, ref) values ('R261116000009', $1, 'offline', 5, 'x')`,
    [orderIds[0]],
  );
});

it('finds by the beginning of a number what the reader may see, on the screen that shows it', async () => {
  const [order] = await find(orderSn.slice(0, 12), seller);
  expect(order).toMatchObject({ kind: 'order', title: orderSn });
  expect(order?.url).toMatch(/^\/orders\/\d+$/);
  expect(await find(orderSn, stranger)).toEqual([]);
  expect(await find(orderSn, finance)).toMatchObject([{ kind: 'refund', title: 'R261116000009', note: orderSn }]);
  expect(await find(orderSn.slice(2), finance)).toEqual([]);
});

it('finds names, hides mobiles, and takes the jokers of a pattern for what they are', async () => {
  const [person] = await find('苏砚', boss);
  expect(person).toMatchObject({ kind: 'member', title: '苏砚青', url: `/people?audience=operator&id=${boss.id}` });
  expect(person?.note).toMatch(/^\d{3}\*{4}\d{4}$/);
  expect(await urls('自营店', boss)).toEqual([`/people/stores?id=${small.stores.own}`]);
  expect(await find('自营店', finance)).not.toContainEqual(expect.objectContaining({ kind: 'registration' }));
  for (const word of ['%%', '__', '\\\\']) expect(await find(word, boss), word).toEqual([]);
  expect((await mall.call(findApi.find, { query: { word: 'x' } }, boss)).code).not.toBe(200);
  expect((await mall.call(findApi.find, { query: { word: '自营店' } })).code).not.toBe(200);
});
