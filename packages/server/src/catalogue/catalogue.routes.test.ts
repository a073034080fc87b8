import { catalogueApi, type GoodsClass } from '@mall/contract/catalogue/catalogue.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../testing/count-statements.ts';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const run = (text: string) => mall.house.db.pool.query(text);

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 60);
  await run(`insert into floor (id, floor_style, title, subtitle, image, action_type, action_params, sort) values
    (1, 1, '{"zh":"电线电缆","en":"Cables"}', '{"zh":"国标足米"}', '/f.svg', 'class', '{"classId":"1"}', 2), (2, 3, '{"zh":"场景"}', null, '', 'none', '{}', 1)`);
  await run(`insert into floor (id, zone_id, floor_style, title) values (3, 1, 4, '{"zh":"专区"}')`);
  await run(`insert into floor (id, floor_style, title, shown) values (4, 4, '{"zh":"收起"}', false)`);
  await run(`insert into floor_goods (floor_id, place, part, group_no, goods_id, caption) values
    (1, 0, 'hero', 0, 9, ''), (1, 1, 'main', 0, 3, ''), (1, 2, 'main', 0, 999, ''), (1, 3, 'ranking', 0, 9, ''), (2, 0, 'kit', 1, 7, '进线柜'), (4, 0, 'main', 0, 1, '')`);
  await run(`insert into floor_link (floor_id, part, group_no, title, relation_type, relation_target, sort) values
    (1, 'chip', 0, '{"zh":"电力电缆","en":"Power"}', 'class', '2', 2), (1, 'head', 0, '{"zh":"更多"}', 'keyword', 'YJV', 1), (2, 'kit', 1, '{"zh":"配电房"}', 'page', '/x', 1)`);
  await run(`insert into adv (id, adv_key, title, image) values (1, 'class_block', '{"zh":"块"}', '/b.svg')`);
  await run(`insert into adv_link (adv_id, relation_type, relation_target) values (1, 'class', '1')`);
  await run(`insert into custom_class (id, parent_id, name, class_id, adv_id, image) values
    (1, null, '{"zh":"电缆","en":"Cables"}', null, 1, ''), (2, 1, '{"zh":"断路器"}', 3, null, ''), (3, 1, '{"zh":"控制"}', 4, null, '/own.svg'), (4, 1, '{"zh":"停用"}', 5, null, ''), (5, 1, '{"zh":"没有"}', 999, null, '')`);
});

const names = (classes: GoodsClass[]): unknown => classes.map((one) => [one.name, names(one.children)]);

const below = async (id?: string) => (await mall.call(catalogueApi.classChildren, { query: id ? { id } : {} })).data.map((one) => one.id);

describe('the class tree', () => {
  it('has three levels in their order, without what is hidden, in one statement', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(catalogueApi.classTree));
    expect(names(result.data)).toEqual([
      [
        '电线电缆',
        [
          [
            '电力电缆',
            [
              ['控制电缆', []],
              ['高压断路器', []],
            ],
          ],
        ],
      ],
    ]);
    expect(result.data[0]).toMatchObject({
      id: '1',
      parentId: '0',
      level: 1,
      icon: 'cable',
      picture: '/media/goods/a.svg',
      goodsCount: 60,
    });
    expect(statements).toHaveLength(1);
  });

  it('speaks the visitor’s language', async () => {
    expect((await mall.call(catalogueApi.classTree, {}, { language: 'ru' })).data[0]?.name).toBe('Wires and cables ru');
    expect((await mall.call(catalogueApi.classTree, {}, { language: 'xx' })).data[0]?.name).toBe('电线电缆');
  });

  it('gives the classes below one, the first level without one, nothing below what is not there', async () => {
    expect(await below()).toEqual(['1']);
    expect(await below('2')).toEqual(['4', '3']);
    expect(await below('3')).toEqual([]);
    expect(await below('77')).toEqual([]);
  });

  it('shows a big customer only what his zone sells, with the zone’s numbers', async () => {
    const { result, statements } = await countStatements(mall.house.db, () =>
      mall.call(catalogueApi.classChildren, { query: { id: '2', navigationId: small.zones.big } }),
    );
    expect(result.data.map((one) => [one.id, one.goodsCount])).toEqual([['3', 30]]);
    expect(statements).toHaveLength(2);
    expect((await mall.call(catalogueApi.classChildren, { query: { navigationId: '99' } })).data).toEqual([]);
  });
});

