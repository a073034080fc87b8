import { favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { latestFootprints, mostFootprints } from '@mall/contract/member/favourites.rules.ts';
import { footprintApi } from '@mall/contract/member/footprint.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string) => mall.house.db.pool.query(text);
const one = async (text: string) => Object.values((await run(text)).rows[0] ?? {})[0];
let buyer = '';
let stranger = '';

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 40);
  buyer = await tokenOf(mall.house.db, small.members.buyer);
  stranger = await tokenOf(mall.house.db, small.members.stranger);
});

beforeEach(async () => {
  await run('truncate goods_favourite, store_favourite, footprint');
  await run(`update goods set favourite_count = 0, state = 'on'`);
  await run('update store set favourite_count = 0');
});

const keep = (goodsId: string, token = buyer, specId?: string) =>
  mall.call(favouritesApi.addGoods, { body: { goodsId, ...(specId ? { specId } : {}) } }, { token });
const drop = (ids: string[], token = buyer) => mall.call(favouritesApi.removeGoods, { body: { ids } }, { token });
const kept = async (query: object = {}, token = buyer) => (await mall.call(favouritesApi.goodsPage, { query }, { token })).data;
const isKept = async (token: string) => (await mall.call(favouritesApi.isFavourite, { query: { goodsId: '2' } }, { token })).data;
const follow = (storeId: string, token = buyer) => mall.call(favouritesApi.addStore, { body: { storeId } }, { token });
const unfollow = (ids: string[]) => mall.call(favouritesApi.removeStores, { body: { ids } }, { token: buyer });
const followed = async () => (await mall.call(favouritesApi.storePage, {}, { token: buyer })).data;
const look = (goodsId: string, token = buyer) => mall.call(favouritesApi.addBrowse, { body: { goodsId } }, { token });
const tracks = async (token = buyer, query: object = {}) => (await mall.call(favouritesApi.browsePage, { query }, { token })).data;
const wipe = (ids: string[], token = buyer) => mall.call(footprintApi.remove, { body: { ids } }, { token });

