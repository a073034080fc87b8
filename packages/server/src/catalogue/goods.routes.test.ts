import { goodsApi } from '@mall/contract/catalogue/goods.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string) => mall.house.db.pool.query(text);
const ids = (cards: { goodsId: string }[]) => cards.map((card) => card.goodsId);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 60);
  // 11 (store 2) is the same thing as 13 (store 2) and, once moved, 15 (store 1); 17 has another axis.
  await run(`update goods set model = 'KVV', name = '控制电缆 KVV' where id in (11, 13, 15, 17)`);
  await run(`update goods set store_id = 1 where id in (15, 17)`);
  await run(`update spec set axis = '{"芯数":"4"}' where goods_id in (11, 13, 15)`);
  await run(`update spec set axis = '{"芯数":"7"}' where goods_id = 17`);
  await run(
    `insert into class_price (class_id, month, average_fen) select 4, date '2026-07-01' - make_interval(months => n), 5000 + n from generate_series(0, 13) n`,
  );
  await run(`update goods set state = 'off' where id = 60`);
  await run(`update goods set state = 'draft' where id = 59`);
  await run(`update goods set favourite_count = 7 where id = 5`);
  await run(`insert into store_class (id, store_id, parent_id, name) values (1, 1, null, '架'), (2, 1, 1, '层')`);
  await run(`update goods set store_class_id = 2 where id in (2, 4)`);
  await run(
    `insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort) values (1, 4, '{"zh":"芯数","en":"Cores","fra":"C","spa":"C","pt":"C","ru":"C"}', true, true, true, 1)`,
  );
  await run(`insert into attribute_value (attribute_id, value, sort) values (1, '4', 1), (1, '7', 2)`);
  await run(`update goods_class set synonyms = '{KVVP}', standards = '{GB/T 9330}' where id = 4`);
  await run(
    `insert into custom_class (id, parent_id, name, class_id, show_type) values (1, null, '{"zh":"电缆"}', null, 1), (2, 1, '{"zh":"控制"}', 4, 1), (3, 1, '{"zh":"断路器"}', 3, 2)`,
  );
});

const offers = async () => (await mall.call(goodsApi.priceParity, { query: { specId: '1000011' } })).data.map(({ goodsId }) => goodsId);

describe('comparing prices', () => {
  it('finds the same model and axis at other stores only', async () => {
    const { result, statements } = await countStatements(mall.house.db, () =>
      mall.call(goodsApi.priceParity, { query: { specId: '1000011' } }),
    );
    expect(result.data.map((offer) => [offer.goodsId, offer.storeId, offer.specSellPrice, offer.difference])).toEqual([
      ['15', '1', '10.15', '0.04'],
    ]);
    expect(statements).toHaveLength(2);
    expect((await mall.call(goodsApi.priceParity, { query: { specId: '999' } })).data).toEqual([]);
  });

  it.each([true, false])('takes nothing for the same that differs in a value (in its name: %s), nor what has one more', async (inName) => {
    await run(`insert into attribute (id, class_id, names, facet, in_name, drives_spec, sort)
      select 77, g.gc_id, '{"zh":"额定电压","en":"V","fra":"V","spa":"V","pt":"V","ru":"V"}', true, ${inName}, false, 9 from goods g where g.id = 11`);
    await run(`insert into attribute_value (id, attribute_id, value, sort) values (771, 77, '10kV', 1), (772, 77, '10.5kV', 2)`);
    await run(`insert into goods_attribute (goods_id, attribute_id, value_id) values (11, 77, 771), (15, 77, 772)`);
    expect(await offers()).toEqual([]);
    await run(`update goods_attribute set value_id = 771 where goods_id = 15 and attribute_id = 77`);
    expect(await offers()).toEqual(['15']);
    await run(`delete from goods_attribute where goods_id = 11 and attribute_id = 77`);
    expect(await offers()).toEqual([]);
    await run(`delete from goods_attribute where attribute_id = 77`);
    await run(`delete from attribute_value where attribute_id = 77`);
    await run(`delete from attribute where id = 77`);
  });

  it('knows the average of a class and a year of months', async () => {
    const { data } = await mall.call(goodsApi.averagePrice, { query: { specId: '1000011' } });
    expect(data).toMatchObject({ gcId: '4', gcName: '控制电缆', averagePrice: '50.00' });
    expect(data.history).toHaveLength(12);
    expect(data.history.at(-1)).toEqual({ date: '2026-07', price: '50.00' });
    expect((await mall.call(goodsApi.averagePrice, { query: { gcId: '4' } })).data).toEqual(data);
    expect((await mall.call(goodsApi.averagePrice, { query: { gcId: '3' } })).errorCode).toBe('kernel.not_found');
    expect((await mall.call(goodsApi.averagePrice)).code).toBe(505);
  });
});

