import { catalogueApi } from '@mall/contract/catalogue/catalogue.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmallMall, small, tokenOf } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });
const head = (query: { zoneId?: string; kind?: 'big_customer' | 'green' | 'channel' }, token?: string) =>
  mall.call(catalogueApi.zoneHead, { query }, token ? { token } : {});
const drafts = (query: object, token?: string) => mall.call(catalogueApi.draftFloors, { query }, token ? { token } : {});

beforeAll(async () => {
  await buildSmallMall(mall.house.db);
  await mall.house.db.pool.query(`
    insert into zone (id, key, kind, names, welcome, sort) select 9, 'green_two', 'green', names, welcome, 2 from zone where id = 1;
    insert into zone (id, key, kind, names, welcome, sort) select 10, 'green', 'green', names, welcome, 1 from zone where id = 1;
    insert into floor (id, zone_id, floor_style, title, sort, shown) values
      (1, null, 4, '{"zh":"已上线"}', 1, true), (2, null, 4, '{"zh":"草稿"}', 2, false), (3, 10, 4, '{"zh":"专区草稿"}', 1, false);
    insert into floor_goods (floor_id, place, goods_id) values (1, 0, 1), (2, 0, 2), (3, 0, 4)`);
});

describe('the head of a zone', () => {
  it('is found by its id, by anybody', async () => {
    expect((await head({ zoneId: small.zones.big })).data).toMatchObject({
      id: '1',
      kind: 'big_customer',
      name: '大客户专区',
      welcome: expect.stringContaining('登录后'),
    });
  });

  it('promises what a big customer has to his people alone, whatever is asked for', async () => {
    const [own, stranger] = [await tokenOf(mall.house.db, small.members.bigBuyer), await tokenOf(mall.house.db, small.members.stranger)];
    const welcomes = async (token?: string) => {
      const as = token ? { token } : {};
      const query = { zoneId: small.zones.big };
      return [
        (await head(query, token)).data.welcome,
        (await head({ kind: 'big_customer' }, token)).data.welcome,
        (await mall.call(catalogueApi.navigationIndex, { query }, as)).data.navigationIndexDTO?.welcome,
        (await mall.call(catalogueApi.zoneRecommendation, { query }, as)).data.zone.welcome,
      ];
    };
    expect(new Set(await welcomes(own))).toEqual(new Set(['欢迎']));
    for (const token of [stranger, undefined]) expect(await welcomes(token)).not.toContain('欢迎');
  });

  it('is the first open one of a kind', async () => {
    expect((await head({ kind: 'green' })).data.id).toBe('10');
    expect((await head({ kind: 'channel' })).errorCode).toBe('kernel.not_found');
  });

  it('is the visitor’s own when he has one; a guest and a stranger have none', async () => {
    expect((await head({}, await tokenOf(mall.house.db, small.members.bigBuyer))).data.id).toBe('1');
    expect((await head({}, await tokenOf(mall.house.db, small.members.stranger))).errorCode).toBe('kernel.not_found');
    expect((await head({})).errorCode).toBe('kernel.not_found');
  });

  it('is not there when the zone is shut, unknown or of another kind', async () => {
    for (const query of [{ zoneId: small.zones.shut }, { zoneId: '77' }, { zoneId: '1', kind: 'green' as const }])
      expect((await head(query)).errorCode).toBe('kernel.not_found');
  });
});

describe('drafts of a page', () => {
  it('are for operators alone', async () => {
    const buyer = await tokenOf(mall.house.db, small.members.buyer);
    expect((await drafts({})).errorCode).toBe('kernel.not_found');
    expect((await drafts({}, buyer)).errorCode).toBe('kernel.not_found');
    await mall.house.db.pool.query(
      `insert into member (id, mobile, member_name, audience, password_hash) values (70, '13700000001', '运营', 'operator', '')`,
    );
    const operator = await tokenOf(mall.house.db, '70');
    const { data } = await drafts({}, operator);
    expect(data.map((floor) => [floor.title, floor.shown, floor.goodsDTOS.length])).toEqual([
      ['已上线', true, 1],
      ['草稿', false, 1],
    ]);
    expect((await drafts({ key: 'green' }, operator)).data.map((floor) => floor.title)).toEqual(['专区草稿']);
    expect((await drafts({ zoneId: '10' }, operator)).data).toHaveLength(1);
    expect((await drafts({ key: 'nowhere' }, operator)).errorCode).toBe('kernel.not_found');
  });

  it('stay out of the page itself', async () => {
    expect((await mall.call(catalogueApi.floors)).data.map((floor) => floor.title)).toEqual(['已上线']);
  });
});
