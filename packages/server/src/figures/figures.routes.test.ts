import { lookApi } from '@mall/contract/figures/look.api.ts';
import { mallFiguresApi } from '@mall/contract/figures/mall-figures.api.ts';
import { sellerFiguresApi } from '@mall/contract/figures/seller-figures.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDownloads } from '../download/make-downloads.ts';
import { makers } from '../makers.ts';
import { apply } from '../testing/after-sale-steps.ts';
import { countStatements } from '../testing/count-statements.ts';
import { payableOf, placePaid, ship, specOf } from '../testing/order-steps.ts';
import { buildSmallMall, layStock, small } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';
import { countLooks } from './count-looks.ts';
import { sweepFigures } from './sweep-figures.ts';

const mall = testApp();
const { buyer } = small.members;
const browser = 'Mozilla/5.0 (Windows NT 10.0) Chrome/120 Safari/537.36';
let seller = '';
let other = '';
let operator = '';
let today = '';

const run = (text: string, values: unknown[] = []) => mall.house.db.pool.query(text, values);
const daysAgo = (count: number) => new Date(Date.parse(today) - count * 86_400_000).toISOString().slice(0, 10);
const span = (days: number) => ({ from: daysAgo(days - 1), to: today });
const yuan = async (id: string) => ((await payableOf(mall.house.db, id)) / 100).toFixed(2);
const buy = (num: number, spec = 2) => placePaid(mall.house.db, buyer, { lines: [{ specId: specOf(spec), num }] });
const moveBack = (orderId: string, days: number) =>
  run(`update shop_order set ship_from = now() - make_interval(days => $2), created_at = now() - make_interval(days => $2) where id = $1`, [
    orderId,
    days,
  ]);
const figuresOf = async (token: string, days = 30) => (await mall.call(sellerFiguresApi.overview, { query: span(days) }, { token })).data;

beforeAll(async () => {
  const { db } = mall.house;
  await buildSmallMall(db, 10);
  await run('update goods set moq = 1');
  await layStock(db, 100);
  seller = (await addSignedIn(db, { id: '101', audience: 'seller', storeId: small.stores.own })).token;
  other = (await addSignedIn(db, { id: '102', audience: 'seller', storeId: small.stores.third })).token;
  operator = (await addSignedIn(db, { id: '103', audience: 'operator' })).token;
  today = (await run('select current_date::text as day')).rows[0].day;
});

const from = (address: string, memberId?: string) => ({
  actor: memberId ? ({ kind: 'buyer', memberId, companyId: '1' } as never) : ({ kind: 'guest' } as const),
  address,
  device: browser,
});
const counted = async (what: string) =>
  (await run('select store_id::int, goods_id::int, word, visitors, companies from figure_day where what = $1 order by 1, 2, 3', [what]))
    .rows;

