import { storeFiguresApi } from '@mall/contract/order/store-figures.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { apply } from '../testing/after-sale-steps.ts';
import { countStatements } from '../testing/count-statements.ts';
import { payableOf, placePaid, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp();
const { buyer } = small.members;
let seller = '';
let other = '';

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 10);
  await db.pool.query('update goods set moq = 1');
  await layStock(db, 100);
  seller = (await addSignedIn(db, { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  other = (await addSignedIn(db, { id: '102', audience: 'seller', storeId: small.stores.third })).token;
});

const buy = (num: number, spec = 2) => placePaid(mall.house.db, buyer, { lines: [{ specId: specOf(spec), num }] });
const moveBack = (orderId: string, days: number, shippedHours?: number) =>
  mall.house.db.pool.query(
    `update shop_order set ship_from = now() - make_interval(days => $2), shipped_at = now() - make_interval(days => $2) + make_interval(hours => $3) where id = $1`,
    [orderId, days, shippedHours ?? null],
  );
const figures = async (token: string) => ({
  sales: (await mall.call(storeFiguresApi.sales, {}, { token })).data,
  stock: (await mall.call(storeFiguresApi.stock, {}, { token })).data,
  performance: (await mall.call(storeFiguresApi.performance, {}, { token })).data,
});

it('counts what a store sold by the day it was paid for, and nothing of another store', async () => {
  const { db } = mall.house;
  const orders = [await buy(1), await buy(2), await buy(3), await buy(4)];
  const [today, week, old, gone] = orders as [string, string, string, string];
  await moveBack(week, 7);
  await moveBack(old, 40);
  await db.pool.query(`update shop_order set state = 'cancelled', cancel_kind = 'seller' where id = $1`, [gone]);
  const yuan = async (id: string) => ((await payableOf(db, id)) / 100).toFixed(2);
  const { sales } = await figures(seller);
  expect(sales.days).toHaveLength(30);
  expect(sales.today).toBe(await yuan(today));
  expect(sales.days.at(-8)).toMatchObject({ amount: await yuan(week), orders: 1 });
  expect(sales.days.reduce((sum, { orders: count }) => sum + count, 0)).toBe(2);
  expect((await figures(other)).sales.today).toBe('0.00');
});

it('warns of what sells and is nearly gone', async () => {
  const { db } = mall.house;
  await buy(1, 4);
  await buy(1, 6);
  await db.pool.query('update spec_stock set on_hand = reserved + 4 where spec_id = any ($1)', [[specOf(4), specOf(8)]]);
  const { stock } = await figures(seller);
  expect(stock).toMatchObject([{ specId: specOf(4), left: 4, sold: 1 }]);
});

it('says how many of how many things were done well, and leaves out what is not due yet', async () => {
  const { db } = mall.house;
  await db.pool.query('update shop_order set ship_from = null');
  const [inTime, tooLate, never] = [await buy(1), await buy(1), await buy(1)];
  await buy(1);
  await moveBack(inTime, 3, 47);
  await moveBack(tooLate, 4, 50);
  await moveBack(never, 3);
  const asked = await buy(1);
  await ship(db, asked);
  const afterSaleId = await apply(db, buyer, asked, { num: 1 });
  await db.pool.query(`update after_sale set created_at = now() - interval '3 days' where id = $1`, [afterSaleId]);
  const { performance } = await figures(seller);
  expect(performance).toEqual([
    { name: 'shipped', good: 2, all: 4 },
    { name: 'answered', good: 0, all: 1 },
    expect.objectContaining({ name: 'liked' }),
  ]);
  const { statements } = await countStatements(db, () => figures(seller));
  expect(statements.length).toBeLessThanOrEqual(4);
});
