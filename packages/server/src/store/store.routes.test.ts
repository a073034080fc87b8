import { storeApi } from '@mall/contract/store/store.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string) => mall.house.db.pool.query(text);
const words = (zh: string, en: string) => JSON.stringify({ zh, en, fra: en, spa: en, pt: en, ru: en });
let buyer = '';

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 12);
  buyer = await tokenOf(mall.house.db, small.members.buyer);
  await run(`update store set region = '天津', grade = 'A', goods_score = 4.9, service_score = 4.8, logistics_score = 4.9, banner = '/b.svg', introduction = '自营',
    introductions = '{"en":"Own","ru":"Свой"}', free_from_fen = 29900, freight_fen = 1500, licence = '{"unifiedCode":"9100DEMO0000000001"}', opened_at = '2019-04-12 00:00:00+08' where id = 1`);
  await run(`insert into area (id, parent_id, name, level, leaf) values (65, null, '新疆维吾尔自治区', 1, false)`);
  await run(`insert into store_freight_area (store_id, province_id, freight_fen) values (1, 65, 8000)`);
  await run(`update store set region = '江苏 常州', goods_score = 4.1, service_score = 4.2, logistics_score = 4.0 where id = 2`);
  await run(`insert into store_qualification (store_id, name, sort) values (1, '营业执照', 1), (1, 'ISO 9001质量管理体系认证', 2), (1, 'ISO 14001环境管理体系认证', 3),
    (2, '营业执照', 1), (2, '怪证', 2), (3, '营业执照', 1)`);
  await run(`insert into store_main_class (store_id, class_id) values (1, 1), (2, 1), (3, 1), (1, 2)`);
  await run(
    `insert into store_class (id, store_id, parent_id, name, sort) values (1, 1, null, '电缆', 1), (2, 1, 1, '中压', 2), (3, 1, 1, '低压', 1), (4, 2, null, '别店', 1), (5, 3, null, '关门', 1)`,
  );
  await run(`update goods set store_class_id = 2 where id in (2, 4)`);
  await run(`update goods set store_class_id = 3 where id = 6`);
  await run(`update goods set store_class_id = 3, state = 'off' where id = 8`);
  await run(`insert into company_purchase (id, company_name, country_code, gc_id, titles, descriptions, requirements, quantity, unit, budget_fen, published_at, deadline) values
    (1, 'Steppe Grid', 'KZ', 4, '${words('求购控制电缆', 'Wanted: control cable')}', '${words('说明', 'About')}', '{IEC 60502,全国工业产品生产许可证}', 500, '米', 1000000, now() - interval '2 days', now() + interval '9 days'),
    (2, 'Andes', 'CL', 3, '${words('求购断路器', 'Wanted: breaker')}', '${words('说明', 'About')}', '{}', 5, '台', 2000000, now() - interval '30 days', now() - interval '1 day'),
    (3, 'Later', 'CL', 3, '${words('未到', 'Not yet')}', '${words('说明', 'About')}', '{}', 5, '台', 2000000, now() + interval '1 day', now() + interval '9 days')`);
});
const by = async (group: 'region' | 'category' | 'grade', language = '') =>
  (await mall.call(storeApi.supplierStatistics, { query: { by: group } }, { language })).data;
const wantedIds = async (query: object) => (await mall.call(storeApi.companyPurchaseList, { query })).data.list.map((one) => one.id);

