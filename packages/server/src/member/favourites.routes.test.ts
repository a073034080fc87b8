import { colleaguesApi, favouritesApi } from '@mall/contract/member/favourites.api.ts';
import { latestFootprints, mostFootprints } from '@mall/contract/member/favourites.rules.ts';
import { footprintApi } from '@mall/contract/member/footprint.api.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetActors } from '../account/actor-cache.ts';
import { countStatements } from '../testing/count-statements.ts';
import { addSession } from '../testing/marketing-steps.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';
import { addSignedIn } from '../testing/test-member.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string) => mall.house.db.pool.query(text);
const one = async (text: string) => Object.values((await run(text)).rows[0] ?? {})[0];
let buyer = '';
let stranger = '';

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 40);
  await mall.owner.query('alter table member alter column id restart with 100');
  buyer = await tokenOf(mall.house.db, small.members.buyer);
  stranger = await tokenOf(mall.house.db, small.members.stranger);
});

beforeEach(async () => {
  await mall.owner.query('truncate goods_favourite, store_favourite, footprint');
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
const forget = (body: { day: string } | { all: 1 }, token = buyer) => mall.call(footprintApi.wipe, { body }, { token });
const wipe = (ids: string[], token = buyer) => mall.call(footprintApi.remove, { body: { ids } }, { token });

const colleague = { accountType: 2, companyId: small.company } as const;
/** Which goods, and by whom they were kept. */
const keptByColleagues = async (token: string, query = {}) =>
  (await mall.call(colleaguesApi.favourites, { query }, { token })).data.list.map(({ goodsId, keeper }) => [goodsId, keeper?.memberId]);

describe('what colleagues keep', () => {
  it('is seen as far as the right reaches, each goods once, and never what is the reader’s own', async () => {
    const { db } = mall.house;
    await run(`insert into department (id, company_id, name) values (31, 1, '物资部'), (32, 1, '财务部') on conflict do nothing`);
    await run(`insert into role (id, company_id, key, name) values (990, 1, 'shelf', '看收藏') on conflict do nothing`);
    await run(`insert into role_right values (990, 'company:favourites:view', 'department') on conflict do nothing`);
    const near = await addSignedIn(db, { ...colleague, departmentId: '31', roles: [] });
    const far = await addSignedIn(db, { ...colleague, departmentId: '32', roles: [] });
    const head = await addSignedIn(db, { ...colleague, departmentId: '31', roles: [] });
    await run(`insert into member_role values (${head.id}, 990)`);
    const admin = await addSignedIn(db, { ...colleague, roles: ['company_admin'] });
    for (const [goodsId, who] of [
      ['1', near],
      ['2', far],
      ['1', far],
      ['3', head],
    ] as const)
      await keep(goodsId, who.token);
    expect(await keptByColleagues(head.token)).toEqual([['1', near.id]]);
    expect(await keptByColleagues(admin.token)).toEqual([
      ['3', head.id],
      ['1', far.id],
      ['2', far.id],
    ]);
    expect(await keptByColleagues(admin.token, { departmentId: '31' })).toEqual([
      ['3', head.id],
      ['1', near.id],
    ]);
    expect((await mall.call(colleaguesApi.favourites, { query: {} }, { token: near.token })).errorCode).toBe('kernel.no_permission');
  });

  it('is nothing of what somebody kept before he joined, or for a company that he left, and shows him by the name that he cannot choose', async () => {
    const { db } = mall.house;
    const admin = await addSignedIn(db, { ...colleague, roles: ['company_admin'] });
    const joins = await addSignedIn(db, { memberName: '程砚秋', nickName: '陆明远', roles: [] });
    await keep('1', joins.token);
    await run(`update member set company_id = ${small.company}, account_type = 2 where id = ${joins.id}`);
    forgetActors();
    await keep('2', joins.token);
    expect(await keptByColleagues(admin.token)).toEqual([['2', joins.id]]);
    const { list } = (await mall.call(colleaguesApi.favourites, { query: {} }, { token: admin.token })).data;
    expect(list[0]?.keeper?.name).toBe('程砚秋');
    await run(`update member set company_id = 77 where id = ${joins.id}`);
    forgetActors();
    expect(await keptByColleagues(admin.token)).toEqual([]);
    expect((await kept({}, joins.token)).total).toBe(2);
  });
});

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

  it('remember what they cost when they were kept, and tell which got cheaper and which are gone', async () => {
    for (const id of ['2', '3', '4', '11']) await keep(id);
    await run('update goods_favourite set kept_price_fen = null where goods_id = 3');
    await run('update goods_favourite set kept_price_fen = kept_price_fen + 150 where goods_id in (4, 11)');
    await run(`update goods set state = 'off' where id = 11`);
    const { list, counts } = await kept();
    expect(list.map(({ goodsId, keptPrice }) => [goodsId, keptPrice])).toEqual([
      ['11', '11.61'],
      ['4', '11.54'],
      ['3', undefined],
      ['2', '10.02'],
    ]);
    expect(counts).toEqual({ all: 4, cheaper: 1, gone: 1 });
    expect(await kept({ kind: 'cheaper' })).toMatchObject({ total: 1, counts, list: [{ goodsId: '4' }] });
    expect(await kept({ kind: 'gone' })).toMatchObject({ total: 1, list: [{ goodsId: '11', shelfFlag: 0 }] });
    expect((await kept({ kind: 'gone', keyword: 'YJV22-4' })).total).toBe(0);
  });

  it('are kept at the price of a seckill that runs', async () => {
    await addSession(mall.house.db, { from: -1, until: 1, specIds: ['1000006'] });
    await keep('6');
    expect((await kept()).list).toMatchObject([{ goodsId: '6', activityPrice: '5.00', keptPrice: '5.00' }]);
    await mall.owner.query('truncate activity_price');
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

  it('are wiped out by the day or all at once, another’s never', async () => {
    for (const [memberId, goodsId, day] of [
      [small.members.buyer, 2, '2026-03-01'],
      [small.members.buyer, 3, '2026-03-01'],
      [small.members.buyer, 4, '2026-03-02'],
      [small.members.stranger, 5, '2026-03-01'],
    ])
      await run(
        `insert into footprint (member_id, goods_id, spec_id, day) values (${memberId}, ${goodsId}, 1000000 + ${goodsId}, '${day}')`,
      );
    expect((await forget({ day: '2026-03-01' })).data).toEqual({ removed: 2 });
    expect((await tracks()).list.map((card) => card.goodsId)).toEqual(['4']);
    expect((await forget({ all: 1 })).data).toEqual({ removed: 1 });
    expect((await forget({ all: 1 })).data).toEqual({ removed: 0 });
    expect((await tracks(stranger)).total).toBe(1);
    for (const body of [{}, { day: '2026-02-30' }, { day: '2026-03-01', all: 1 }])
      expect((await forget(body as { all: 1 })).code).toBe(505);
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