describe('lists', () => {
  it('recommend the best of a store', async () => {
    expect(ids((await mall.call(goodsApi.recommend, { query: { storeId: '1', limit: 3 } })).data)).toEqual(['2', '4', '6']);
    expect((await mall.call(goodsApi.recommend, { query: { storeId: small.stores.closed } })).data).toEqual([]);
  });

  it('put best sellers first, of a store, a class of any level, or the mall', async () => {
    const hot = async (query: object) => ids((await mall.call(goodsApi.hot, { query })).data);
    expect(await hot({ storeId: '2', limit: 2 })).toEqual(['57', '55']);
    expect(await hot({ gcId: '3', limit: 2 })).toEqual(['58', '56']);
    expect(await hot({ gcId: '1', limit: 2 })).toEqual(['58', '57']);
    expect(await hot({ gcId: '4', storeId: '1', limit: 3 })).toEqual(['17', '15']);
    expect(await hot({ limit: 1 })).toEqual(['58']);
    expect(ids((await mall.call(goodsApi.hotList, { query: { limit: 1 } })).data)).toEqual(['58']);
    expect(ids((await mall.call(goodsApi.hotList, { query: { type: 'favourite', limit: 1 } })).data)).toEqual(['5']);
    expect((await mall.call(goodsApi.hotList, { query: { type: 'x' as 'sales' } })).code).toBe(505);
  });

  it('put what is sold abroad before the other best sellers for a reader abroad', async () => {
    await mall.house.db.pool.query(`update goods set source = 'cross' where id = 10`);
    const hot = async (language: string) => ids((await mall.call(goodsApi.hot, { query: { gcId: '3', limit: 2 } }, { language })).data);
    expect(await hot('ru')).toEqual(['10', '58']);
    expect(await hot('zh')).toEqual(['58', '56']);
    const only = { gcId: '3', source: 'cross' as const };
    expect(ids((await mall.call(goodsApi.hot, { query: only }, { language: 'ru' })).data)).toEqual(['10']);
    await mall.house.db.pool.query(`update goods set source = 'self' where id = 10`);
  });

  it('page through a store by shelf, word and order', async () => {
    const page = async (query: object) => (await mall.call(goodsApi.page, { query: { storeId: '1', ...query } })).data;
    expect((await page({})).total).toBe(31);
    expect(ids((await page({ limit: 2 })).list)).toEqual(['2', '4']);
    expect(ids((await page({ limit: 2, page: 2 })).list)).toEqual(['6', '8']);
    expect(ids((await page({ sort: 'price_desc', limit: 2 })).list)).toEqual(['58', '56']);
    expect(ids((await page({ sort: 'sales', limit: 1 })).list)).toEqual(['58']);
    expect(await page({ classId: '1' })).toMatchObject({ total: 2, list: [{ goodsId: '2' }, { goodsId: '4' }] });
    expect(await page({ classId: '9' })).toEqual({ total: 0, list: [] });
    expect(ids((await page({ keyword: 'kvv' })).list)).toEqual(['15', '17']);
    expect((await page({ keyword: '%' })).total).toBe(0);
    const { statements } = await countStatements(mall.house.db, () => page({}));
    expect(statements).toHaveLength(2);
  });

  it('offer a guest what the mall recommends, a member what lies near his footprints', async () => {
    const token = await tokenOf(mall.house.db, small.members.buyer);
    const guest = (await mall.call(goodsApi.like)).data;
    expect(ids(guest.list).slice(0, 2)).toEqual(['1', '2']);
    expect((await mall.call(goodsApi.like, {}, { token })).data).toEqual(guest);
    await run(`insert into footprint (member_id, goods_id, spec_id, day) values (1, 1, 1000001, current_date)`);
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(goodsApi.like, {}, { token }));
    expect(ids(result.data.list).slice(0, 2)).toEqual(['2', '3']);
    expect(result.data.total).toBe(57);
    expect(statements.length).toBeLessThanOrEqual(6);
  });
});

describe('single facts', () => {
  it('tell where a goods comes from and how many keep it', async () => {
    expect((await mall.call(goodsApi.type, { query: { goodsId: '2' } })).data).toEqual({
      goodsId: '2',
      goodsSource: 'self',
      ownFlag: 1,
      storeId: '1',
      gcId: '3',
      shelfFlag: 1,
    });
    expect((await mall.call(goodsApi.type, { query: { goodsId: '60' } })).data.shelfFlag).toBe(0);
    expect((await mall.call(goodsApi.favNum, { query: { goodsId: '5' } })).data).toEqual({ favNum: 7 });
    for (const goodsId of ['59', '999']) {
      expect((await mall.call(goodsApi.type, { query: { goodsId } })).errorCode).toBe('goods.not_found');
      expect((await mall.call(goodsApi.favNum, { query: { goodsId } })).errorCode).toBe('goods.not_found');
    }
  });

  it('tell the parameters of classes by name, trade word, standard or id', async () => {
    const found = async (query: object) => (await mall.call(goodsApi.standardInfo, { query })).data;
    const [control] = await found({ keyword: 'KVVP' });
    expect(control).toMatchObject({
      gcId: '4',
      firstGcName: '电线电缆',
      standards: ['GB/T 9330'],
      attributes: [{ name: '芯数', drivesSpec: 1, values: ['4', '7'] }],
    });
    expect((await found({ keyword: 'control' })).map((one) => one.gcId)).toEqual(['4']);
    expect((await found({ keyword: '9330' })).map((one) => one.gcId)).toEqual(['4']);
    expect((await found({ gcId: '2' })).map((one) => one.gcId)).toEqual(['3', '4']);
    expect(await found({ keyword: '_' })).toEqual([]);
    expect((await mall.call(goodsApi.standardInfo)).code).toBe(505);
  });

  it('give classes arranged by hand as a tree and level by level', async () => {
    const [root] = (await mall.call(goodsApi.customClassTree)).data;
    expect(root?.children.map((one) => one.name)).toEqual(['控制', '断路器']);
    const below = async (query: object) => (await mall.call(goodsApi.customClassChildren, { query })).data.map((one) => one.name);
    expect(await below({})).toEqual(['电缆']);
    expect(await below({ id: '1' })).toEqual(['控制', '断路器']);
    expect(await below({ id: '1', showType: '2' })).toEqual(['断路器']);
    expect(await below({ id: '77' })).toEqual([]);
    expect(await below({ id: '1', zoneId: '1' })).toEqual([]);
  });
});