describe('favourite goods', () => {
  it('are kept once, counted once, and dropped', async () => {
    expect((await keep('2')).data).toEqual({ favNum: 1 });
    expect((await keep('2')).data).toEqual({ favNum: 1 });
    expect((await keep('2', stranger)).data).toEqual({ favNum: 2 });
    expect(await isKept(buyer)).toBe(1);
    expect((await drop(['2', '3'])).data).toEqual({ removed: 1 });
    expect((await drop(['2'])).data).toEqual({ removed: 0 });
    expect([await isKept(buyer), await isKept(stranger)]).toEqual([0, 1]);
    expect(await one('select favourite_count from goods where id = 2')).toBe(1);
  });

  it('are the member’s own, the latest first, found by words', async () => {
    for (const id of ['2', '11', '4']) await keep(id);
    await keep('6', stranger);
    expect((await kept()).list.map((card) => card.goodsId)).toEqual(['4', '11', '2']);
    expect(await kept({ limit: 1, page: 2 })).toMatchObject({ total: 3, list: [{ goodsId: '11' }] });
    expect((await kept({ keyword: 'YJV22-11' })).list.map((card) => card.goodsId)).toEqual(['11']);
    expect((await kept({ keyword: '_' })).total).toBe(0);
    expect((await drop(['6'])).data).toEqual({ removed: 0 });
    expect((await kept({}, stranger)).total).toBe(1);
    const { statements } = await countStatements(mall.house.db, () => kept());
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it('stay on the list when they are sold no more, and say so', async () => {
    await keep('2');
    await run(`update goods set state = 'off' where id = 2`);
    expect((await kept()).list).toMatchObject([{ goodsId: '2', shelfFlag: 0, specStorage: 0, specSellPrice: '10.02' }]);
    await run(`update goods set state = 'on' where id = 2`);
    expect((await kept()).list).toMatchObject([{ goodsId: '2', shelfFlag: 1 }]);
  });

  it('cannot be what is not there or not sold, and a foreign spec gives way', async () => {
    await run(`update goods set state = 'off' where id = 4`);
    await run(`update goods set state = 'draft' where id = 6`);
    expect((await keep('999')).errorCode).toBe('goods.not_found');
    expect((await keep('6')).errorCode).toBe('goods.not_found');
    expect((await keep('4')).errorCode).toBe('goods.off_shelf');
    await keep('2', buyer, '1000003');
    expect((await kept()).list[0]?.specId).toBe('1000002');
  });

  it('are told for the goods and stores of a page, by one statement, to their owner only', async () => {
    for (const id of ['2', '11', '4']) await keep(id);
    await keep('6', stranger);
    await follow('2');
    const among = (token?: string) => mall.call(favouritesApi.goodsAmong, { query: { goodsId: '2,3,4,6' } }, token ? { token } : {});
    const stores = (token?: string) => mall.call(favouritesApi.storesAmong, { query: { storeId: '1,2' } }, token ? { token } : {});
    const { result, statements } = await countStatements(mall.house.db, () => among(buyer));
    expect(result.data.toSorted()).toEqual(['2', '4']);
    expect(statements.filter((text) => text.includes('goods_favourite'))).toHaveLength(1);
    expect((await among(stranger)).data).toEqual(['6']);
    expect((await stores(buyer)).data).toEqual(['2']);
    expect((await stores(stranger)).data).toEqual([]);
    expect([(await among()).code, (await stores()).code]).toEqual([401, 401]);
    const many = Array.from({ length: 101 }, (_, at) => at + 1).join(',');
    expect((await mall.call(favouritesApi.goodsAmong, { query: { goodsId: many } }, { token: buyer })).code).toBe(505);
  });

  it('are for members', async () => {
    expect((await mall.call(favouritesApi.goodsPage)).code).toBe(401);
    expect((await mall.call(favouritesApi.addGoods, { body: { goodsId: '2' } })).code).toBe(401);
    expect(await one('select count(*)::int from goods_favourite')).toBe(0);
  });

  it('count exactly what is kept when 50 clicks race', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, at) => (at % 2 ? drop(['2', '3']) : keep(at % 4 ? '2' : '3'))));
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? drop(['3', '2'], stranger) : keep('2', stranger))));
    for (const id of ['2', '3'])
      expect(
        await one(
          `select favourite_count - (select count(*)::int from goods_favourite where goods_id = ${id}) from goods where id = ${id}`,
        ),
      ).toBe(0);
  });
});

describe('followed stores', () => {
  it('are followed once, counted once, shown with what is new, and let go', async () => {
    expect((await follow('1')).data).toEqual({ favNum: 1 });
    expect((await follow('1')).data).toEqual({ favNum: 1 });
    expect((await follow('1', stranger)).data).toEqual({ favNum: 2 });
    await follow('2');
    const { result, statements } = await countStatements(mall.house.db, followed);
    expect(result).toMatchObject({
      total: 2,
      list: [
        { storeId: '2', openFlag: 1 },
        { storeId: '1', favouriteCount: 2 },
      ],
    });
    expect(result.list[1]?.newGoods.map((card) => card.goodsId)).toEqual(['40', '38', '36', '34']);
    expect(statements.length).toBeLessThanOrEqual(6);
    expect((await unfollow(['1', '77'])).data).toEqual({ removed: 1 });
    expect((await followed()).list.map((store) => store.storeId)).toEqual(['2']);
    expect(await one('select favourite_count from store where id = 1')).toBe(1);
  });

  it('cannot be closed or unknown, but one that closes stays on the list', async () => {
    expect((await follow(small.stores.closed)).errorCode).toBe('kernel.not_found');
    expect((await follow('99')).errorCode).toBe('kernel.not_found');
    await follow('2');
    await run(`update store set state = 'closed' where id = 2`);
    expect((await followed()).list).toMatchObject([{ storeId: '2', openFlag: 0 }]);
    expect((await unfollow(['2'])).data).toEqual({ removed: 1 });
    await run(`update store set state = 'open' where id = 2`);
  });
});

