import { mallFiguresApi } from '@mall/contract/figures/mall-figures.api.ts';
import { sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { keepSoldDays } from './keep-sold-days.ts';
import { sweepFigures } from './sweep-figures.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' }, 256);
let operator = '';
let seller = '';
let storeId = '';
let span = { from: '', to: '' };

const run = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await mall.owner.query<Row>(text, values)).rows;
const one = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) => {
  const [row] = await run<Row>(text, values);
  if (!row) throw new Error(`nothing is found: ${text}`);
  return row;
};

/** All that is read from kept days; what is to be looked after is reckoned from the moment of asking. */
const told = async () => {
  const ofMall = { ...(await mall.call(mallFiguresApi.overview, { query: span }, { token: operator })).data, at: '' };
  const ofStore = { ...(await mall.call(sellerFiguresApi.overview, { query: span }, { token: seller })).data, at: '', minds: [] };
  const classes = (await mall.call(mallFiguresApi.classes, { query: span }, { token: operator })).data;
  const ownClasses = (await mall.call(sellerFiguresApi.classes, { query: span }, { token: seller })).data;
  return { ofMall, ofStore, classes, ownClasses };
};
const openDays = async () =>
  (
    await run<{ day: string }>(`select d::date::text as day from generate_series(current_date - 60, current_date - 2, interval '1 day') d
  where d::date not in (select day from sold_kept_day) order by 1`)
  ).map(({ day }) => day);
const giveUp = `update shop_order set state = 'cancelled', cancel_kind = 'seller', evaluate_state = 'none' where id = $1`;
const broken = () => run(`select rule, bad::int from inv.checks where id = 'I79' and bad > 0`);

/** An order that was sold some days ago, of the store that is looked at. */
const oldOrder = () =>
  one<{ id: string; day: string }>(
    `select id::text, ship_from::date::text as day from shop_order where store_id = $1 and state = 'done' and ship_from < current_date - 3 order by ship_from desc limit 1`,
    [storeId],
  );

/** What is told is what the orders say, whatever is kept. */
const expectTrue = async () => {
  const now = await told();
  await run('delete from sold_kept');
  expect(now).toEqual(await told());
};

beforeAll(async () => {
  const { db } = mall.house;
  storeId = (
    await one<{ id: string }>(
      `select store_id::text as id from shop_order where ship_from < current_date - 3 group by 1 order by count(*) desc limit 1`,
    )
  ).id;
  operator = (await addSignedIn(db, { id: '900101', audience: 'operator' })).token;
  seller = (await addSignedIn(db, { id: '900102', audience: 'seller', storeId })).token;
  span = await one(`select (current_date - 29)::text as "from", current_date::text as "to"`);
});

afterEach(async () => {
  await keepSoldDays(mall.house);
  expect([await openDays(), await broken()]).toEqual([[], []]);
});

describe('days that are over', () => {
  it('are kept, but for today, and say what their orders said', async () => {
    const before = await told();
    expect(Number(before.ofMall.sums.amount)).toBeGreaterThan(0);
    expect(await keepSoldDays(mall.house)).toBeGreaterThan(60);
    expect(await openDays()).toEqual([]);
    expect(await run('select from sold_kept where day >= current_date')).toEqual([]);
    expect((await one<{ n: number }>('select count(*)::int as n from sold_day')).n).toBeGreaterThan(100);
    expect(await told()).toEqual(before);
    // Read from what is kept: without it nothing is left but what was sold since.
    await run('delete from sold_day');
    expect(Number((await told()).ofMall.before.amount)).toBe(0);
    await run('delete from sold_kept');
  });

  it('are kept once by several nodes', async () => {
    await run('delete from sold_kept');
    const kept = await Promise.all([1, 2, 3].map(() => keepSoldDays(mall.house)));
    expect(kept.reduce((sum, one) => sum + one, await keepSoldDays(mall.house))).toBe((await run('select from sold_kept')).length);
    expect(await keepSoldDays(mall.house)).toBe(0);
  });

  it('are forgotten after two years and some', async () => {
    await run(
      `insert into sold_kept (day) select current_date - 900; insert into sold_payer values (current_date - 900, 1); insert into sold_change (day) select current_date - 900`,
    );
    await sweepFigures(mall.house);
    const old = (table: string) => run(`select from ${table} where day < current_date - 800`);
    expect([await old('sold_kept'), await old('sold_payer'), await old('sold_change')]).toEqual([[], [], []]);
  });
});

describe('a kept day whose sales change', () => {
  it.each([
    ['an order is given up', giveUp],
    [
      'an order gets another payer',
      `update shop_order set member_id = (select min(id) from member where audience = 'buyer' and id <> member_id) where id = $1`,
    ],
    [
      'an order comes to cost more',
      `update shop_order set payable_fen = payable_fen + 100, freight_fen = freight_fen + 100, paid_fen = paid_fen + 100 where id = $1`,
    ],
    [
      'a goods gets another class',
      `update goods set gc_id = o.gc_id, first_gc_id = o.first_gc_id, second_gc_id = o.second_gc_id from goods o
       where goods.id = (select goods_id from order_line where order_id = $1 limit 1) and o.id = (select min(x.id) from goods x where x.first_gc_id <> goods.first_gc_id)`,
    ],
  ])('is read from its orders as soon as %s', async (_what, change) => {
    const { id, day } = await oldOrder();
    const before = await told();
    expect(await openDays()).toEqual([]);
    await run(change, [id]);
    expect(await openDays()).toContain(day);
    expect(await told()).not.toEqual(before);
    await expectTrue();
  });

  it('is open when the change commits while the day is kept', async () => {
    const { id, day } = await oldOrder();
    await run('delete from sold_kept');
    const client = await mall.owner.connect();
    try {
      await client.query('begin');
      await client.query(giveUp, [id]);
      await keepSoldDays(mall.house);
      expect(await openDays()).toEqual([]);
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await openDays()).toEqual([day]);
    await expectTrue();
  });

  it('is not opened by what happens to an order without changing what was sold', async () => {
    const { id } = await oldOrder();
    await run(`update shop_order set hidden = not hidden, evaluate_state = 'none' where id = $1`, [id]);
    await run(`update goods set name = name || ' ' where id = (select goods_id from order_line where order_id = $1 limit 1)`, [id]);
    expect(await openDays()).toEqual([]);
  });
});
