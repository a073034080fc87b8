import { searchApi } from '@mall/contract/search/search.api.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSmallMall } from '../testing/small-mall.ts';
import { testApp } from '../testing/test-app.ts';

const mall = testApp({ PAGE_CACHE_SECONDS: '0' });

beforeAll(async () => {
  await buildSmallMall(mall.house.db, 60);
  // On the home page a block that leads nowhere by itself, with one class in it and a block below; in the zone a menu.
  await mall.house.db.pool.query(`insert into custom_class (id, parent_id, zone_id, name, class_id, show_type) values
    (1, null, null, '{"zh":"电缆"}', null, 1), (2, 1, null, '{"zh":"控制"}', 4, 1), (3, null, null, '{"zh":"空"}', null, 1),
    (4, null, 1, '{"zh":"菜单"}', null, 2), (5, 4, 1, '{"zh":"电力"}', 3, 2)`);
});

const counted = async (query: object) => {
  const filtered = (await mall.call(searchApi.filter, { query })).data.totalCount;
  const { totalCount } = (await mall.call(searchApi.zoneGoods, { query })).data;
  expect(filtered).toBe(totalCount);
  return totalCount;
};

describe('goods of what a page shows', () => {
  it('are those of its classes', async () => {
    expect(await counted({})).toBe(60);
    expect(await counted({ dataSource: 'currentPage' })).toBe(30);
    expect((await mall.call(searchApi.goods, { query: { dataSource: 'currentPage' } })).data.goodsVOList[0]?.specName).toContain('YJV22');
  });

  it('are those of one block, with what stands in it', async () => {
    expect([
      await counted({ dataSource: 'currentPage', customId: '1' }),
      await counted({ dataSource: 'currentPage', customId: '2' }),
    ]).toEqual([30, 30]);
  });

  it('are none where a block is gone, of another page, or leads to no class', async () => {
    for (const customId of ['77', '5', '3']) expect(await counted({ dataSource: 'currentPage', customId })).toBe(0);
  });

  it('are those of the zone on the zone’s page', async () => {
    expect(await counted({ dataSource: 'currentPage', customId: '4', zoneId: '1' })).toBe(await counted({ zoneId: '1', classId: '3' }));
  });

  it('give way to a class that was chosen there', async () => {
    expect(await counted({ dataSource: 'currentPage', customId: '1', classId: '2' })).toBe(60);
  });
});

it('finds the goods of several classes together', async () => {
  expect(await counted({ classId: '3,4' })).toBe(60);
  expect(await counted({ classId: '3,77' })).toBe(30);
});