describe('floors', () => {
  it('keep their order, parts and captions, leave out goods that are gone, in four statements', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(catalogueApi.floors));
    expect(statements).toHaveLength(4);
    expect(result.data.map((floor) => floor.title)).toEqual(['场景', '电线电缆']);
    expect(result.data[1]).toMatchObject({
      floorStyle: 1,
      floorStyleName: 'enjoy-good-things1',
      subtitle: '国标足米',
      image: '/f.svg',
      actionType: 'class',
      actionParams: { classId: '1' },
    });
    expect(
      result.data[1]?.goodsDTOS.map((one) => [one.goodsId, one.part, one.specSellPrice, one.specIntegerPrize, one.specFloatPrize]),
    ).toEqual([
      ['9', 'hero', '10.09', '10', '09'],
      ['3', 'main', '10.03', '10', '03'],
      ['9', 'ranking', '10.09', '10', '09'],
    ]);
    expect(
      result.data[1]?.webFloorLinkConfigDTOList.map((link) => [link.part, link.title, link.relationType, link.relationTarget]),
    ).toEqual([
      ['head', '更多', 'keyword', 'YJV'],
      ['chip', '电力电缆', 'class', '2'],
    ]);
    expect(result.data[0]?.goodsDTOS[0]).toMatchObject({ groupNo: 1, caption: '进线柜' });
  });

  it('speak the visitor’s language, Chinese where there are no other words', async () => {
    const { data } = await mall.call(catalogueApi.floors, {}, { language: 'en' });
    expect(data.map((floor) => floor.title)).toEqual(['场景', 'Cables']);
    expect(data[1]?.goodsDTOS[0]?.specName).toBe('XLPE cable YJV22-9 3×240 copper core');
  });

  it('of a zone stand only there', async () => {
    expect((await mall.call(catalogueApi.floors, { query: { zoneId: small.zones.big } })).data.map((floor) => floor.title)).toEqual([
      '专区',
    ]);
    expect((await mall.call(catalogueApi.floors, { query: { zoneId: 'x' } })).code).toBe(505);
  });
});

describe('class blocks arranged by hand', () => {
  it('count the goods behind each, leave out classes that are gone, in three statements', async () => {
    const { result, statements } = await countStatements(mall.house.db, () => mall.call(catalogueApi.customClasses));
    expect(statements).toHaveLength(3);
    const [block] = result.data;
    expect(block).toMatchObject({
      name: '电缆',
      goodsCount: 60,
      advDTO: { title: '块', advLinkConfigDTOList: [{ relationType: 'class', relationTarget: '1' }] },
    });
    expect(block?.children.map((one) => [one.name, one.classId, one.goodsCount, one.image])).toEqual([
      ['断路器', '3', 30, '/media/goods/b.svg'],
      ['控制', '4', 30, '/own.svg'],
    ]);
    expect((await mall.call(catalogueApi.customClasses, {}, { language: 'en' })).data.map((one) => one.name)).toEqual(['Cables']);
  });
});

describe('recommended goods', () => {
  it('come 25 a page with their total, in two statements however deep', async () => {
    for (const [page, first, amount] of [
      [1, '1', 25],
      [2, '26', 25],
      [3, '51', 10],
      [4, undefined, 0],
    ] as const) {
      const { result, statements } = await countStatements(mall.house.db, () => mall.call(catalogueApi.recommendPage, { query: { page } }));
      expect(result.data).toMatchObject({ total: 60 });
      expect(result.data.list).toHaveLength(amount);
      expect(result.data.list[0]?.goodsId).toBe(first);
      expect(statements.length).toBeLessThanOrEqual(2);
    }
  });

  it('refuse a page that nobody reads and a limit that nobody shows', async () => {
    expect((await mall.call(catalogueApi.recommendPage, { query: { page: 0 } })).code).toBe(505);
    expect((await mall.call(catalogueApi.recommendPage, { query: { limit: 101 } })).code).toBe(505);
    expect((await mall.call(catalogueApi.recommendPage, { query: { page: 10_000 } })).data.list).toEqual([]);
  });

  it('of a zone are its own', async () => {
    const { data } = await mall.call(catalogueApi.zoneRecommendPage, { query: { zoneId: small.zones.big, limit: 3 } });
    expect(data.total).toBe(30);
    expect(data.list.map((one) => one.goodsId)).toEqual(['2', '4', '6']);
    expect((await mall.call(catalogueApi.zoneRecommendPage, { query: { zoneId: '99' } })).data).toEqual({ list: [], total: 0 });
  });

  it('of a zone come with its head and by class, in three statements', async () => {
    const { result, statements } = await countStatements(mall.house.db, () =>
      mall.call(catalogueApi.zoneRecommendation, { query: { zoneId: small.zones.big } }, { language: 'en' }),
    );
    expect(statements).toHaveLength(3);
    expect(result.data.zone).toMatchObject({ id: '1', key: 'big', name: 'Big customers' });
    expect(result.data.groups.map((group) => [group.name, group.goodsList.length, group.goodsList[0]?.goodsId])).toEqual([
      ['Power cables', 10, '2'],
    ]);
    for (const zoneId of ['99', small.zones.shut]) {
      expect((await mall.call(catalogueApi.zoneRecommendation, { query: { zoneId } })).errorCode).toBe('kernel.not_found');
    }
  });
});

const headOf = async (memberId: string | undefined, zoneId?: string) => {
  const token = memberId && (await tokenOf(mall.house.db, memberId));
  return (await mall.call(catalogueApi.navigationIndex, { query: zoneId ? { zoneId } : {} }, token ? { token } : {})).data
    .navigationIndexDTO;
};

describe('the head of a zone', () => {
  it('is nobody’s for a guest and for a member without a zone', async () => {
    expect(await headOf(undefined)).toBeNull();
    expect(await headOf(small.members.buyer)).toBeNull();
  });

  it('is his company’s for a big customer', async () => {
    expect(await headOf(small.members.bigBuyer)).toMatchObject({
      id: '1',
      banner: '/banner.svg',
      logoUrl: '/logo.svg',
      name: '大客户专区',
    });
  });

  it('is that of the zone asked for, unless it is shut', async () => {
    expect(await headOf(undefined, small.zones.big)).toMatchObject({ id: '1' });
    expect(await headOf(undefined, small.zones.shut)).toBeNull();
    expect(await headOf(small.members.bigBuyer, small.zones.shut)).toBeNull();
  });
});