describe('footprints', () => {
  it('are left once for each goods and day, the latest first, for their owner only', async () => {
    for (const id of ['2', '3', '2']) expect((await look(id)).code).toBe(200);
    await run(
      `insert into footprint (member_id, goods_id, spec_id, day, seen_at) values (1, 2, 1000002, current_date - 1, now() - interval '1 day')`,
    );
    const page = await tracks();
    expect(page.list.map((card) => card.goodsId)).toEqual(['2', '3', '2']);
    expect(page.list[0]?.day).toBe(page.list[0]?.createDate.slice(0, 10));
    expect(await tracks(stranger)).toEqual({ total: 0, list: [] });
    const latest = await mall.call(favouritesApi.browseList, {}, { token: buyer });
    expect(latest.data.map((card) => card.goodsId)).toEqual(['2', '3']);
    expect((await look('999')).errorCode).toBe('goods.not_found');
    expect((await mall.call(favouritesApi.browseList)).code).toBe(401);
  });

  it('are found by words, by item number and by days, both of them included', async () => {
    await run(`insert into footprint (member_id, goods_id, spec_id, day, seen_at) values (1, 2, 1000002, '2026-03-01', '2026-03-01 10:00+08'),
      (1, 11, 1000011, '2026-03-02', '2026-03-02 10:00+08'), (1, 4, 1000004, '2026-03-03', '2026-03-03 10:00+08')`);
    const found = async (query: object) => (await tracks(buyer, query)).list.map((card) => card.goodsId);
    expect(await found({})).toEqual(['4', '11', '2']);
    expect(await found({ keyword: 'YJV22-11' })).toEqual(['11']);
    const number = String(await one('select item_number from spec where id = 1000004'));
    expect(await found({ keyword: number.toLowerCase() })).toEqual(['4']);
    expect(await found({ keyword: '_' })).toEqual([]);
    expect(await found({ from: '2026-03-02' })).toEqual(['4', '11']);
    expect(await found({ to: '2026-03-02' })).toEqual(['11', '2']);
    expect(await found({ from: '2026-03-02', to: '2026-03-02', keyword: 'YJV' })).toEqual(['11']);
    expect(await found({ from: '2026-03-03', to: '2026-03-01' })).toEqual([]);
    expect(await tracks(buyer, { to: '2026-03-02', limit: 1, page: 2 })).toMatchObject({ total: 2, list: [{ goodsId: '2' }] });
    for (const from of ['2026-02-30', '0000-01-01', '2026-3-1', 'x'])
      expect((await mall.call(favouritesApi.browsePage, { query: { from } }, { token: buyer })).code, from).toBe(505);
  });

  it('are wiped out one by one or together, and another’s are passed over', async () => {
    for (const id of ['2', '3', '4']) await look(id);
    await look('5', stranger);
    const [fourth, third, second] = (await tracks()).list.map(({ id }) => id) as [string, string, string];
    const others = (await tracks(stranger)).list.map(({ id }) => id);
    expect((await wipe([third])).data).toEqual({ removed: 1 });
    expect((await tracks()).list.map((card) => card.goodsId)).toEqual(['4', '2']);
    expect((await wipe([fourth, second, third, ...others])).data).toEqual({ removed: 2 });
    expect([(await tracks()).total, (await tracks(stranger)).total]).toEqual([0, 1]);
    expect((await wipe([])).code).toBe(505);
  });

  it('are bounded: the oldest fall out', async () => {
    await run(`insert into footprint (member_id, goods_id, spec_id, day, seen_at)
      select 1, 1 + n % 40, 1000001 + n % 40, current_date - 1 - n / 40, now() - make_interval(days => 1 + n / 40, mins => n % 40) from generate_series(0, ${mostFootprints - 1}) n`);
    await look('7');
    expect((await tracks()).total).toBe(mostFootprints);
    expect((await tracks()).list[0]?.goodsId).toBe('7');
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(favouritesApi.browseList, {}, { token: buyer }));
    expect(result.data).toHaveLength(latestFootprints);
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it('stay one when two looks race', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => look('5')));
    expect(answers.every((answer) => answer.code === 200)).toBe(true);
    expect((await tracks()).total).toBe(1);
  });
});