describe('looks', () => {
  it('count a visitor once a day for a goods, its store and the mall, and tell what led there', async () => {
    const looks = countLooks(mall.house.db);
    looks.saw(from('1.1.1.1'), { goodsId: '2', word: 'yjv22' });
    looks.saw(from('1.1.1.1'), { goodsId: '2', word: 'YJV22 ' });
    looks.saw(from('1.1.1.1'), { goodsId: '4' });
    await looks.write();
    looks.saw(from('1.1.1.1'), { goodsId: '2' });
    looks.saw(from('2.2.2.2', buyer), { storeId: '1' });
    looks.saw(from('2.2.2.2'), { missed: 'ZZ 9' });
    looks.saw(from('2.2.2.2'), { missed: '13800000001' });
    looks.carted(from('1.1.1.1'), [specOf(2), specOf(3)]);
    await looks.write();
    expect(await counted('seen')).toEqual([
      { store_id: 0, goods_id: 0, word: '', visitors: 2, companies: 1 },
      { store_id: 1, goods_id: 0, word: '', visitors: 2, companies: 1 },
      { store_id: 1, goods_id: 2, word: '', visitors: 1, companies: 0 },
      { store_id: 1, goods_id: 4, word: '', visitors: 1, companies: 0 },
    ]);
    expect(await counted('word')).toEqual([{ store_id: 1, goods_id: 2, word: 'YJV22', visitors: 1, companies: 0 }]);
    expect(await counted('missed')).toEqual([{ store_id: 0, goods_id: 0, word: 'ZZ 9', visitors: 1, companies: 0 }]);
    expect((await counted('cart')).map(({ store_id, goods_id }) => [store_id, goods_id])).toEqual([
      [0, 0],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 3],
    ]);
  });

  it('count neither machines, nor a store’s own people, nor what is not there, nor more than one person looks at', async () => {
    const before = await counted('seen');
    const looks = countLooks(mall.house.db);
    looks.saw({ ...from('3.3.3.3'), device: 'Googlebot/2.1' }, { goodsId: '2' });
    looks.saw({ ...from('3.3.3.3'), actor: { kind: 'seller', memberId: '101' } as never }, { goodsId: '2' });
    looks.saw({ ...from('3.3.3.3'), actor: { kind: 'buyer', memberId: '9', ownStoreId: '1' } as never }, { goodsId: '2' });
    looks.saw(from('3.3.3.3'), { goodsId: '999999' });
    await looks.write();
    expect(await counted('seen')).toEqual(before);
    for (let at = 0; at < 500; at += 1) looks.saw(from('4.4.4.4'), { missed: `many ${at}` });
    await looks.write();
    expect((await counted('missed')).filter(({ word }) => word.startsWith('MANY'))).toHaveLength(400);
    await run(`delete from figure_day where word like 'MANY%'`);
  });

  it('keep nothing by which a visitor is found again once the day is over, and the numbers stay', async () => {
    await run(`update figure_mark set day = day - 2`);
    await run(`update figure_salt set day = day - 2`);
    const before = await counted('seen');
    await sweepFigures(mall.house);
    expect((await run('select (select count(*) from figure_mark)::int + (select count(*) from figure_salt)::int as n')).rows[0].n).toBe(0);
    expect(await counted('seen')).toEqual(before);
  });

  it('are told by pages of whoever comes, and nonsense is refused', async () => {
    expect((await mall.call(lookApi.look, { body: { goodsId: '999999' } }, {})).code).toBe(200);
    expect((await mall.call(lookApi.look, { body: { goodsId: '2', storeId: '1' } as never }, {})).code).not.toBe(200);
    expect((await mall.call(lookApi.look, { body: {} as never }, {})).code).not.toBe(200);
  });
});

describe('the figures of a store', () => {
  it('agree with its orders, day by day and with the days before, and tell nothing of another store', async () => {
    const [now, week, old, gone] = [await buy(1), await buy(2), await buy(3), await buy(4)] as [string, string, string, string];
    await moveBack(week, 6);
    await moveBack(old, 8);
    await run(`update shop_order set state = 'cancelled', cancel_kind = 'seller' where id = $1`, [gone]);
    const { sums, before, days, beforeDays, classes, funnel } = await figuresOf(seller, 7);
    expect([days.length, beforeDays.length]).toEqual([7, 7]);
    expect([days.at(-1)?.amount, days[0]?.amount]).toEqual([await yuan(now), await yuan(week)]);
    expect(sums).toMatchObject({
      amount: (Number(await yuan(now)) + Number(await yuan(week))).toFixed(2),
      orders: 2,
      visitors: 2,
      companies: 1,
    });
    expect(before).toMatchObject({ amount: await yuan(old), orders: 1 });
    expect(beforeDays.at(-2)?.orders).toBe(1);
    expect(classes).toMatchObject([{ name: '电力电缆' }]);
    expect(funnel).toMatchObject({ seen: 2, carted: 1, placed: 3, approved: 3, stuck: 0 });
    expect((await figuresOf(other, 7)).sums).toMatchObject({ amount: '0.00', orders: 0, visitors: 0 });
  });

  it('count what came back on its day, rank goods, and say which words led there', async () => {
    const orderId = await buy(4, 4);
    await ship(mall.house.db, orderId);
    const afterSaleId = await apply(mall.house.db, buyer, orderId, { num: 1 });
    await run(`update after_sale set state = 'finished', finished_at = now(), due_at = null where id = $1`, [afterSaleId]);
    await run(
      `insert into refund (refund_sn, order_id, channel, amount_fen, ref, state, done_at) values ('R261101000001', $1, 'pcpay', 1004, 'after-sale:x', 'success', now())`,
      [orderId],
    );
    const { sums, words, minds } = await figuresOf(seller);
    expect(sums.refunded).toBe('10.04');
    expect(words).toMatchObject([{ word: 'YJV22', visitors: 1, goodsId: '2' }]);
    expect(minds.map(({ kind }) => kind)).toContain('refund');
    const ranked = (await mall.call(sellerFiguresApi.goods, { query: { ...span(30), limit: 5 } }, { token: seller })).data;
    expect(ranked.list.map(({ goodsId }) => goodsId).toSorted()).toEqual(['2', '4']);
    expect(ranked.list.find(({ goodsId }) => goodsId === '4')).toMatchObject({ orders: 1, num: 4, visitors: 1 });
    expect((await mall.call(sellerFiguresApi.goods, { query: span(30) }, { token: other })).data.total).toBe(1);
  });

  it('warn of what is gone and of what is nearly gone', async () => {
    await run('update spec_stock set on_hand = reserved where spec_id = $1', [specOf(2)]);
    await run('update spec_stock set on_hand = reserved + 1 where spec_id = $1', [specOf(4)]);
    const { minds, stock } = await figuresOf(seller);
    expect(minds).toMatchObject([{ kind: 'out', specId: specOf(2), more: 0 }, { kind: 'refund' }]);
    expect(stock).toMatchObject({ specs: 5, out: 1 });
    await layStock(mall.house.db, 100);
  });

  it('are read by few statements, of at most a year, and refused to who may not', async () => {
    const { statements } = await countStatements(mall.house.db, () => figuresOf(seller));
    expect(statements.length).toBeLessThanOrEqual(11);
    const ask = (query: { from: string; to: string }, token: string) => mall.call(sellerFiguresApi.overview, { query }, { token });
    expect((await ask(span(366), seller)).code).toBe(200);
    for (const wrong of [span(367), { from: today, to: daysAgo(1) }, { from: '2026-02-30', to: today }, { from: '0000-01-01', to: today }])
      expect((await ask(wrong, seller)).code).not.toBe(200);
    expect((await ask(span(7), operator)).code).not.toBe(200);
  });
});

