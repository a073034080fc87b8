import { shelfApi } from '@mall/contract/catalogue/shelf.api.ts';
import { mallFiguresApi } from '@mall/contract/figures/mall-figures.api.ts';
import { sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeDownloads } from '../download/make-downloads.ts';
import { makers } from '../makers.ts';
import { apply } from '../testing/after-sale-steps.ts';
import { exportedRows } from '../testing/exported-rows.ts';
import { placePaid, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { countLooks } from './count-looks.ts';

/** Another limit than the usual one, so that what reads it cannot be mistaken. */
const mall = testApp({ SHIP_HOURS: '1' });
const { buyer } = small.members;
/** Goods 4 is moved below 停用, so that the store sells of two second classes. */
const [all, power, other] = [small.classes.cables, small.classes.power, small.classes.hidden];
let seller = '';
let third = '';
let operator = '';
let today = '';

const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const daysAgo = (count: number) => new Date(Date.parse(today) - count * 86_400_000).toISOString().slice(0, 10);
const span = (days: number) => ({ from: daysAgo(days - 1), to: today });
const figuresOf = async (classId?: string, days = 30) =>
  (await mall.call(sellerFiguresApi.overview, { query: { ...span(days), ...(classId && { classId }) } }, { token: seller })).data;
const classesOf = async (token = seller) => (await mall.call(sellerFiguresApi.classes, { query: span(30) }, { token })).data;
const linesOf = async (orderId: string, goodsId: string) =>
  (
    await run(`select (sum(pay_fen) / 100.0)::numeric(12,2)::text as amount from order_line where order_id = $1 and goods_id = $2`, [
      orderId,
      goodsId,
    ])
  ).rows[0].amount;

let both = '';

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 10);
  await run('update goods set moq = 1');
  await run('update goods set second_gc_id = $1 where id = 4', [other]);
  await layStock(db, 100);
  seller = (await addSignedIn(db, { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  third = (await addSignedIn(db, { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  operator = (await addSignedIn(db, { id: '103', audience: 'operator' })).token;
  today = (await run('select current_date::text as day')).rows[0].day;
  both = await placePaid(db, buyer, {
    lines: [
      { specId: specOf(2), num: 2 },
      { specId: specOf(4), num: 3 },
    ],
  });
  const single = await placePaid(db, buyer, { lines: [{ specId: specOf(4), num: 1 }] });
  await ship(db, single);
  await run(`update shop_order set ship_from = now() - interval '3 hours', shipped_at = now() where id = $1`, [single]);
  const afterSaleId = await apply(db, buyer, single, { num: 1 });
  await run(`update after_sale set state = 'finished', finished_at = now(), due_at = null where id = $1`, [afterSaleId]);
  const looks = countLooks(db);
  const from = { actor: { kind: 'guest' } as const, address: '1.1.1.1', device: 'Mozilla/5.0 Chrome/120 Safari/537.36' };
  looks.saw(from, { goodsId: '2', word: 'yjv22' });
  looks.saw(from, { goodsId: '4', word: 'kvv' });
  looks.saw(from, { goodsId: '6' });
  looks.carted(from, [specOf(2)]);
  await looks.write();
});

it('give a store its classes of both levels, where an order of two classes is one of the class above', async () => {
  const rows = await classesOf();
  expect(rows.map(({ id, parentId }) => [id, parentId])).toEqual([
    [all, null],
    [other, all],
    [power, all],
  ]);
  const [whole, second, first] = rows;
  expect([whole?.orders, first?.orders, second?.orders]).toEqual([2, 1, 2]);
  expect(first).toMatchObject({
    name: '电力电缆',
    amount: await linesOf(both, '2'),
    visitors: 2,
    carted: 1,
    refunded: '0.00',
    specs: 4,
    out: 0,
  });
  expect(second).toMatchObject({ visitors: 1, carted: 0, specs: 1 });
  expect(Number(second?.refunded)).toBeGreaterThan(0);
  const sum = (of: (row: (typeof rows)[number]) => string | number) => rows.slice(1).reduce((total, row) => total + Number(of(row)), 0);
  for (const of of [
    ({ amount }: (typeof rows)[number]) => amount,
    ({ refunded }: (typeof rows)[number]) => refunded,
    ({ worth }: (typeof rows)[number]) => worth,
    ({ specs }: (typeof rows)[number]) => specs,
  ])
    expect(whole && Number(of(whole))).toBeCloseTo(sum(of), 2);
  expect((await classesOf(third)).map(({ id, orders, specs }) => [id, orders, specs])).toEqual([
    [all, 0, 5],
    [power, 0, 5],
  ]);
});

it('narrow every figure of a store to a class of either level, and to nothing for one that it has not', async () => {
  const [own, whole, none] = [await figuresOf(other), await figuresOf(all), await figuresOf('999')];
  expect(own.sums).toMatchObject({ orders: 2, visitors: 1 });
  // Just after midnight what was paid minutes before lies on the day before.
  const overDays = (of: (day: (typeof own.days)[number]) => string | number) => own.days.reduce((total, day) => total + Number(of(day)), 0);
  expect([overDays(({ orders }) => orders), overDays(({ visitors }) => visitors)]).toEqual([2, 1]);
  expect(overDays(({ amount }) => amount)).toBeCloseTo(Number(own.sums.amount), 2);
  expect(overDays(({ refunded }) => refunded)).toBeCloseTo(Number(own.sums.refunded), 2);
  expect(own.words.map(({ word }) => word)).toEqual(['KVV']);
  expect(own.stock.specs).toBe(1);
  expect(own.funnel).toMatchObject({ seen: 1, carted: 0, placed: 2, paid: 2 });
  expect(own.quotes).toBeNull();
  expect(own.classes).toMatchObject([{ id: small.classes.breaker, amount: own.sums.amount }]);
  expect(whole.classes.map(({ id }) => id).toSorted()).toEqual([power, other]);
  expect(whole.sums).toMatchObject({ orders: 2, visitors: 3 });
  expect(none).toMatchObject({ sums: { amount: '0.00', orders: 0, visitors: 0 }, stock: { specs: 0 }, minds: [], words: [] });
  expect((await figuresOf()).quotes).toEqual({ given: 0, won: 0 });
  const ranked = (await mall.call(sellerFiguresApi.goods, { query: { ...span(30), classId: other } }, { token: seller })).data;
  expect(ranked.list.map(({ goodsId }) => goodsId)).toEqual(['4']);
  const wrong = await mall.call(sellerFiguresApi.overview, { query: { ...span(7), classId: "1' or 1=1" } }, { token: seller });
  expect(wrong.code).not.toBe(200);
});

it('tell what a shelf held when a day was over: today’s without what moved since', async () => {
  await run(`update spec_stock set on_hand = on_hand + 50 where spec_id = $1`, [specOf(4)]);
  await run(
    `insert into stock_ledger (spec_id, on_hand_change, reserved_change, reason, ref, at) values ($1, 50, 0, 'receive', 'past', now() - interval '10 days')`,
    [specOf(4)],
  );
  const before = await figuresOf(other, 30);
  expect(before.stockDays).toHaveLength(30);
  const worthOn = (days: number, { stockDays } = before) => Number(stockDays.at(-1 - days)?.worth);
  const price = 10.04;
  // 50 came ten days ago; today 100 were laid, of which 4 are sold.
  expect([0, 1, 10, 11, 29].map((days) => Math.round(worthOn(days) / price))).toEqual([146, 50, 50, 0, 0]);
  expect([0, 1, 10, 11, 29].map((days) => before.stockDays.at(-1 - days)?.out)).toEqual([0, 0, 0, 1, 1]);
  await layStock(mall.house.db, 0, specOf(4));
  const after = await figuresOf(other, 30);
  expect([worthOn(0, after), after.stockDays.at(-1)?.out]).toEqual([0, 1]);
  expect(after.stockDays.at(-2)).toEqual(before.stockDays.at(-2));
  expect((await classesOf()).find(({ id }) => id === other)).toMatchObject({ specs: 1, out: 1, worth: '0.00' });
});

it('give the mall the classes of all stores, and both of them sheets', async () => {
  const rows = (await mall.call(mallFiguresApi.classes, { query: span(30) }, { token: operator })).data;
  expect(rows.map(({ id, specs }) => [id, specs])).toEqual([
    [all, 10],
    [other, 1],
    [power, 9],
  ]);
  expect((await mall.call(mallFiguresApi.classes, { query: span(30) }, { token: seller })).code).not.toBe(200);
  const body = span(30);
  expect((await mall.call(mallFiguresApi.exportClasses, { body }, { token: operator })).code).toBe(200);
  expect((await mall.call(sellerFiguresApi.exportClasses, { body }, { token: seller })).code).toBe(200);
  for (const call of [sellerFiguresApi.exportWords, sellerFiguresApi.exportDays, sellerFiguresApi.exportGoods])
    expect((await mall.call(call, { body: { ...body, classId: other } }, { token: seller })).code).toBe(200);
  await makeDownloads(mall.house, makers);
  expect((await run(`select kind, state, rows_done from download order by kind`)).rows).toEqual(
    [
      ['class_figures', 3],
      ['goods_figures', 1],
      ['mall_class_figures', 3],
      ['store_figures', 30],
      ['word_figures', 1],
    ].map(([kind, rows_done]) => ({ kind, state: 'ready', rows_done })),
  );
});

it('give the mall a sheet of slow stores that says what its page says, by the limits that hold', async () => {
  const { list } = (await mall.call(mallFiguresApi.stores, { query: span(30) }, { token: operator })).data;
  expect(list[0]).toMatchObject({ id: small.stores.own, shipped: 1, shippedLate: 1, asked: 0, answeredLate: 0 });
  const [heads, first] = await exportedRows(
    mall,
    mall.call(mallFiguresApi.exportStores, { body: span(30) }, { token: operator }),
    operator,
  );
  const cell = (head: string) => first?.[heads?.indexOf(head) ?? -1];
  expect([cell('应发订单'), cell('发货超时'), cell('售后申请')]).toEqual(['1', '1', '0']);
  expect(heads).toContain('答复超时');
});

it('stand whatever a store says of its price and stock, and whatever another asks for the same', async () => {
  await run('update spec set price_fen = 99999999999 where id = $1', [specOf(4)]);
  await layStock(mall.house.db, 99_999_999, specOf(4));
  await run('update goods set gc_id = 3, model = (select model from goods where id = 4) where id = 5');
  await run('update spec set price_fen = 1 where goods_id = 5');
  await run(`insert into spec (goods_id, sort, price_fen, item_number, name, axis_line, attribute_line, picture)
    select 4, n, 1000, 'MANY-' || n, 'many', '', '', '/media/goods/cable.svg' from generate_series(1, 21) n`);
  await run(`insert into spec_stock (spec_id, on_hand, reserved) select id, 99999999, 0 from spec where item_number like 'MANY-%'`);
  const most = '9999999999999.99';
  const mallRows = await mall.call(mallFiguresApi.classes, { query: span(29) }, { token: operator });
  expect(mallRows.data.find(({ id }) => id === other)).toMatchObject({ worth: most, specs: 22 });
  expect((await classesOf()).find(({ id }) => id === all)).toMatchObject({ worth: most });
  const own = await figuresOf(other);
  expect(own.stockDays.at(-1)?.worth).toBe(most);
  expect(own.stock.specs).toBe(22);
  expect(own.minds.find(({ kind }) => kind === 'price')).toMatchObject({ goodsId: '4', above: 1_000_000 });
  const ranked = (await mall.call(sellerFiguresApi.goods, { query: { ...span(30), classId: other } }, { token: seller })).data;
  expect(ranked.list[0]).toMatchObject({ goodsId: '4', left: 22 * 99_999_999 });
  const shelf = (await mall.call(shelfApi.page, { query: { ...shelfApi.page.query.parse({}), word: 'SPU000004' } }, { token: seller }))
    .data;
  expect(shelf.list[0]).toMatchObject({ goodsId: '4', stock: 22 * 99_999_999 });
});