describe('a store', () => {
  it('tells its scores, papers and shelves, within six statements', async () => {
    const { result, statements } = await countStatements(mall.house.db, () =>
      mall.call(storeApi.info, { params: { storeId: small.stores.own } }),
    );
    expect(result.data).toMatchObject({
      storeId: '1',
      name: '能电自营店',
      score: '4.9',
      serviceScore: '4.8',
      peerScore: { goodsScore: '4.5', serviceScore: '4.5', logisticsScore: '4.5' },
      openTime: '2019-04-12 00:00:00',
      goodsCount: 5,
      freight: '15.00',
      freightAreas: [{ provinceId: '65', freight: '80.00' }],
      freeFrom: '299.00',
      isFavorite: 0,
      mainClasses: [
        { id: '1', name: '电线电缆' },
        { id: '2', name: '电力电缆' },
      ],
      certificateInfo: { unifiedCode: '9100DEMO0000000001', address: '' },
    });
    expect(result.data.qualifications.map((one) => one.name)).toEqual([
      '营业执照',
      'ISO 9001质量管理体系认证',
      'ISO 14001环境管理体系认证',
    ]);
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it('speaks the visitor’s language', async () => {
    const { data } = await mall.call(storeApi.info, { params: { storeId: '1' } }, { language: 'en' });
    expect(data).toMatchObject({ name: 'Nengdian', introduction: 'Own', region: 'Tianjin' });
    const said = async (language: 'ru' | 'fra' | 'zh') =>
      (await mall.call(storeApi.info, { params: { storeId: '1' } }, { language })).data.introduction;
    expect([await said('ru'), await said('fra'), await said('zh')]).toEqual(['Свой', 'Own', '自营']);
  });

  it('is followed by whom it is followed, by nobody else', async () => {
    await run('insert into store_favourite (member_id, store_id) values (1, 1)');
    await run('update store set favourite_count = 1 where id = 1');
    expect((await mall.call(storeApi.info, { params: { storeId: '1' } }, { token: buyer })).data).toMatchObject({
      isFavorite: 1,
      favouriteCount: 1,
    });
    const stranger = await tokenOf(mall.house.db, small.members.stranger);
    expect((await mall.call(storeApi.info, { params: { storeId: '1' } }, { token: stranger })).data.isFavorite).toBe(0);
  });

  it('that is closed, unknown or no id at all is not there', async () => {
    for (const storeId of [small.stores.closed, '77', 'x'])
      expect((await mall.call(storeApi.info, { params: { storeId } })).errorCode).toBe('kernel.not_found');
  });

  it('counts what stands on its shelves, what lies below a shelf too', async () => {
    expect((await mall.call(storeApi.classes, { query: { storeId: '1' } })).data).toEqual([
      {
        id: '1',
        name: '电缆',
        goodsCount: 3,
        children: [
          { id: '3', name: '低压', goodsCount: 1, children: [] },
          { id: '2', name: '中压', goodsCount: 2, children: [] },
        ],
      },
    ]);
    expect((await mall.call(storeApi.classes, { query: { storeId: small.stores.closed } })).data).toEqual([]);
  });

  it('names its shelves in the language asked for, and as the seller did where there is no other name', async () => {
    await run(
      `update store_class set names = '${JSON.stringify({ zh: '电缆', en: 'Cable', fra: 'Câble', spa: 'Cable', pt: 'Cabo', ru: 'Кабель' })}' where id = 1`,
    );
    const { data } = await mall.call(storeApi.classes, { query: { storeId: '1' } }, { language: 'ru' });
    expect([data[0]?.name, data[0]?.children.map(({ name }) => name)]).toEqual(['Кабель', ['低压', '中压']]);
  });
});

describe('stores', () => {
  it('stand the best first, without closed ones, with samples, within six statements', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(storeApi.list));
    expect(result.data.total).toBe(2);
    expect(result.data.list.map((store) => store.storeId)).toEqual(['1', '2']);
    expect(result.data.list[0]?.sampleGoods.map((card) => card.goodsId)).toEqual(['2', '4', '6', '10']);
    expect(statements.length).toBeLessThanOrEqual(6);
  });

  it('are found by class and kind, page by page', async () => {
    expect((await mall.call(storeApi.list, { query: { classId: '2' } })).data.list.map((store) => store.storeId)).toEqual(['1']);
    expect((await mall.call(storeApi.list, { query: { kind: 'third' } })).data.list.map((store) => store.storeId)).toEqual(['2']);
    expect((await mall.call(storeApi.list, { query: { page: 2, limit: 1 } })).data).toMatchObject({ total: 2, list: [{ storeId: '2' }] });
    expect((await mall.call(storeApi.list, { query: { page: 9 } })).data).toEqual({ total: 2, list: [] });
  });

  it('of the same trade are recommended beside one, that one left out', async () => {
    expect((await mall.call(storeApi.recommend, { query: { storeId: '2' } })).data.list.map((store) => store.storeId)).toEqual(['1']);
    expect((await mall.call(storeApi.recommend)).data.total).toBe(2);
  });
});

describe('statistics', () => {
  it('count stores by region, category and grade', async () => {
    expect(await by('region')).toEqual([
      { name: '天津', value: 1 },
      { name: '江苏', value: 1 },
    ]);
    expect((await by('region', 'ru')).map((share) => share.name)).toEqual(['Тяньцзинь', 'Цзянсу']);
    expect((await by('region', 'pt')).map((share) => share.name)).toEqual(['Tianjin', 'Jiangsu']);
    expect(await by('category')).toEqual([
      { name: '电线电缆', value: 2 },
      { name: '电力电缆', value: 1 },
    ]);
    expect(await by('grade')).toEqual([
      { name: 'A 级', value: 1 },
      { name: 'B 级', value: 1 },
    ]);
  });

  it('count stores and papers by kind of proof', async () => {
    expect((await mall.call(storeApi.qualificationStatistics, {}, { language: 'en' })).data).toEqual([
      { name: 'Business and tax registration', value: 2 },
      { name: 'Management systems', value: 1 },
      { name: 'Other', value: 1 },
    ]);
    expect((await mall.call(storeApi.qualificationRatio)).data.map((share) => share.value)).toEqual([2, 2, 1]);
  });
});

describe('what companies look for', () => {
  it('is listed the newest first, without what is not published yet', async () => {
    const { data } = await mall.call(storeApi.companyPurchaseList, {}, { language: 'en' });
    expect(data.total).toBe(2);
    expect(data.list[0]).toMatchObject({
      id: '1',
      title: 'Wanted: control cable',
      country: 'Kazakhstan',
      className: 'Control cables',
      unit: 'm',
      budget: '10000.00',
      state: 'open',
    });
    expect(data.list[1]?.state).toBe('closed');
  });

  it('is found by words, class and state', async () => {
    expect(await wantedIds({ keyword: '断路' })).toEqual(['2']);
    expect(await wantedIds({ keyword: '%' })).toEqual([]);
    expect(await wantedIds({ classId: '1' })).toEqual(['1', '2']);
    expect(await wantedIds({ state: 'open' })).toEqual(['1']);
  });

  it('is shown one by one', async () => {
    expect((await mall.call(storeApi.companyPurchaseShow, { query: { id: '1' } })).data).toMatchObject({
      requirements: ['IEC 60502', '全国工业产品生产许可证'],
      description: '说明',
    });
    expect((await mall.call(storeApi.companyPurchaseShow, { query: { id: '1' } }, { language: 'ru' })).data.requirements).toEqual([
      'IEC 60502',
      'лицензия на производство',
    ]);
    for (const id of ['3', '99'])
      expect((await mall.call(storeApi.companyPurchaseShow, { query: { id } })).errorCode).toBe('kernel.not_found');
  });
});