describe('the figures of the mall', () => {
  it('agree with the orders of all stores', async () => {
    await buy(1, 3);
    const { data } = await mall.call(mallFiguresApi.overview, { query: span(30) }, { token: operator });
    const { rows } =
      await run(`select count(*)::int as orders, (sum(payable_fen) / 100.0)::numeric(12,2)::text as amount, count(distinct member_id)::int as payers
      from shop_order where state <> 'cancelled' and ship_from >= current_date - 29`);
    expect(data.sums).toMatchObject(rows[0]);
    expect(data.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(rows[0].orders);
    expect(data.stores.map(({ name }) => name).toSorted()).toEqual(['津缆旗舰店', '能电自营店']);
    expect(data.today.members).toBeGreaterThan(0);
    expect(data.today.orders).toBeLessThanOrEqual(data.month.orders);
  });

  it('name the slow stores and the words that found nothing', async () => {
    const slow = await buy(1);
    await run(`update shop_order set ship_from = now() - interval '9 days', shipped_at = now() - interval '2 days' where id = $1`, [slow]);
    const paces = (await mall.call(mallFiguresApi.stores, { query: span(30) }, { token: operator })).data;
    expect(paces.list[0]).toMatchObject({ id: small.stores.own, shippedLate: expect.any(Number) });
    expect(paces.list[0]?.shippedLate).toBeGreaterThan(0);
    expect((await mall.call(mallFiguresApi.missed, { query: span(30) }, { token: operator })).data).toMatchObject({
      total: 1,
      list: [{ word: 'ZZ 9', visitors: 1 }],
    });
    expect((await mall.call(mallFiguresApi.overview, { query: span(30) }, { token: seller })).code).not.toBe(200);
  });

  it('and those of a store are given as sheets', async () => {
    const body = span(30);
    for (const call of [mallFiguresApi.exportDays, mallFiguresApi.exportMissed])
      expect(await mall.call(call, { body }, { token: operator })).toMatchObject({ code: 200 });
    expect((await mall.call(mallFiguresApi.exportStores, { body: { ...body, order: 'amount' } }, { token: operator })).code).toBe(200);
    for (const call of [sellerFiguresApi.exportDays, sellerFiguresApi.exportGoods])
      expect((await mall.call(call, { body }, { token: seller })).code).toBe(200);
    await makeDownloads(mall.house, makers);
    const { rows } = await run(`select kind, state, rows_done from download order by kind`);
    expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual(
      ['goods_figures', 'mall_figures', 'missed_words', 'store_figures', 'store_paces'].map((kind) => `${kind} ready`),
    );
    expect(rows.find(({ kind }) => kind === 'mall_figures').rows_done).toBe(30);
  });
});
