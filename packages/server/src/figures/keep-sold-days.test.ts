import { mallFiguresApi } from '@mall/contract/figures/mall-figures.api.ts';
import { sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import { sql } from 'drizzle-orm';
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
const openDays = async (ofClasses = true) =>
  (
    await run<{ day: string }>(
      `select (d.first + n)::text as day from sold_open_days(current_date - 60, current_date - 2, $1) d cross join lateral generate_series(0, d.next - d.first - 1) n order by 1`,
      [ofClasses],
    )
  ).map(({ day }) => day);
const broken = () => run(`select rule, bad::int from inv.checks where id = 'I79' and bad > 0`);

const giveUp = `update shop_order set state = 'cancelled', cancel_kind = 'seller', evaluate_state = 'none' where id = $1`;

type Sold = { id: string; day: string };
/** Orders that were sold some days ago by the store that is looked at, each on another day. */
const oldOrders = async (many: number): Promise<[Sold, ...Sold[]]> => {
  const found = await run<Sold>(
    `select distinct on (ship_from::date) id::text, ship_from::date::text as day from shop_order
     where id < 700000000 and store_id = $1 and state = 'done' and ship_from between current_date - 28 and current_date - 3 order by ship_from::date desc, id limit $2`,
    [storeId, many],
  );
  if (found.length < many) throw new Error('the demo has too few orders');
  return found as [Sold, ...Sold[]];
};

/** What is told is what the orders say, whatever is kept. */
const expectTrue = async () => {
  const now = await told();
  await run('delete from sold_kept');
  expect(now).toEqual(await told());
};

/** Something that is done and not committed while the work goes on. */
const beside = async (text: string, values: unknown[], work: (commit: () => Promise<unknown>) => Promise<unknown>) => {
  const client = await mall.owner.connect();
  try {
    await client.query('begin');
    await client.query(text, values);
    await work(() => client.query('commit'));
  } finally {
    await client.query('rollback');
    client.release();
  }
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
  while ((await keepSoldDays(mall.house)) > 0);
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

  it('are kept an hour after they ended', async () => {
    const keptToday = () => run('select from sold_kept where day = current_date');
    await keepSoldDays(mall.house, sql`(current_date + 1)::timestamptz + interval '50 minutes'`);
    expect(await keptToday()).toHaveLength(0);
    await keepSoldDays(mall.house, sql`(current_date + 1)::timestamptz + interval '70 minutes'`);
    expect(await keptToday()).toHaveLength(1);
    await run('delete from sold_kept where day = current_date');
  });

  it('are kept once by several nodes', async () => {
    await run('delete from sold_kept');
    const kept = await Promise.all([1, 2, 3].map(() => keepSoldDays(mall.house)));
    expect(kept.reduce((sum, each) => sum + each, await keepSoldDays(mall.house))).toBe((await run('select from sold_kept')).length);
    expect(await keepSoldDays(mall.house)).toBe(0);
  });

  it('are forgotten after two years and some', async () => {
    await run(
      `insert into sold_kept (day) select current_date - 900; insert into sold_payer values (current_date - 900, 1); insert into sold_change (day) select current_date - 900`,
    );
    await sweepFigures(mall.house);
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
    ['an order becomes of another day', `update shop_order set ship_from = ship_from - interval '1 day' where id = $1`],
    ['an order becomes of no day', `update shop_order set ship_from = null where id = $1`],
    [
      'an order becomes of another store',
      `update shop_order set store_id = (select min(id) from store where id <> store_id) where id = $1`,
    ],
    [
      'an order comes later',
      `insert into shop_order select (jsonb_populate_record(o, jsonb_build_object('id', 700000000 + o.id, 'order_sn', '9' || lpad(o.id::text, 17, '0')))).* from shop_order o where id = $1`,
    ],
    [
      'a goods gets another class',
      `update goods set gc_id = o.gc_id, first_gc_id = o.first_gc_id, second_gc_id = o.second_gc_id from goods o
       where goods.id = (select goods_id from order_line where order_id = $1 limit 1) and o.id = (select min(x.id) from goods x where x.first_gc_id <> goods.first_gc_id)`,
    ],
  ])('is read from its orders as soon as %s', async (_what, change) => {
    const [{ id, day }, other] = await oldOrders(2);
    const before = await told();
    expect(await openDays()).toEqual([]);
    await run(change, [id]);
    await run(change, [other?.id]);
    expect(await openDays()).toEqual(expect.arrayContaining([day, other?.day]));
    expect(await told()).not.toEqual(before);
    await keepSoldDays(mall.house);
    expect([await openDays(), await broken()]).toEqual([[], []]);
    await expectTrue();
  });

  it('is marked by whoever is in another time zone', async () => {
    await run(`update shop_order set ship_from = ship_from::date + interval '1 hour' where id = $1`, [(await oldOrders(1))[0].id]);
    while ((await keepSoldDays(mall.house)) > 0);
    const [{ id, day }] = await oldOrders(1);
    const abroad = await mall.owner.connect();
    try {
      await abroad.query(`set timezone = 'UTC'`);
      expect((await abroad.query(`select id from inv.checks where id = 'I79' and bad > 0`)).rows).toEqual([]);
      await abroad.query(giveUp, [id]);
    } finally {
      await abroad.query('reset timezone');
      abroad.release();
    }
    expect(await openDays()).toEqual([day]);
  });

  it('is open when the change commits while the day is kept', async () => {
    const [{ id, day }] = await oldOrders(1);
    await run('delete from sold_kept');
    await beside(giveUp, [id], async (commit) => {
      while ((await keepSoldDays(mall.house)) > 0);
      expect(await openDays()).toEqual([]);
      await commit();
    });
    expect(await openDays()).toEqual([day]);
    await expectTrue();
  });

  it('is open when the change commits between the marks and the sums', async () => {
    const [{ id, day }] = await oldOrders(1);
    await run('delete from sold_kept where day = $1', [day]);
    const { text } = await one<{ text: string }>(`select pg_get_functiondef('sold_orders'::regproc) as text`);
    await run(
      text
        .replace('AS $function$', 'AS $function$ select * from (')
        .replace(/\$function\$\s*$/, ') s where (select pg_sleep(1)) is not null $function$'),
    );
    try {
      await beside(giveUp, [id], async (commit) => {
        const keeping = keepSoldDays(mall.house);
        for (;;) {
          const asleep = await run(`select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`);
          if (asleep.length > 0) break;
        }
        await commit();
        await keeping;
      });
    } finally {
      await run(text);
    }
    expect([await openDays(), await broken()]).toEqual([[day], []]);
  });

  it('is changed by several at once, who do not wait for one another', async () => {
    const [first] = await oldOrders(1);
    const { id } = await one<{ id: string }>(
      `select id::text from shop_order where ship_from::date = $1 and state <> 'cancelled' and id <> $2 order by state = 'done' desc limit 1`,
      [first.day, first.id],
    );
    await run('set lock_timeout = 500');
    await beside(giveUp, [first.id], async () => {
      await run(`update shop_order set ship_from = ship_from + interval '1 second' where id = $1`, [id]);
    });
    await run('reset lock_timeout');
    expect(await openDays()).toEqual([first.day]);
  });

  it('is not opened by what happens to an order without changing what was sold', async () => {
    const [{ id }] = await oldOrders(1);
    await run(`update shop_order set hidden = not hidden, evaluate_state = 'none', state = state, ship_from = ship_from where id = $1`, [
      id,
    ]);
    await run(
      `update goods set name = name || ' ', first_gc_id = first_gc_id where id = (select goods_id from order_line where order_id = $1 limit 1)`,
      [id],
    );
    expect(await openDays()).toEqual([]);
  });
});

it('goods that wait to be looked up leave the sums of stores as they are', async () => {
  await run(`update goods set gc_id = gc_id, second_gc_id = (select id from goods_class where level = 2 and parent_id = first_gc_id and id <> second_gc_id limit 1)
    where id = (select l.goods_id from order_line l join goods g on g.id = l.goods_id where (select count(*) from goods_class c where c.parent_id = g.first_gc_id) > 1 limit 1)`);
  expect([await openDays(false), (await openDays(true)).length > 30, await broken()]).toEqual([[], true, []]);
});
